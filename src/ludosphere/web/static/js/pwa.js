// What every page does around itself: the service worker, word of a new version, the list of an off-line page.
import { tally } from "./title.js";

const { serviceWorker } = navigator;
/** Did somebody ask for the new version on this page? Then it is loaded as soon as it rules. */
let wanted = false;

if (serviceWorker) {
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
  let ruled = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
    else if (ruled) offer(null); // another page asked for it
    ruled = true;
  });
}

/** What may need a rest: pages are there first. Only over https, and on this machine itself, is there a worker. */
async function register() {
  try {
    const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = /** @type {ServiceWorker} */ (registration.installing);
      worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && serviceWorker.controller) offer(worker);
      });
    });
    if (serviceWorker.controller || document.documentElement.dataset.kept !== undefined) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: "keep", url: location.href }); // this page came before the worker
  } catch {
    // the browser allows none here, or there is no network: everything works, but only on line
  }
}

/** Quietly: there is a new version. It comes when somebody says so, never in the middle of a turn. @param {ServiceWorker | null} worker */
function offer(worker) {
  const strip = document.getElementById("update");
  if (!strip) return;
  strip.hidden = false;
  strip.querySelector("button").onclick = () => {
    wanted = true;
    if (worker?.state === "installed") worker.postMessage({ type: "update" });
    else location.reload();
  };
}

/** Nothing stays of the person who was here: what was kept for when there is no network, and what still waited. */
export function forget() {
  serviceWorker?.controller?.postMessage({ type: "forget" });
  for (const key of Object.keys(sessionStorage)) if (key.startsWith("ludosphere:")) sessionStorage.removeItem(key);
}

document.addEventListener("submit", (event) => {
  if (event.target.matches("[data-forget]")) forget();
});

// The page for when there is no network lists what is kept, and tries again when there is one.
const list = document.getElementById("kept");
if (list) {
  let chosen = false; // whoever has chosen a table isn't brought back here
  list.addEventListener("click", () => (chosen = true));
  addEventListener("online", () => chosen || location.reload());
  fill(list);
}

/** @param {Part} section */
async function fill(section) {
  for (const name of await caches.keys()) {
    if (!name.startsWith("ludosphere-pages-")) continue;
    const pages = await caches.open(name);
    for (const request of await pages.keys()) {
      const { pathname } = new URL(request.url);
      const html = /^\/table\/[\w-]+$/.test(pathname) && (await (await pages.match(request))?.text());
      if (!html) continue;
      const link = document.createElement("a");
      link.className = "btn";
      link.href = pathname;
      link.textContent = new DOMParser().parseFromString(html, "text/html").title.replace(/ — Ludosphere$/, "");
      const item = document.createElement("li");
      item.append(link);
      section.querySelector("ul").prepend(item);
    }
  }
  section.hidden = !section.querySelector("li");
}

if (document.querySelector("main.home")) tally();
