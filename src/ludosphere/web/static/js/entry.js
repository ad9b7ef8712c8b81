// Saying something of one's own: forms `[data-entry]` with an input `word` and a place `[data-entry-refusal]`.
// What is typed, and why it was refused, stays there while others move. The form's data attributes tell for what it
// was typed, so that it comes back only where the same is asked.

/** So many characters are sent at most; the table says then that it is too long. */
const MOST = 10000;

const forms = (main) => [...main.querySelectorAll("form[data-entry]")];

/** For what something is typed. */
const purpose = (form) => JSON.stringify({ ...form.dataset });

export class Entries {
  /** `say(text)` sends it and tells whether it could leave. */
  constructor(main, seat, say) {
    this.main = main;
    this.seat = seat;
    this.say = say;
    /** By purpose: what is typed, why it was refused, and where the cursor is. */
    this.kept = new Map();
    /** The purpose of what was sent and not answered yet. */
    this.sent = null;
    main.addEventListener("submit", (event) => {
      if (!event.target.matches("[data-entry]")) return;
      event.preventDefault();
      if (this.say(event.target.elements.word.value.slice(0, MOST))) this.sent = purpose(event.target);
    });
    main.addEventListener("input", (event) => {
      const form = event.target.form;
      if (form?.matches("[data-entry]")) this.refusal(form, "");
    });
  }

  /** Before the page is drawn anew. */
  keep() {
    for (const kept of this.kept.values()) kept.at = null;
    for (const form of forms(this.main)) {
      const { word } = form.elements;
      this.kept.set(purpose(form), {
        text: word.value,
        why: form.querySelector("[data-entry-refusal]")?.firstChild?.textContent ?? "",
        at: document.activeElement === word ? [word.selectionStart, word.selectionEnd] : null,
      });
    }
  }

  /** And after it was, for the seat that acts here; nothing of what somebody else typed is theirs. */
  restore(seat) {
    if (seat !== this.seat) this.kept.clear();
    this.seat = seat;
    for (const form of forms(this.main)) {
      const { word } = form.elements;
      const kept = this.kept.get(purpose(form));
      if (!kept) continue;
      word.value = kept.text;
      this.refusal(form, kept.why);
      if (!kept.at) continue;
      word.focus({ preventScroll: true });
      word.setSelectionRange(...kept.at);
    }
  }

  /** What was sent has been said: the place is free for the next word. */
  said() {
    if (!this.sent) return;
    const form = this.form();
    this.kept.delete(this.sent);
    this.sent = null;
    if (!form) return;
    form.elements.word.value = "";
    this.refusal(form, "");
  }

  /** It can't be said, for this reason, with a link to the rule; false if there is no place to tell it. */
  refused(text, rule = null) {
    const form = this.form() ?? forms(this.main)[0];
    this.sent = null;
    const place = form?.querySelector("[data-entry-refusal]");
    if (!place) return false;
    this.refusal(form, text);
    if (rule) place.append(" ", rule);
    form.elements.word.focus();
    return true;
  }

  /** The form of what was sent. */
  form() {
    return forms(this.main).find((form) => purpose(form) === this.sent);
  }

  refusal(form, text) {
    const place = form.querySelector("[data-entry-refusal]");
    if (place) {
      if (!place.hasAttribute("role")) place.setAttribute("aria-live", "polite");
      if (place.textContent !== text) place.textContent = text;
    }
    if (text) form.elements.word.setAttribute("aria-invalid", "true");
    else form.elements.word.removeAttribute("aria-invalid");
  }
}
