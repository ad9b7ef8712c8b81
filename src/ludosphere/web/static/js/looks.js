// Other people's boards, in the place of one's own.
import { boards } from "./marks.js";
import { begins } from "./store.js";

export class Looks {
  /** `looked()` is called when another board shows. @param {Part} main @param {Part} strip @param {() => void} looked */
  constructor(main, strip, looked) {
    this.main = main;
    this.strip = strip;
    this.looked = looked;
    /** Whose board shows; null: mine. @type {string | null} */
    this.seat = null;
    this.show(null);
  }

  get actions() {
    return { mine: () => this.look(null) };
  }

  /** @param {State} state @param {State | null} before */
  update(state, before) {
    if (before) this.show(begins(state, before) ? null : this.seat);
  }

  /** Another board; null: mine again. @param {string | null} seat */
  look(seat) {
    this.show(seat);
    this.looked();
  }

  /** @param {string | null} seat */
  show(seat) {
    const all = boards(this.main);
    const shown = all.find((one) => one.dataset.seat === seat);
    this.seat = shown ? seat : null;
    for (const one of all) one.hidden = shown ? one.dataset.seat !== seat : !one.dataset.main;
    this.strip.hidden = !shown;
    if (shown) this.strip.firstElementChild.textContent = shown.getAttribute("aria-label");
    for (const panel of this.main.querySelectorAll("[data-look]")) panel.classList.toggle("looked", panel.dataset.look === this.seat);
  }
}
