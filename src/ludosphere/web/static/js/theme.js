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

/** @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Stores preferences without leaving the page, one after the other: each answer brings the cookie anew. True once it is kept.
 * @param {Record<string, string>} values
 */
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
  const kept = last.then(keep);
  last = kept;
  return kept;
}
