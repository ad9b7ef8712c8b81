// Passkeys: `[data-passkey=new]` makes one for the account, `[data-passkey=in]` signs in with one.
for (const place of document.querySelectorAll("[data-passkey]")) {
  if (!window.PublicKeyCredential || !navigator.credentials) continue;
  place.hidden = false;
  const button = place.querySelector("button");
  button.addEventListener("click", () => work(place, button));
  for (const field of place.querySelectorAll("input"))
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      button.click();
    });
}

/** @param {Part} place @param {Part} button */
async function work(place, button) {
  const refusal = place.querySelector(".refused");
  refusal.hidden = true;
  button.disabled = true;
  try {
    const { to } = await (place.dataset.passkey === "new" ? make(place) : enter(place));
    const here = location.pathname + location.search;
    location.assign(to);
    if (to.split("#")[0] === here) location.reload(); // only the part behind # differs
  } catch (error) {
    refusal.textContent = error instanceof Refusal ? error.message : place.dataset.failed;
    refusal.hidden = false;
    button.disabled = false;
  }
}

/** @param {Part} place */
async function make(place) {
  const options = await ask("/passkeys/new", { password: place.querySelector("[type=password]").value });
  options.challenge = bytes(options.challenge);
  options.user.id = bytes(options.user.id);
  for (const known of options.excludeCredentials ?? []) known.id = bytes(known.id);
  const credential = await navigator.credentials.create({ publicKey: options });
  return ask("/passkeys", { name: place.querySelector("#passkey-name").value, credential: plain(credential) });
}

/** @param {Part} place */
async function enter(place) {
  const options = await ask("/sign-in/passkey/options");
  options.challenge = bytes(options.challenge);
  delete options.allowCredentials;
  const credential = await navigator.credentials.get({ publicKey: options });
  return ask("/sign-in/passkey", { next: place.dataset.next, credential: plain(credential) });
}

/** What the server said no to, in the reader's words. */
class Refusal extends Error {}

/** @param {string} url @param {unknown} [data] */
async function ask(url, data) {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data ?? {}) });
  const said = await answer.json();
  if (!answer.ok) throw new Refusal(said.refused);
  return said;
}

/** A credential as JSON. @param {any} credential */
function plain(credential) {
  const { response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const told = parts.filter((name) => response[name]).map((name) => [name, text(response[name])]);
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: { ...Object.fromEntries(told), transports: response.getTransports?.() ?? [] },
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}

/** @param {string} base64url */
const bytes = (base64url) => Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
