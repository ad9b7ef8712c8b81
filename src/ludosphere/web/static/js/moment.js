// The moment when a card of Bioviva is read: its text comes forward, every word is judged, stars fly or fade.
import { still } from "./flip.js";

/** A word is judged after so many milliseconds, its star is on its way so long. */
const JUDGED = 600;
const FLIGHT = 700;
/** Where time runs for somebody, the moment ends by itself. */
const LASTS = 20_000;

export class Moment {
  /** `ended()` is called when nothing more is to be read. @param {() => void} ended */
  constructor(ended) {
    this.ended = ended;
    /** How many cards had been read when the page was drawn last; null: it has not been drawn. */
    this.read = null;
    this.waiting = /** @type {[DocumentFragment, boolean][]} */ ([]);
    this.timers = /** @type {ReturnType<typeof setTimeout>[]} */ ([]);
    this.dialog = document.createElement("dialog");
    this.dialog.className = "moment bv";
    this.dialog.setAttribute("aria-labelledby", "moment-title");
    this.dialog.setAttribute("aria-describedby", "moment-verdicts");
    document.body.append(this.dialog);
    // A tap anywhere: first it judges what is still to be judged, then it goes on.
    this.dialog.addEventListener("click", ({ target }) => {
      if (target.closest("[data-read-aloud]")) return;
      if (this.timers.length && !target.closest("[data-go-on]")) this.judgeAll();
      else this.dialog.close();
    });
    this.dialog.addEventListener("close", () => this.closed());
  }

  /** The page was drawn; `timed`: does time run for somebody? @param {Part} root @param {boolean} timed */
  drawn(root, timed) {
    const template = root.querySelector("template[data-moment]");
    const read = Number(template?.dataset.moment ?? 0);
    const fresh = this.read !== null && read > this.read && !document.body.classList.contains("replaying");
    this.read = read;
    if (!fresh) return;
    this.waiting.push([template.content.cloneNode(true), timed]);
    if (!this.dialog.open) this.open();
  }

  open() {
    const [[content, timed]] = this.waiting.splice(0, 1);
    this.dialog.replaceChildren(content);
    this.dialog.showModal();
    this.dialog.querySelector("[data-go-on]").focus();
    const lines = [...this.dialog.querySelectorAll(".verdicts li")];
    this.timers = still() ? [] : lines.map((line, k) => setTimeout(() => this.judge(line), (k + 1) * JUDGED));
    if (still()) this.judgeAll();
    this.end = timed ? setTimeout(() => this.dialog.close(), LASTS) : undefined;
  }

  judgeAll() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    for (const line of this.dialog.querySelectorAll(".verdicts li")) line.classList.add("judged");
  }

  /** @param {Part} line */
  judge(line) {
    this.timers.shift();
    line.classList.add("judged");
    const star = line.querySelector(":scope > .i:last-child");
    if (!star) return;
    if (line.matches(".miss")) {
      star.animate({ transform: ["none", "translateY(36px) rotate(40deg)"], opacity: [1, 0] }, { duration: FLIGHT, easing: "ease-in" });
      return;
    }
    const [from, to] = [star.getBoundingClientRect(), sky(line.dataset.of)?.getBoundingClientRect()];
    const flying = star.cloneNode(true);
    flying.classList.add("flying");
    flying.style.left = `${from.x}px`;
    flying.style.top = `${from.y}px`;
    this.dialog.append(flying);
    const [x, y] = to ? [to.x + to.width / 2 - from.x, to.y + to.height / 2 - from.y] : [0, -80];
    flying.animate({ transform: ["scale(1)", `translate(${x / 2}px,${y / 2 - 40}px) scale(2)`, `translate(${x}px,${y}px) scale(.8)`], opacity: [1, 1, 0] }, { duration: FLIGHT, easing: "ease-in-out" }).onfinish = () =>
      flying.remove();
  }

  closed() {
    for (const timer of [...this.timers, this.end]) clearTimeout(timer);
    this.timers = [];
    this.dialog.replaceChildren();
    if (this.waiting.length) this.open();
    else this.ended();
  }
}

/** Where the stars of a seat shine on this page. @param {string} seat */
const sky = (seat) =>
  [...document.querySelectorAll(`.panel [data-seat="${seat}"] .sky,[data-look="${seat}"] .sky`)].find((one) => one.getClientRects().length);
