// What only Biomos has on screen: the result of a move drawn before it is sent, and which token became which.
import { make } from "./svg.js";

const TOKEN = 36;

const kind = (ref) => ref.split(":")[0];
const number = (ref) => Number(ref.split(":")[1]);

/** The planet that is played on now, or null. */
const ringOf = (root) => root.querySelector("[data-main] svg.ring");

/** Draws what `path` would do; `peek` while hovering: the places to point at stay where they are. */
export function preview(root, path, { peek = false } = {}) {
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
  if (kind(first) === "card" && standing[first.slice(5)]) arc(ring, ...standing[first.slice(5)]);
  for (const [card, points, begin, end] of JSON.parse(ring.dataset.previews)[path.join(">")] ?? []) {
    arc(ring, begin, end);
    chip(root, card, points);
  }
}

/** Takes every preview away. */
export function clear(root) {
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

const move = (element, [x, y]) => {
  if (element) element.style.transform = `translate(${x}px,${y}px)`;
};

const at = (ring, ref) => ring.querySelector(`[data-ref="${ref}"]`);

function spread(ring, slots, refs, hole) {
  refs.forEach((ref, k) => move(at(ring, ref), slots.tokens[hole !== null && k >= hole ? k + 1 : k]));
}

/** Gap g of the tokens as they are, when a new one already lies in gap `hole`. */
function spreadGaps(ring, slots, count, hole, peek) {
  for (let g = 0; g <= count; g++) {
    const gap = at(ring, `gap:${g}`);
    if (g === hole) gap.classList.add(peek ? "peeked" : "chosen");
    if (peek) continue;
    move(gap, g === hole ? slots.tokens[hole] : slots.gaps[g < hole ? g : g + 1] ?? slots.tokens[hole]);
  }
}

function place(ring, layout, terrain, spot, peek) {
  const tokens = [...ring.querySelectorAll('[data-ref^="token:"]')].map((token) => token.dataset.ref);
  if (kind(spot) !== "gap") return ghost(ring, terrain, pointOf(at(ring, spot)));
  const hole = number(spot);
  const slots = layout[tokens.length + 1];
  spread(ring, slots, tokens, hole);
  spreadGaps(ring, slots, tokens.length, hole, peek);
  ghost(ring, terrain, slots.tokens[hole]);
}

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

function change(root, ring, event, target) {
  const becomes = root.querySelector(`[data-ref="${event}"]`)?.dataset.becomes;
  if (becomes) ghost(ring, becomes, pointOf(at(ring, target)));
}

function pointOf(element) {
  const matrix = element.transform.baseVal.consolidate().matrix;
  return [matrix.e, matrix.f];
}

function inward(ring, [x, y]) {
  const [cx, cy] = ring.dataset.centre.split(" ").map(Number);
  return [cx + (x - cx) * 0.62, cy + (y - cy) * 0.62];
}

/** A piece that is not there yet, in its dashed gold ring. */
function ghost(ring, terrain, [x, y]) {
  const group = make("g", { class: "ghost", transform: `translate(${x} ${y})` });
  const size = (2 * TOKEN * 38) / TOKEN;
  if (terrain) group.append(make("use", { href: `#tk-${terrain}`, x: -size / 2, y: -size / 2, width: size, height: size }));
  group.append(make("circle", { r: TOKEN + 5 }));
  ring.querySelector(".ghosts").append(group);
}

function arc(ring, begin, end) {
  const [cx, cy, r] = ring.dataset.centre.split(" ").map(Number);
  const [a, b] = [begin - 8, end + 8];
  const point = (degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  };
  const d = `M${point(a)}A${r} ${r} 0 ${b - a > 180 ? 1 : 0} 1 ${point(b)}`;
  ring.querySelector(".arcs").append(make("path", { d }));
}

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

/** The arcs of everything that stands, while it can be claimed. */
export function marks(root, options) {
  const ring = ringOf(root);
  if (!ring) return;
  const standing = JSON.parse(ring.dataset.standing);
  for (const [card, ends] of Object.entries(standing)) if (options.has(`card:${card}`)) arc(ring, ...ends);
}

/** The key an element had before the move that the hints tell of. */
export function origin(key, hints) {
  const [owner, ...rest] = key.split(":");
  const ref = rest.join(":");
  if (owner === "claimed") return `card:${ref}`;
  if (!/^s\d$/.test(owner)) return key;
  const seat = Number(owner.slice(1));
  let now = ref;
  for (const hint of [...hints].reverse()) {
    if (hint.seat !== seat) continue;
    if (hint.kind === "placed" || hint.kind === "moon") {
      if (now === landed(hint.ref)) return hint.from;
      now = shifted(now, hint.ref, -1);
    } else if (hint.kind === "lifted") {
      if (now === landed(hint.ref)) now = hint.from;
      else {
        now = shifted(now, hint.ref, -1);
        if (kind(hint.from) === "token" && kind(now) === "token" && number(now) >= number(hint.from)) now = `token:${number(now) + 1}`;
      }
    }
  }
  return `${owner}:${now}`;
}

/** What goes a long way: everything but what is just placed. */
export const slow = (key, hints) => key.startsWith("claimed") || hints.some((hint) => hint.kind !== "placed" && hint.ref === key);

/** Does this move a piece? Claiming a card moves none. */
export const moves = (hint) => hint.kind !== "claimed";

/** A token as it follows the pointer. */
export function lifted(element) {
  const svg = make("svg", { viewBox: "-38 -38 76 76" });
  svg.append((element.querySelector("use") ?? element).cloneNode(true));
  return svg;
}

const landed = (ref) => (kind(ref) === "gap" ? `token:${number(ref)}` : ref);

function shifted(ref, gap, by) {
  return kind(gap) === "gap" && kind(ref) === "token" && number(ref) > number(gap) ? `token:${number(ref) + by}` : ref;
}

/** The elements that the last move touched. */
export function touched(root, hint) {
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

/** Rings a token of a mini-panel: after its groove come the twelve places, the recesses if any, the moon. */
function ringed(panel, ref) {
  const parts = [...(panel.querySelector(".mp > g")?.children ?? [])];
  const places = parts.slice(parts.findIndex((part) => part.matches("path")) + 1);
  const where = { token: number(ref), recess: ref === "recess:a" ? 12 : 13, moon: places.length - 1 };
  const place = places[where[kind(ref)]];
  if (place && !place.querySelector(".moved")) place.append(make("circle", { class: "moved", r: 9.5 }));
}
