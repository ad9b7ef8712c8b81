// Saying something of one's own: forms `[data-entry]` with an input `word` and a place `[data-entry-refusal]`.
// What is typed, and why it was refused, stays there while others move. The form's data attributes tell for what it
// was typed, so that it comes back only where the same is asked.
import { ruleLink } from "./rule.js";

/** So many characters are sent at most; the table says then that it is too long. */
const MOST = 10000;

/** @param {Part} main */
const forms = (main) => [...main.querySelectorAll("form[data-entry]")];

/** For what something is typed. @param {Part} form */
const purpose = (form) => JSON.stringify({ ...form.dataset });

export class Entries {
  /** @param {Part} main @param {import("./store.js").Store} store */
  constructor(main, store) {
    this.main = main;
    this.store = store;
    this.seat = store.state.seat;
    /** By purpose: what is typed, why it was refused, and where the cursor is. */
    this.kept = new Map();
    /** The purpose of what was sent and not answered yet. */
    this.sent = null;
    main.addEventListener("submit", (event) => {
      if (!event.target.matches("[data-entry]")) return;
      event.preventDefault();
      if (store.dispatch({ type: "say", text: event.target.elements.word.value.slice(0, MOST) })) this.sent = purpose(event.target);
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

  /** And after it was, for the seat that acts here; nothing of what somebody else typed is theirs. @param {number | null} seat */
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

  /** @param {Message | Intent} what */
  hear(what) {
    if (what.type !== "refused" || !what.entry || !this.refused(what.text, what.rule)) return false;
    this.store.pending = false;
    return true;
  }

  /** What was sent has been said: the place is free for the next word. @param {State} state @param {State | null} before */
  update(state, before) {
    if (!before || !this.sent || (state.since === before.since && state.seat === before.seat)) return;
    const form = this.form();
    this.kept.delete(this.sent);
    this.sent = null;
    if (!form) return;
    form.elements.word.value = "";
    this.refusal(form, "");
  }

  /** It can't be said, for this reason, with a link to the rule; false if there is no place to tell it. @param {string} text @param {string | null} [rule] */
  refused(text, rule = null) {
    const form = this.form() ?? forms(this.main)[0];
    this.sent = null;
    const place = form?.querySelector("[data-entry-refusal]");
    if (!place) return false;
    this.refusal(form, text);
    if (rule) place.append(" ", ruleLink(rule, this.store.page.words));
    form.elements.word.focus();
    return true;
  }

  /** The form of what was sent. */
  form() {
    return forms(this.main).find((form) => purpose(form) === this.sent);
  }

  /** @param {Part} form @param {string} text */
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
