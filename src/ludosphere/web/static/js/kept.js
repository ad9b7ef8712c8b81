// What a table's page keeps in this tab for when it is loaded without the network: the last state, and the command
// that could not leave. Nothing of it outlives the tab.
/** @param {string} key */
const read = (key) => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null; // nothing can be kept here
  }
};

/** @param {string} key @param {unknown} value */
const write = (key, value) => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // there is no room: the page works, but for a reload without the network
  }
};

/** A place in this tab for one thing of a table. */
export class Shelf {
  /** @param {string} kind @param {string} table */
  constructor(kind, table) {
    this.key = `ludosphere:${kind}:${table}`;
  }

  get value() {
    return read(this.key);
  }

  set value(value) {
    write(this.key, value);
  }
}

/** The last state, with the parts of the page that came since it was loaded. */
export class Last {
  /** @param {string} table */
  constructor(table) {
    this.shelf = new Shelf("last", table);
    this.fragments = {};
    this.state = /** @type {State | null} */ (null);
    this.gone = false;
    // A page that came from the table itself begins anew; whoever leaves takes along what is kept.
    if (document.documentElement.dataset.kept === undefined) this.shelf.value = null;
    document.addEventListener("submit", ({ target }) => (this.gone ||= target.matches("[data-forget]")));
    addEventListener("pagehide", () => this.save());
    document.addEventListener("visibilitychange", () => document.hidden && this.save());
  }

  /** Without a line the page may be loaded anew. @param {Message | Intent} what */
  hear(what) {
    if (what.type === "line" && !what.online) this.save();
  }

  /** Moments of the past are not kept. @param {State} state @param {State | null} before */
  update(state, before) {
    if (!before) return;
    Object.assign(this.fragments, state.fragments);
    this.state = state.at === null ? state : null;
  }

  save() {
    if (!this.state || this.gone) return;
    const state = { ...this.state, fragments: {}, hints: [], say: [], clock: null };
    this.shelf.value = { lang: document.documentElement.lang, state, fragments: this.fragments };
  }

  /** On a page that was kept: draws what came after it and gives that state, else the page's own. @param {State} own */
  recall(own) {
    if (document.documentElement.dataset.kept === undefined) return own;
    const kept = this.shelf.value;
    if (!kept || kept.lang !== document.documentElement.lang || kept.state.seq < own.seq) return own;
    for (const [id, html] of Object.entries(kept.fragments)) {
      const part = document.getElementById(id);
      if (part) part.innerHTML = html;
    }
    this.fragments = kept.fragments;
    document.body.classList.toggle("over", kept.state.turn.over);
    return kept.state;
  }
}
