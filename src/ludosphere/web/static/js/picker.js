// Names of cards as one types: an input with a list of suggestions, in all languages, all by keyboard too.

/** A text without case, accents and punctuation. @param {string} text */
export function plain(text) {
  return text.toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** @type {Record<string, string[]>} */
const KINDS = { plant: ["flora", "terrain"], event: ["event"], deck: ["flora", "terrain", "event"] };
const SHOWN = 8;

export class Picker {
  /** @param {Card[]} cards @param {Words} words */
  constructor(cards, words) {
    this.lang = document.documentElement.lang;
    this.words = words;
    this.cards = cards.map((card) => /** @type {Card} */ ({
      ...card,
      forms: [card.name, card.other, ...card.also].map(plain),
      numbers: [card.id, card.id.replace(/^ab-/, ""), card.id.replace(/^0+/, "")].map(plain),
    }));
    this.list = document.createElement("ul");
    this.list.id = "suggestions";
    this.list.className = "sc-list";
    this.list.setAttribute("role", "listbox");
    this.input = /** @type {Part | null} */ (null);
    this.at = -1;
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const option = event.target.closest("[data-id]");
      if (option) this.take(option.dataset.id);
    });
  }

  /** @param {Card} card */
  called(card) {
    return card.name;
  }

  /** @param {string} what */
  of(what) {
    const kinds = KINDS[what] ?? [what];
    return this.cards.filter((card) => kinds.includes(card.kind));
  }

  /** The card that a text names, or undefined. @param {string} text @param {string} what */
  find(text, what) {
    const typed = plain(text);
    if (!typed) return undefined;
    const all = this.of(what);
    return all.find((card) => card.id === text.trim().toLowerCase())
      ?? all.find((card) => card.forms.includes(typed) || card.numbers.includes(typed));
  }

  /** The cards most like a text, best first. @param {string} text @param {string} what */
  like(text, what) {
    const typed = plain(text);
    /** @param {Card} card */
    const rank = (card) => {
      if (card.numbers.includes(typed)) return 0;
      if (card.forms.some((form) => form.startsWith(typed))) return 1;
      if (card.forms.some((form) => form.includes(` ${typed}`))) return 2;
      if (card.numbers.some((number) => number.startsWith(typed))) return 3;
      return card.forms.some((form) => typed.split(" ").every((word) => form.includes(word))) ? 4 : 9;
    };
    return this.of(what).map((card) => ({ found: rank(card), card })).filter(({ found }) => found < 9)
      .sort(({ found: a, card: one }, { found: b, card: two }) => a - b || this.called(one).localeCompare(this.called(two), this.lang))
      .slice(0, SHOWN).map(({ card }) => card);
  }

  /** @param {Part} input */
  attach(input) {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("list");
    input.addEventListener("input", () => this.suggest(input));
    input.addEventListener("keydown", (event) => this.key(event, input));
    input.addEventListener("blur", () => this.leave(input));
  }

  /** The part of the text that is being typed: all of it, or what follows the last comma. @param {Part} input */
  part(input) {
    const before = input.dataset.many ? input.value.slice(0, input.value.lastIndexOf(",") + 1) : "";
    return [before, input.value.slice(before.length)];
  }

  /** @param {Part} input */
  suggest(input) {
    const [, typed] = this.part(input);
    if (!plain(typed)) return this.close();
    this.input = input;
    this.at = -1;
    const found = this.like(typed, input.dataset.pick);
    this.list.replaceChildren(...found.map((card, at) => this.option(card, at)));
    if (!found.length) {
      const none = document.createElement("li");
      none.className = "sc-nothing";
      none.textContent = this.words["none-found"];
      this.list.append(none);
    }
    input.parentElement.append(this.list);
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", this.list.id);
    if (found.length) this.aim(0);
    return undefined;
  }

  /** @param {Card} card @param {number} at */
  option(card, at) {
    const option = document.createElement("li");
    option.id = `suggestion-${at}`;
    option.dataset.id = card.id;
    option.setAttribute("role", "option");
    const other = document.createElement("small");
    other.textContent = `${card.id} · ${card.other}`;
    option.append(this.called(card), other);
    return option;
  }

  /** @param {number} at */
  aim(at) {
    const options = [...this.list.querySelectorAll("[data-id]")];
    this.at = (at + options.length) % options.length;
    options.forEach((option, number) => option.setAttribute("aria-selected", String(number === this.at)));
    options[this.at].scrollIntoView({ block: "nearest" });
    this.input?.setAttribute("aria-activedescendant", options[this.at].id);
  }

  /** @param {Aimed<KeyboardEvent>} event @param {Part} input */
  key(event, input) {
    const shown = this.input === input && this.list.isConnected;
    const options = shown ? [...this.list.querySelectorAll("[data-id]")] : [];
    if (event.altKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (options.length) this.aim(this.at + (event.key === "ArrowDown" ? 1 : -1));
      else this.suggest(input);
    } else if (event.key === "Enter" && options.length) {
      event.preventDefault();
      event.stopPropagation();
      this.take(options[this.at].dataset.id);
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      this.close();
    }
  }

  /** @param {string} id */
  take(id) {
    const { input } = this;
    const card = this.cards.find((one) => one.id === id);
    if (!input || !card) return;
    const [before] = this.part(input);
    this.close();
    input.value = before ? `${before} ${this.called(card)}` : this.called(card);
    if (input.dataset.many) input.value += ", ";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    this.close();
  }

  /** A number or a name in the other language becomes the name; a list loses its last comma. @param {Part} input */
  leave(input) {
    this.close();
    if (input.dataset.many) {
      input.value = input.value.replace(/[,;\s]+$/, "");
      return;
    }
    const card = this.find(input.value, input.dataset.pick);
    const said = card && this.called(card);
    if (said && input.value !== said && this.find(said, input.dataset.pick) === card) {
      input.value = said;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      this.close();
    }
  }

  close() {
    this.list.remove();
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
    this.input?.removeAttribute("aria-controls");
    this.input = null;
  }
}
