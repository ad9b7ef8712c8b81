// What only Biomos has on screen: the result of a move drawn before it is sent, and which token became which.
import { draws } from "./game.js";
import { make } from "./svg.js";

const TOKEN = 36;

/** Where tokens and gaps lie; the layout of a ring has it by number of tokens. @typedef {{ tokens: number[][], gaps: number[][] }} Slots */

/** @param {string} ref */
const kind = (ref) => ref.split(":")[0];
/** @param {string} ref */
const number = (ref) => Number(ref.split(":")[1]);

/** The planet that is played on now, or null. @param {Part} root */
const ringOf = (root) => root.querySelector("[data-main] svg.ring");

/**
 * Draws what `path` would do; `peek` while hovering: the places to point at stay where they are.
 * @param {Part} root
 * @param {string[]} path
 * @param {{ peek?: boolean }} [how]
 */
function preview(root, path, { peek = false } = {}) {
  clear(root);
  const ring = ringOf(root);
  if (!ring || !path.length) return;
  const layout = JSON.parse(ring.dataset.layout);
  const [first, second] = path;
  ring.classList.toggle("peek", peek);
  if (kind(first) === "centre" && second) place(ring, layout, first.split(":")[1], second, peek);
  if (["token", "recess"].includes(kind(first))) lift(ring, layout, first, second, peek);
  if (second && ["token", "recess", "moon"].includes(kind(second)) && !first.includes(":")) change(root, ring, first, second);
  const standing = JSON.parse(ring.dataset.standing);
  if (kind(first) === "card" && standing[first.slice(5)]) arc(ring, standing[first.slice(5)][0], standing[first.slice(5)][1]);
  for (const [card, points, begin, end] of JSON.parse(ring.dataset.previews)[path.join(">")] ?? []) {
    arc(ring, begin, end);
    chip(root, card, points);
  }
}

/** Takes every preview away. @param {Part} root */
function clear(root) {
  const ring = ringOf(root);
  if (!ring) return;
  ring.classList.remove("peek");
  for (const layer of ring.querySelectorAll(".arcs,.ghosts")) layer.replaceChildren();
  root.querySelector("[data-main] .chips")?.replaceChildren();
  for (const element of ring.querySelectorAll(".place")) {
    element.style.transform = "";
    element.style.opacity = "";
    element.classList.remove("lifted", "chosen", "beside", "peeked");
  }
  for (const card of document.querySelectorAll(".bio.will")) card.classList.remove("will");
  for (const token of root.querySelectorAll(".tok.used")) token.classList.remove("used");
}

/** @param {Part} element @param {number[]} point */
const move = (element, [x, y]) => {
  if (element) element.style.transform = `translate(${x}px,${y}px)`;
};

/** @param {Part} ring @param {string} ref */
const at = (ring, ref) => ring.querySelector(`[data-ref="${ref}"]`);

/** @param {Part} ring @param {Slots} slots @param {string[]} refs @param {number | null} hole */
function spread(ring, slots, refs, hole) {
  refs.forEach((ref, k) => move(at(ring, ref), slots.tokens[hole !== null && k >= hole ? k + 1 : k]));
}

/**
 * Gap g of the tokens as they are, when a new one already lies in gap `hole`.
 * @param {Part} ring
 * @param {Slots} slots
 * @param {number} count
 * @param {number} hole
 * @param {boolean} peek
 */
function spreadGaps(ring, slots, count, hole, peek) {
  for (let g = 0; g <= count; g++) {
    const gap = at(ring, `gap:${g}`);
    if (g === hole) gap.classList.add(peek ? "peeked" : "chosen");
    if (peek) continue;
    move(gap, g === hole ? slots.tokens[hole] : slots.gaps[g < hole ? g : g + 1] ?? slots.tokens[hole]);
  }
}

/** @param {Part} ring @param {Slots[]} layout @param {string} terrain @param {string} spot @param {boolean} peek */
function place(ring, layout, terrain, spot, peek) {
  const tokens = [...ring.querySelectorAll('[data-ref^="token:"]')].map((token) => token.dataset.ref);
  if (kind(spot) !== "gap") return ghost(ring, terrain, pointOf(at(ring, spot)));
  const hole = number(spot);
  const slots = layout[tokens.length + 1];
  spread(ring, slots, tokens, hole);
  spreadGaps(ring, slots, tokens.length, hole, peek);
  ghost(ring, terrain, slots.tokens[hole]);
}

/** @param {Part} ring @param {Slots[]} layout @param {string} from @param {string | undefined} to @param {boolean} peek */
function lift(ring, layout, from, to, peek) {
  const taken = at(ring, from);
  const rest = [...ring.querySelectorAll('[data-ref^="token:"]')].map((t) => t.dataset.ref).filter((ref) => ref !== from);
  taken.classList.add("lifted");
  if (!to) {
    const slots = layout[rest.length];
    if (kind(from) === "token") {
      spread(ring, slots, rest, null);
      move(taken, inward(ring, pointOf(taken)));
    }
    slots.gaps.forEach((point, g) => move(at(ring, `gap:${g}`), point));
    return;
  }
  if (kind(to) === "gap") {
    const slots = layout[rest.length + 1];
    spread(ring, slots, rest, number(to));
    spreadGaps(ring, slots, rest.length, number(to), peek);
    move(taken, slots.tokens[number(to)]);
    ghost(ring, null, slots.tokens[number(to)]);
  } else {
    const point = pointOf(at(ring, to));
    spread(ring, layout[rest.length], rest, null);
    move(taken, point);
    ghost(ring, null, point);
  }
}

/** @param {Part} root @param {Part} ring @param {string} event @param {string} target */
function change(root, ring, event, target) {
  const becomes = root.querySelector(`[data-ref="${event}"]`)?.dataset.becomes;
  if (becomes) ghost(ring, becomes, pointOf(at(ring, target)));
}

/** @param {Part} element */
function pointOf(element) {
  const matrix = element.transform.baseVal.consolidate().matrix;
  return [matrix.e, matrix.f];
}

/** @param {Part} ring @param {number[]} point */
function inward(ring, [x, y]) {
  const [cx, cy] = ring.dataset.centre.split(" ").map(Number);
  return [cx + (x - cx) * 0.62, cy + (y - cy) * 0.62];
}

/** A piece that is not there yet, in its dashed gold ring. @param {Part} ring @param {string | null} terrain @param {number[]} point */
function ghost(ring, terrain, [x, y]) {
  const group = make("g", { class: "ghost", transform: `translate(${x} ${y})` });
  const size = (2 * TOKEN * 38) / TOKEN;
  if (terrain) group.append(make("use", { href: `#tk-${terrain}`, x: -size / 2, y: -size / 2, width: size, height: size }));
  group.append(make("circle", { r: TOKEN + 5 }));
  ring.querySelector(".ghosts").append(group);
}

/** @param {Part} ring @param {number} begin @param {number} end */
function arc(ring, begin, end) {
  const [cx, cy, r] = ring.dataset.centre.split(" ").map(Number);
  const [a, b] = [begin - 8, end + 8];
  /** @param {number} degrees */
  const point = (degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  };
  const d = `M${point(a)}A${r} ${r} 0 ${b - a > 180 ? 1 : 0} 1 ${point(b)}`;
  ring.querySelector(".arcs").append(make("path", { d }));
}

/** @param {Part} root @param {string} card @param {number} points */
function chip(root, card, points) {
  const offer = document.querySelector(`.bio[data-ref="card:${card}"]`);
  offer?.classList.add("will");
  const element = document.createElement("span");
  element.className = "chip";
  element.append(offer?.dataset.name ?? card);
  const gain = document.createElement("b");
  gain.textContent = `+${points}`;
  element.append(gain);
  root.querySelector("[data-main] .chips").append(element);
}

/** The arcs of everything that stands, while it can be claimed. @param {Part} root @param {Set<string>} options */
function marks(root, options) {
  const ring = ringOf(root);
  if (!ring) return;
  const standing = JSON.parse(ring.dataset.standing);
  for (const [card, [begin, end]] of Object.entries(standing)) if (options.has(`card:${card}`)) arc(ring, begin, end);
}

/** The key an element had before the move that the hints tell of. @param {string} key @param {Hint[]} hints */
function origin(key, hints) {
  const [owner, ...rest] = key.split(":");
  const ref = rest.join(":");
  if (owner === "claimed") return `card:${ref}`;
  if (!/^s\d$/.test(owner)) return key;
  const seat = Number(owner.slice(1));
  let now = ref;
  for (const { kind: what, seat: mover, ref: to = "", from = "" } of [...hints].reverse()) {
    if (mover !== seat) continue;
    if (what === "placed" || what === "moon") {
      if (now === landed(to)) return from;
      now = shifted(now, to, -1);
    } else if (what === "lifted") {
      if (now === landed(to)) now = from;
      else {
        now = shifted(now, to, -1);
        if (kind(from) === "token" && kind(now) === "token" && number(now) >= number(from)) now = `token:${number(now) + 1}`;
      }
    }
  }
  return `${owner}:${now}`;
}

/** What goes a long way: everything but what is just placed. @param {string} key @param {Hint[]} hints */
const slow = (key, hints) => key.startsWith("claimed") || hints.some((hint) => hint.kind !== "placed" && hint.ref === key);

/** Does this move a piece? Claiming a card moves none. @param {Hint} hint */
const moves = (hint) => hint.kind !== "claimed";

/** A token as it follows the pointer. @param {Part} element */
function lifted(element) {
  const svg = make("svg", { viewBox: "-38 -38 76 76" });
  svg.append((element.querySelector("use") ?? element).cloneNode(true));
  return svg;
}

/** @param {string} ref */
const landed = (ref) => (kind(ref) === "gap" ? `token:${number(ref)}` : ref);

/** @param {string} ref @param {string} gap @param {number} by */
function shifted(ref, gap, by) {
  return kind(gap) === "gap" && kind(ref) === "token" && number(ref) > number(gap) ? `token:${number(ref) + by}` : ref;
}

/** The elements that the last move touched. @param {Part} root @param {Hint} hint */
function touched(root, hint) {
  if (hint.kind === "claimed" || hint.kind === "absorbed") return [];
  const main = root.querySelector("[data-main]");
  if (hint.seat === null || !hint.ref) return [];
  if (main && Number(main.dataset.seat) === hint.seat) {
    const element = ringOf(root)?.querySelector(`[data-ref="${landed(hint.ref)}"]`);
    return element ? [element] : [];
  }
  const panel = document.querySelector(`[data-look="${hint.seat}"]`);
  if (panel) ringed(panel, landed(hint.ref));
  return panel ? [panel] : [];
}

/** Rings a token of a mini-panel: after its groove come the twelve places, the recesses if any, the moon. @param {Part} panel @param {string} ref */
function ringed(panel, ref) {
  const parts = [...(panel.querySelector(".mp > g")?.children ?? [])];
  const places = parts.slice(parts.findIndex((part) => part.matches("path")) + 1);
  /** @type {Record<string, number>} */
  const where = { token: number(ref), recess: ref === "recess:a" ? 12 : 13, moon: places.length - 1 };
  const place = places[where[kind(ref)]];
  if (place && !place.querySelector(".moved")) place.append(make("circle", { class: "moved", r: 9.5 }));
}

draws({ preview, marks, origin, slow, moves, lifted, touched });
