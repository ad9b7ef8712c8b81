// Any moment of the game: the slider asks the table for it, one question at a time.
export class Replay {
  /** `ask(n)` sends the question; n = null is the present. @param {(n: number | null) => void} ask @param {State} state */
  constructor(ask, { at, moves }) {
    this.ask = ask;
    this.at = at;
    this.moves = moves;
    this.playing = /** @type {ReturnType<typeof setInterval> | undefined} */ (undefined);
    this.waiting = false;
    this.wanted = /** @type {number | null | undefined} */ (undefined);
  }

  /** Goes to a moment; while an answer is due only the last wish counts. @param {number | null} n */
  go(n) {
    if (this.waiting) {
      this.wanted = n;
      return;
    }
    this.waiting = true;
    const url = new URL(location.href);
    if (n === null) url.searchParams.delete("at");
    else url.searchParams.set("at", String(n));
    history.replaceState(null, "", url);
    this.ask(n);
  }

  get actions() {
    return {
      live: () => this.go(null),
      "at-first": () => this.go(0),
      "at-back": () => this.step(-1),
      "at-next": () => this.step(1),
      "at-play": () => this.toggle(),
    };
  }

  /** An answer has come. @param {State} state @param {State | null} before */
  update({ at, moves }, before) {
    if (!before) return;
    this.waiting = false;
    [this.at, this.moves] = [at, moves];
    if (this.wanted !== undefined) {
      const wish = this.wanted;
      this.wanted = undefined;
      if (wish !== at) this.go(wish);
    }
    if (at === null || at >= moves) this.stop();
  }

  /** @param {number} by */
  step(by) {
    if (this.at !== null) this.go(Math.min(this.moves, Math.max(0, this.at + by)));
  }

  toggle() {
    if (this.playing) return this.stop();
    if (this.at !== null && this.at >= this.moves) this.go(0);
    this.playing = setInterval(() => this.step(1), 900);
    return this.show();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = undefined;
    this.show();
  }

  show() {
    document.querySelector("[data-do=at-play]")?.setAttribute("aria-pressed", String(Boolean(this.playing)));
  }
}
