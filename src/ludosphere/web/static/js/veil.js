// Several people at one screen who hide things from each other: nothing shows until the next one says so.
import { close } from "./drawer.js";
import { opening } from "./store.js";

export class Veil {
  /**
   * `lifted()` is called when somebody sees the table.
   * @param {Part} root
   * @param {import("./store.js").Store} store
   * @param {boolean} needed
   * @param {() => void} lifted
   */
  constructor(root, store, needed, lifted) {
    this.root = root;
    this.store = store;
    this.needed = needed;
    this.lifted = lifted;
    this.title = root.querySelector("h2");
    /** The seat whose secrets may be on the screen; null: nobody has said yet who sits in front of it. @type {number | null} */
    this.seat = null;
    this.show();
  }

  get actions() {
    return {
      unveil: () => {
        this.seat = this.store.state.seat;
        this.show();
        this.lifted();
      },
    };
  }

  /** @param {State} state @param {State | null} before */
  update(state, before) {
    if (before) this.show();
  }

  show() {
    const { state, page } = this.store;
    const hide = this.needed && !opening(state) && !state.turn.over && state.seat !== this.seat;
    const began = hide && this.root.hidden;
    this.root.hidden = !hide;
    document.body.classList.toggle("veiled", hide);
    if (!hide) return;
    close();
    this.title.textContent = page.words.veil.replace("%", state.names[Number(state.seat)]);
    if (began) this.title.focus();
  }
}
