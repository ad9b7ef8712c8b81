// A moment that ends by itself: how long it lasts, in the elements `[data-clock]` as a bar and in seconds.
import { still } from "./flip.js";

const STEP = 250;
/** With so many seconds left it is said aloud, to those who don't see it. */
const ALOUD = 5;

export class Clock {
  /** `tell(seconds)` says how many are left. @param {Part} main @param {(seconds: number) => void} tell */
  constructor(main, tell) {
    this.main = main;
    this.tell = tell;
    this.end = null;
    setInterval(() => this.tick(), STEP);
  }

  /** From the moment a message comes, its clock runs, however late it is drawn. @param {State} message */
  static received(message) {
    const left = message.clock?.ends_in;
    if (message.clock) message.clock.end = left === null ? null : performance.now() + Number(left);
  }

  /** A state was drawn. @param {Lasts | null | undefined} clock */
  show(clock) {
    const end = clock?.end ?? null;
    if (end !== null && (this.end === null || Math.abs(end - this.end) > 1000)) {
      this.told = false;
      this.tell(this.seconds(end));
    }
    this.end = end;
    this.of = clock?.of;
    for (const element of this.main.querySelectorAll("[data-clock]")) this.build(element, Boolean(clock));
    this.tick();
  }

  /** @param {Part} element @param {boolean} timed */
  build(element, timed) {
    element.hidden = !timed;
    element.setAttribute("role", "timer");
    const text = document.createElement("span");
    text.className = "clock-text";
    element.replaceChildren(text);
    if (!timed || still()) return;
    const bar = document.createElement("span");
    bar.className = "clock-bar";
    element.prepend(bar);
    if (this.end === null) return;
    const left = Math.max(0, this.end - performance.now());
    const from = Math.min(1, left / Number(this.of));
    bar.animate({ transform: [`scaleX(${from})`, "scaleX(0)"] }, { duration: left, fill: "forwards" });
  }

  tick() {
    if (this.end === null) return;
    const left = this.seconds(this.end);
    for (const text of this.main.querySelectorAll("[data-clock] .clock-text")) text.textContent = `${left} s`;
    if (left <= ALOUD && left > 0 && !this.told) {
      this.told = true;
      this.tell(left);
    }
  }

  /** @param {number} end */
  seconds(end) {
    return Math.max(0, Math.ceil((end - performance.now()) / 1000));
  }
}
