// The settings: what is chosen counts at once, and is kept for the next time.
import { prefer } from "./theme.js";

const root = document.documentElement;

/** What the page changes by itself; everything else it is drawn with, so it comes anew. @type {Record<string, (value: string, main: Part) => void>} */
const HERE = {
  theme: (value) => (value === "auto" ? delete root.dataset.theme : (root.dataset.theme = value)),
  motion: (value) => (root.dataset.motion = value),
  each_step: (value, main) => (main.dataset.eachStep = value === "1" ? "1" : ""),
  introduce: () => {}, // for games that begin later
};

export class Settings {
  /** `unsaved`: what is said when a choice could not be kept. @param {Part} main @param {Part} template @param {string} unsaved */
  constructor(main, template, unsaved) {
    this.template = template;
    document.addEventListener("change", async ({ target }) => {
      const form = target.closest("form.settings");
      if (!form || target.matches("[data-sound-switch],[data-sound-volume]")) return;
      const value = target.type === "checkbox" ? (target.checked ? "1" : "0") : target.value;
      HERE[target.name]?.(value, main);
      this.mark(target.name, value);
      const kept = await prefer({ [target.name]: value });
      form.querySelector("[role=status]").textContent = kept ? "" : unsaved;
      if (kept && !HERE[target.name]) anew();
    });
  }

  /** A copy of the form as it is now. */
  shown() {
    return this.template.content.cloneNode(true);
  }

  /** @param {string} name @param {string} value */
  mark(name, value) {
    for (const field of this.template.content.querySelectorAll(`[name="${name}"]`)) field.toggleAttribute("checked", field.value === value);
  }
}

/** The page as it is drawn now; an address that asks for a language would win over what was chosen. */
function anew() {
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
