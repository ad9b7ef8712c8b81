// How much time everybody has to think, and who is away: a list of clocks with a note. The server's times are
// absolute; only the difference between its clock and this one is reckoned with.

const DAY = 86_400_000;
/** With so many milliseconds left the reader's own clock is pressing. */
const SOON = 30_000;

export class Pace {
  /**
   * `words`: `days` with "%h" and "%d" for times left, `over` for when none is; `said(text)` tells what is pressing to those who don't see it.
   * @param {Part} list
   * @param {{ days: string, over: string }} words
   * @param {(text: string) => void} said
   */
  constructor(list, words, said) {
    this.list = list;
    this.words = words;
    this.said = said;
    this.pace = /** @type {Times | null} */ (null);
    this.offset = 0;
    if (list) setInterval(() => this.tick(), 500);
  }

  /** A state came. @param {State} state */
  show(state) {
    const [pace, notes] = [state.pace ?? null, state.notes ?? []];
    if (!this.list) return;
    this.list.hidden = pace === null && !notes.length;
    if (pace !== null) this.offset = pace.now - Date.now();
    this.mine = state.seat;
    if (this.pace?.run !== pace?.run) this.told = false;
    this.pace = pace;
    this.list.replaceChildren(...state.names.map((_, seat) => this.row(seat, state, notes[seat] ?? "")));
    this.tick();
  }

  /** @param {number} seat @param {State} state @param {string} said */
  row(seat, state, said) {
    const item = document.createElement("li");
    const [name, time, note] = ["span", "b", "small"].map((kind) => document.createElement(kind));
    name.textContent = state.names[seat];
    note.textContent = note.dataset.said = said;
    item.dataset.clockOf = seat;
    item.hidden = !said && (this.pace?.left[seat] ?? null) === null;
    item.append(name, time, note);
    return item;
  }

  tick() {
    if (!this.pace) return;
    const now = Date.now() + this.offset;
    const { run, ends_at: ends, left } = this.pace;
    for (const item of this.list.children) {
      const seat = Number(item.dataset.clockOf);
      const runs = ends !== null && (run === null ? this.pace.owing.includes(seat) : run === seat);
      const time = /** @type {number} */ (runs ? ends - now : left[seat]);
      const [, clock, note] = item.children;
      item.classList.toggle("runs", runs);
      item.classList.toggle("late", runs && time <= 0);
      clock.textContent = time === null ? "" : this.text(time);
      note.textContent = runs && time <= 0 ? this.words.over : note.dataset.said;
      if (runs && seat === this.mine && time < SOON && time > 0 && !this.told) {
        this.told = true;
        this.said(this.text(time));
      }
    }
  }

  /** @param {number} time */
  text(time) {
    const seconds = Math.max(0, Math.ceil(time / 1000));
    if (time >= DAY) return this.words.days.replace("%d", String(Math.floor(time / DAY))).replace("%h", String(Math.floor((time % DAY) / 3_600_000)));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    /** @param {number} n */
    const two = (n) => String(n).padStart(2, "0");
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  }
}
