// The service worker: the program's own files, the tables one has visited and a page for when there is no network.
// It never keeps answers to questions, what is sent, moments of a replay, or pages of anybody but who asked last.
// VERSION, FILES and OFFLINE come before it (pwa.py).
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const SHELL = `ludosphere-shell-${VERSION}`;
const PAGES = `ludosphere-pages-${VERSION}`;
/** Whose pages are kept, in which language: beside the pages, so that it goes when they go. */
const WHO = "/whose-pages";
/** So many tables, and pictures of tables, are kept at most. */
const MOST = { tables: 12, pictures: 240 };

const TABLE = /^\/table\/[\w-]+$/;
const PICTURE = /^\/table\/[\w-]+\/picture\/[\w-]+\.svg$/;
/** So a proxy says that there is nobody behind it. */
const NOBODY = [502, 504];
/** So the server says that a table is not there for whoever asks. */
const GONE = [403, 404, 410];

worker.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES);
  // Without cookies: the page in its plain form, whoever will see it.
  const pages = Object.values(OFFLINE).map((url) => new Request(url, { credentials: "omit", cache: "reload" }));
  await shell.addAll(pages);
}

worker.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("ludosphere-") && name !== SHELL && name !== PAGES) await caches.delete(name);
  }
  await worker.clients.claim();
}

worker.addEventListener("message", (event) => {
  const { type, url } = event.data ?? {};
  if (type === "forget") event.waitUntil(Promise.all([turn(() => caches.delete(PAGES)), silence()]));
  if (type === "update") worker.skipWaiting();
  if (type === "keep") event.waitUntil(fetchTable(new URL(url)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/static/")) event.respondWith(file(event, SHELL, url.searchParams.has("v")));
  else if (url.pathname.startsWith("/art/")) event.respondWith(file(event, SHELL, false));
  else if (PICTURE.test(url.pathname)) event.respondWith(file(event, PAGES, true));
  else if (request.mode === "navigate") event.respondWith(page(event, url));
});

/** A file: what never changes comes from here, the rest from here only when there is no network. @param {FetchEvent} event @param {string} name @param {boolean} fixed */
async function file(event, name, fixed) {
  const { request } = event;
  const cache = await caches.open(name);
  if (fixed) {
    const kept = await cache.match(request);
    if (kept) return kept;
  }
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(name === PAGES ? turn(() => picture(request, copy)) : cache.put(request, copy));
    }
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

/** A page comes from the server. Without one: the table as it was, and marked as such, or the page that says so. @param {FetchEvent} event @param {URL} url */
async function page(event, url) {
  const table = isTable(url);
  try {
    const answer = await fetch(event.request);
    if (NOBODY.includes(answer.status)) throw new Error(answer.statusText);
    const copy = answer.clone();
    event.waitUntil(turn(() => note(copy, table ? url : null)));
    return answer;
  } catch {
    return (table && (await keptTable(url))) || offline();
  }
}

/** Moments of the past are not kept: the page would not know which one it is. @param {URL} url */
const isTable = (url) => url.origin === worker.location.origin && TABLE.test(url.pathname) && !url.searchParams.has("at");

/** The page that was there before this worker was: it is fetched once more to be kept. @param {URL} url */
async function fetchTable(url) {
  if (!isTable(url)) return;
  try {
    const answer = await fetch(url, { credentials: "same-origin" });
    await turn(() => note(answer, url));
  } catch {
    // no network: there is nothing to keep
  }
}

// ---------------------------------------------------------------- what is kept of one person

/** @type {Promise<unknown>} */
let last = Promise.resolve();
/** One after the other, so that nothing of somebody is written while somebody else's is thrown away. @param {() => unknown} work */
function turn(work) {
  last = last.then(work, work);
  return last;
}

/** A page went by: who asked? If it is somebody else than before, the pages kept so far go. @param {Response} answer @param {URL | null} url */
async function note(answer, url) {
  const who = answer.headers.get("ludosphere-visitor");
  if (!who) return;
  const lang = answer.headers.get("content-language");
  const before = await whose();
  if (before.who && before.who !== who) await caches.delete(PAGES);
  const pages = await caches.open(PAGES);
  if (before.who !== who || before.lang !== lang) await pages.put(WHO, Response.json({ who, lang }));
  if (!url) return;
  const fit = answer.ok && !answer.redirected;
  if (fit || GONE.includes(answer.status)) await pages.delete(url.pathname); // what is put back comes last: the oldest is first
  if (!fit) return;
  await pages.put(url.pathname, answer);
  await trim(pages, TABLE, MOST.tables);
}

/** @returns {Promise<{ who?: string, lang?: string }>} */
async function whose() {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(WHO);
  return kept ? kept.json() : {};
}

/** @param {Request} request @param {Response} answer */
async function picture(request, answer) {
  const pages = await caches.open(PAGES);
  if (!(await pages.match(WHO))) return; // forgotten meanwhile
  await pages.put(request, answer);
  await trim(pages, PICTURE, MOST.pictures);
}

/** @param {Cache} pages @param {RegExp} kind @param {number} most */
async function trim(pages, kind, most) {
  const found = (await pages.keys()).filter((request) => kind.test(new URL(request.url).pathname));
  await Promise.all(found.slice(0, Math.max(0, found.length - most)).map((request) => pages.delete(request)));
}

// ---------------------------------------------------------------- somebody's turn

worker.addEventListener("push", (event) => event.waitUntil(tell(event)));

/** @param {PushEvent} event */
async function tell(event) {
  const { title, body, url, tag, icon } = /** @type {PushMessageData} */ (event.data).json();
  const options = { body, tag, icon, badge: icon, renotify: true, data: { url } };
  await worker.registration.showNotification(title, options);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(new URL(event.notification.data.url, worker.location.origin)));
});

/** To the table: where it is open already, else in a window of its own. @param {URL} url */
async function visit(url) {
  if (url.origin !== worker.location.origin) return;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === url.pathname);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** The browser has another address now: the server must know it. @param {PushSubscriptionChangeEvent} event */
async function renew({ oldSubscription, newSubscription }) {
  const fresh = newSubscription ?? (oldSubscription && (await worker.registration.pushManager.subscribe(oldSubscription.options)));
  if (!fresh) return;
  const headers = { "Content-Type": "application/json" };
  await fetch("/push", { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(fresh) });
}

/** Whoever leaves is told nothing more at this browser. */
async function silence() {
  const subscription = await worker.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

// ---------------------------------------------------------------- without the network

/** @param {URL} url */
async function keptTable(url) {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(url.pathname);
  if (!kept) return null;
  const html = (await kept.text()).replace("<html", "<html data-kept");
  return new Response(html, { headers: plain(kept) });
}

async function offline() {
  const { lang } = await whose();
  const wished = lang ?? worker.navigator.language.slice(0, 2);
  const shell = await caches.open(SHELL);
  const kept = await shell.match(OFFLINE[wished] ?? Object.values(OFFLINE)[0]);
  return kept ? new Response(await kept.text(), { status: 503, headers: plain(kept) }) : Response.error();
}

/** The headers of an answer whose text has another length now. @param {Response} answer */
function plain(answer) {
  const headers = new Headers(answer.headers);
  for (const name of ["content-length", "content-encoding"]) headers.delete(name);
  return headers;
}
