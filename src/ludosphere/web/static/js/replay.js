// Any moment of the game: the slider asks the table for it, one question at a time.
export class Replay {
  /** `ask(n)` sends the question; n = null is the present. */
  constructor(ask) {
    this.ask = ask;
    this.playing = null;
    this.waiting = false;
    this.wanted = undefined;
  }

  /** Goes to a moment; while an answer is due only the last wish counts. */
  go(n) {
    if (this.waiting) {
      this.wanted = n;
      return;
    }
    this.waiting = true;
    const url = new URL(location.href);
    if (n === null) url.searchParams.delete("at");
    else url.searchParams.set("at", n);
    history.replaceState(null, "", url);
    this.ask(n);
  }

  /** An answer has come. */
  arrived(at, moves) {
    this.waiting = false;
    [this.at, this.moves] = [at, moves];
    if (this.wanted !== undefined) {
      const wish = this.wanted;
      this.wanted = undefined;
      if (wish !== at) this.go(wish);
    }
    if (at === null || at >= moves) this.stop();
  }

  step(by) {
    if (this.at !== null) this.go(Math.min(this.moves, Math.max(0, this.at + by)));
  }

  toggle() {
    if (this.playing) return this.stop();
    if (this.at >= this.moves) this.go(0);
    this.playing = setInterval(() => this.step(1), 900);
    return this.show();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = null;
    this.show();
  }

  show() {
    document.querySelector("[data-do=at-play]")?.setAttribute("aria-pressed", String(Boolean(this.playing)));
  }
}
