// The switch on one's own page: whether this browser is told of one's turns, also while no page is open.
const place = document.querySelector("[data-push]");
if (place && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) begin(place);

/** @param {Part} place */
async function begin(place) {
  const [on, off] = [place.querySelector("[data-push-on]"), place.querySelector("[data-push-off]")];
  const hint = place.querySelector("p");
  const { push: key, known, failed, blocked } = place.dataset;
  const { pushManager } = await navigator.serviceWorker.ready;

  /** @param {boolean} told @param {string} [text] */
  const show = (told, text = told ? place.dataset.on : place.dataset.off) => {
    on.hidden = told;
    off.hidden = !told;
    hint.textContent = text;
  };

  async function start() {
    if ((await Notification.requestPermission()) !== "granted") return show(false, blocked);
    const old = await pushManager.getSubscription();
    if (old && !sameKey(old, key)) await old.unsubscribe(); // of a server that was there before
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const answer = await send("/push", subscription);
    if (answer.ok) return show(true);
    await subscription.unsubscribe();
    return show(false, (await answer.json()).text);
  }

  async function stop() {
    const subscription = await pushManager.getSubscription();
    if (subscription) {
      await send("/push/stop", { endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    show(false);
  }

  /** @param {() => Promise<unknown>} work */
  const carefully = (work) => async () => {
    on.disabled = off.disabled = true;
    await work().catch(() => show(false, failed));
    on.disabled = off.disabled = false;
  };
  on.addEventListener("click", carefully(start));
  off.addEventListener("click", carefully(stop));
  const subscription = await pushManager.getSubscription();
  // A browser may still take messages for somebody who signed in here before: then it isn't told of this one.
  const told = subscription && known.split(" ").includes(await mark(subscription.endpoint));
  show(Boolean(told), !told && Notification.permission === "denied" ? blocked : undefined);
}

/** @param {string} path @param {unknown} body */
function send(path, body) {
  return fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

/** The server's name for a browser. @param {string} endpoint */
async function mark(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {PushSubscription} subscription @param {string} key */
function sameKey(subscription, key) {
  const own = subscription.options.applicationServerKey;
  const text = own && btoa(String.fromCharCode(...new Uint8Array(own)));
  return text?.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}
