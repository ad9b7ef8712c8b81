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

let last = Promise.resolve();

/** Stores preferences without leaving the page, one after the other: each answer brings the cookie anew. True once it is kept. */
export function prefer(values) {
  const keep = () =>
    fetch("/preferences", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(values),
      keepalive: true,
    }).then(
      (answer) => answer.ok,
      () => false,
    );
  last = last.then(keep);
  return last;
}
