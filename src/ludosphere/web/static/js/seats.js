// Forms about who sits where: sent without loading the page, for the table's line brings what came of it.

/**
 * `words` are the page's; `refused(text)` says why something isn't done, where the form has no place for it.
 * @param {Part} main
 * @param {Words} words
 * @param {(text: string) => void} refused
 */
export function forms(main, words, refused) {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("[data-post]")) return;
    event.preventDefault();
    if (form.dataset.busy) return;
    const submitter = /** @type {Part | null} */ (event.submitter);
    const body = new URLSearchParams(/** @type {any} */ (new FormData(/** @type {any} */ (form))));
    if (submitter?.name) body.append(submitter.name, submitter.value);
    const where = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
    form.dataset.busy = "1";
    /** @param {string} text */
    const refuse = (text) => (form.querySelector("[data-refused]") ? told(form, text, "") : refused(text));
    try {
      const answer = await fetch(where, { method: "POST", headers: { Accept: "application/json" }, body });
      const said = await answer.json();
      if (!answer.ok) refuse(said.text);
      else if (said.to) location.assign(said.to);
      else {
        refuse("");
        if (where.endsWith("/sit")) main.dataset.named = "1";
        if (said.me) called(said.me);
        if (form.dataset.done) {
          told(form, "", form.dataset.done);
          form.reset();
        }
      }
    } catch {
      refuse(words.silent);
    }
    delete form.dataset.busy;
  });
}

/**
 * Says in a form why it wasn't done, or that it was; the one takes the other's place.
 * @param {Part} form
 * @param {string} refusal
 * @param {string} done
 */
function told(form, refusal, done) {
  const [no, yes] = [form.querySelector("[data-refused]"), form.querySelector("[data-said]")];
  no.textContent = refusal;
  no.hidden = !refusal;
  yes.textContent = done;
}

/** The header says what one is called now. @param {{ name: string, label: string }} me */
function called({ name, label }) {
  const menu = document.querySelector("details.who");
  menu.querySelector("summary").setAttribute("aria-label", label);
  for (const place of menu.querySelectorAll("summary span, .who-name b")) place.textContent = name;
  menu.querySelector("form[action='/name']")?.remove();
}

/** The address of the table, to be passed on. @param {Words} words @returns {Record<string, () => unknown>} */
export function sharing(words) {
  const field = document.getElementById("address");
  if (!field) return {};
  const button = document.querySelector("[data-do=share]");
  button.hidden = !navigator.share;
  return {
    copy: async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        document.execCommand("copy"); // without https there is no clipboard
      }
      document.getElementById("copied").textContent = words.copied;
    },
    share: () => navigator.share({ title: document.title, url: field.value }).catch(() => undefined),
  };
}

/** What was typed or chosen in a part of the page that is about to be replaced; call it to put it back. @param {Part} part */
export function held(part) {
  /** @param {Part} root */
  const fields = (root) => [...root.querySelectorAll("input[name],select[name]")];
  const values = new Map(fields(part).map((field) => [field.name, field.value]));
  const active = part.contains(document.activeElement) ? /** @type {Part} */ (document.activeElement) : null;
  const [name, value] = [active?.name, active?.value];
  return () => {
    for (const field of fields(part)) if (values.has(field.name)) field.value = values.get(field.name);
    if (!active) return;
    const same = [...part.querySelectorAll("[name]")].find((one) => one.name === name && (one.matches("input,select") || one.value === value));
    (same ?? part.querySelector("h2"))?.focus();
  };
}
