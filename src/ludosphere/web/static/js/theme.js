// Day or night at a tap, on every page; the choice is kept by the server in a cookie.
for (const button of document.querySelectorAll("[data-theme-toggle]")) {
  button.addEventListener("click", (event) => {
    event.preventDefault();
    const root = document.documentElement;
    const night = getComputedStyle(root).colorScheme === "dark";
    root.dataset.theme = night ? "day" : "night";
    prefer({ theme: root.dataset.theme });
  });
}

/** Stores preferences without leaving the page. */
export function prefer(values) {
  return fetch("/preferences", {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(values),
  }).catch(() => undefined);
}
