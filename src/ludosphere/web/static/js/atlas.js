// The atlas: what is found while one types or chooses; without this the form does it.
const form = /** @type {HTMLFormElement} */ (document.querySelector("form.find"));
/** @type {AbortController | undefined} */
let asking;

async function find() {
  asking?.abort();
  asking = new AbortController();
  const url = new URL(location.href);
  url.hash = "";
  for (const [name, value] of new FormData(form)) url.searchParams.set(name, String(value));
  try {
    const answer = await fetch(url, { signal: asking.signal });
    if (!answer.ok) return;
    const found = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.querySelector(".atlas-list").replaceWith(found.querySelector(".atlas-list"));
    document.getElementById("count").textContent = found.getElementById("count").textContent; // a status: it is said
    history.replaceState(null, "", url);
  } catch {
    // somebody typed on, or there is no network: what is shown stays
  }
}

let wait = 0;
form.addEventListener("input", () => {
  clearTimeout(wait);
  wait = setTimeout(find, 250);
});
