// A basket: several things put together piece by piece and played with one OK. What can be put in, what it costs and what
// the OK says comes from the table, anew after each click; nothing is played before the OK.

export class Basket {
  /** @param {import("./store.js").Store} store */
  constructor(store) {
    this.store = store;
    /** What was picked, be it that the table hasn't answered yet. @type {string[]} */
    this.wanted = [];
    /** The panels as they are with nothing in the basket, by id. @type {Record<string, string>} */
    this.bare = {};
    /** As they are to be drawn with what is in it. @type {Record<string, string>} */
    this.fragments = {};
  }

  /** @param {Message | Intent} what */
  hear(what) {
    const { basket } = this.store.state;
    if (!basket) return false;
    const free = !this.store.walk.chosen.length;
    if (what.type === "basket") this.answered(what);
    else if (what.type === "point" && basket.things.some(({ ref }) => ref === what.ref)) this.ask([...this.wanted, what.ref]);
    else if ((what.type === "undo" || what.type === "back") && free && this.wanted.length) this.ask(this.wanted.slice(0, -1));
    else if (what.type === "confirm" && free && basket.ok) this.play();
    else {
      if ((what.type === "refused" || what.type === "why") && what.text) this.wanted = basket.picks;
      return false;
    }
    return true;
  }

  /** What would be in the basket with these picks? @param {string[]} picks */
  ask(picks) {
    const { store } = this;
    if (!store.may) return;
    store.rests = false;
    store.walk = store.begun();
    this.wanted = picks;
    store.ask({ type: "basket", picks, seq: store.state.seq });
  }

  /** @param {Filled} message */
  answered(message) {
    const { store } = this;
    this.fragments = message.fragments;
    store.state.basket = message;
    store.walk = store.begun();
    store.update(null);
    document.getElementById("live").textContent = message.said;
  }

  /** Plays all of it, be it that the last click isn't answered yet. */
  play() {
    const { store } = this;
    store.gesture = [];
    if (store.may) store.command({ type: "fill", picks: this.wanted }, store.state.basket?.ok);
  }

  /** @param {State} state @param {State | null} before */
  update(state, before) {
    if (before) this.renewed(state, before);
    for (const [id, html] of Object.entries(this.fragments)) this.draw(id, html);
    this.fragments = {};
  }

  /** A new state: what was picked is kept while only others did something. @param {State} state @param {State} before */
  renewed(state, before) {
    for (const [id, html] of Object.entries(this.bare)) if (!(id in state.fragments)) this.draw(id, html);
    this.bare = {};
    const same = state.basket && state.seat === before.seat && state.since === before.since && state.at === before.at;
    const { wanted } = this;
    this.wanted = [];
    if (same && wanted.length) this.ask(wanted);
  }

  /** @param {string} id @param {string} html */
  draw(id, html) {
    const panel = document.getElementById(id);
    this.bare[id] ??= panel.innerHTML;
    panel.innerHTML = html;
  }
}
