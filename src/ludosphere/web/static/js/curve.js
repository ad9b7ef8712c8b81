// A curve per seat over the moves of a game, drawn without a library: line and shapes; rings where a choice was worse, or the curve swung.
import { make } from "./svg.js";

const SHAPES = ["M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", "M0-6 5.600 4.200H-5.600Z", "M-4.600-4.600H4.600V4.600H-4.600Z", "M0-6.200 5 0 0 6.200-5 0Z", "M0-6 5.700-1.900 3.500 4.900H-3.500L-5.700-1.900Z", "M-1.900-5.500H1.900V-1.900H5.500V1.900H1.900V5.500H-1.900V1.900H-5.500V-1.900H-1.900Z"];
const ROOM = { left: 44, right: 16, top: 12, bottom: 26 };

export class Curve {
  /**
   * `pick(n)` is called with the move that was pointed at.
   * @param {Part} svg
   * @param {{ seats: string[], first: number, moves: number }} data
   * @param {(n: number) => void} pick
   */
  constructor(svg, { seats, first, moves }, pick) {
    this.svg = svg;
    this.seats = seats;
    this.first = first;
    this.moves = Math.max(moves, first + 1);
    this.pick = pick;
    this.rows = /** @type {Judged[]} */ ([]);
    this.keys = /** @type {Key[]} */ ([]);
    this.width = this.height = 0;
    new ResizeObserver(() => this.draw(this.rows, this.keys)).observe(svg.parentElement);
    svg.addEventListener("pointerdown", (event) => {
      svg.setPointerCapture(event.pointerId);
      this.pointed(event);
    });
    svg.addEventListener("pointermove", (event) => event.buttons && this.pointed(event));
  }

  /** @param {PointerEvent} event */
  pointed(event) {
    const box = this.svg.getBoundingClientRect();
    const share = (event.clientX - box.left - ROOM.left) / (this.width - ROOM.left - ROOM.right);
    const n = this.first + share * (this.moves - this.first);
    this.pick(Math.round(Math.min(this.moves, Math.max(this.first, n))));
  }

  /** @param {number} n */
  x(n) {
    return ROOM.left + ((n - this.first) / (this.moves - this.first)) * (this.width - ROOM.left - ROOM.right);
  }

  /** @param {number} chance */
  y(chance) {
    return ROOM.top + (1 - chance) * (this.height - ROOM.top - ROOM.bottom);
  }

  /** `keys`: the moments that are marked. @param {Judged[]} rows @param {Key[]} keys */
  draw(rows, keys) {
    this.rows = rows;
    this.keys = keys;
    this.width = Math.max(280, this.svg.clientWidth || this.svg.parentElement.clientWidth - 24);
    this.height = Math.round(Math.min(260, 70 + this.width / 3));
    this.svg.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    this.svg.replaceChildren(...this.grid(), ...this.seats.flatMap((_, seat) => this.line(seat)), ...this.marks());
    this.cursor = make("g", { class: "cursor" });
    this.svg.append(this.cursor);
    if (this.at) this.point(this.at[0], this.at[1]);
  }

  grid() {
    const drawn = [];
    for (const chance of [0, 0.25, 0.5, 0.75, 1]) {
      const y = this.y(chance);
      drawn.push(make("line", { class: chance === 0.5 ? "half" : "grid", x1: ROOM.left, x2: this.width - ROOM.right, y1: y, y2: y }));
      drawn.push(make("text", { class: "axis", x: ROOM.left - 6, y: y + 4, "text-anchor": "end" }, String(100 * chance)));
    }
    const step = [5, 10, 20, 25, 50, 100, 200, 250, 500].find((one) => (this.moves - this.first) / one <= this.width / 70) ?? 1000;
    for (let n = Math.ceil(this.first / step) * step; n <= this.moves; n += step)
      drawn.push(make("text", { class: "axis", x: this.x(n), y: this.height - 6, "text-anchor": "middle" }, String(n)));
    return drawn;
  }

  /** @param {number} seat */
  line(seat) {
    const points = this.rows.map((row) => [this.x(row.n), this.y(row.chances[seat])]);
    if (!points.length) return [];
    const path = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
    const drawn = [make("path", { class: "edge", d: path }), make("path", { class: `seat s${seat + 1}`, d: path })];
    // shapes tell the lines apart without colour: not too many, and not those of two seats on top of each other
    const gap = 90;
    let next = points[0][0] + (seat * gap) / this.seats.length;
    points.forEach(([x, y], index) => {
      if (x < next && index < points.length - 1) return;
      next = x + gap;
      drawn.push(this.shape(seat, x, y));
    });
    return drawn;
  }

  /** @param {number} seat @param {number} x @param {number} y */
  shape(seat, x, y) {
    return make("path", { class: `shape s${seat + 1}`, d: SHAPES[seat % SHAPES.length], transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
  }

  /** The key moments, on the line of whose chance changed. */
  marks() {
    return this.keys.map(({ n, kind, before }) => make("circle", { class: `key ${kind}`, cx: this.x(n), cy: this.y(before), r: 6 }));
  }

  /** Marks a moment. @param {number} n @param {Judged | undefined} known */
  point(n, known) {
    this.at = /** @type {[number, Judged | undefined]} */ ([n, known]);
    if (!this.cursor) return;
    const x = this.x(n);
    const drawn = [make("line", { x1: x, x2: x, y1: ROOM.top, y2: this.height - ROOM.bottom })];
    if (known) this.seats.forEach((_, seat) => drawn.push(this.shape(seat, x, this.y(known.chances[seat]))));
    this.cursor.replaceChildren(...drawn);
  }
}
