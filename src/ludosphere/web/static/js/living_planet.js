// What only Living Planet has on screen: a map that pans and zooms, grounds of hexes fetched once, ghosts of moves.
import { lifted as copied } from "./board.js";
import { still } from "./flip.js";
import { draws } from "./game.js";
import { make } from "./svg.js";

/** The number that is printed on what a ref points at; null: none. @param {string} ref */
const printed = (ref) => /^card:([1-6])$/.exec(ref)?.[1] ?? null;

const HEX = "0,-100 86.6,-50 86.6,50 0,100 -86.6,50 -86.6,-50";
/** Pixels per unit: what fits is shown no smaller than READABLE by itself, and by hand within LIMITS. A desktop has room for names elsewhere. */
const READABLE = matchMedia("(min-width: 1100px)").matches ? 0.4 : 0.64;
const LARGE = 1.15;
const LIMITS = [0.22, 2.6];
const SLIP = 6;

// ---------------------------------------------------------------- grounds of hexes

const grounds = make("defs");
document.body.append(make("svg", { class: "lp-pieces", width: 0, height: 0, "aria-hidden": "true" }, grounds));
const asked = new Set();

/** The drawing of a hex and the strip of its cataclysms, from the server once and kept for good. @param {string} name */
async function fetchGround(name) {
  if (asked.has(name)) return;
  asked.add(name);
  try {
    const answer = await fetch(`/art/living_planet/${name}.svg`);
    if (!answer.ok) return;
    const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    const strikes = `lp-${name.split("-").slice(0, 2).join("-")}-strikes`;
    for (const [id, part] of [[`lp-${name}`, "ground"], [strikes, "strikes"]]) {
      if (document.getElementById(id)) continue;
      const group = document.importNode(drawn.getElementById(part), true);
      group.id = id;
      grounds.append(group);
    }
  } catch {
    asked.delete(name); // off line: asked for again with the next drawing
  }
}

/** @param {Part} root */
const fetchAll = (root) => {
  for (const use of root.querySelectorAll("[data-art]")) fetchGround(use.dataset.art);
};

// ---------------------------------------------------------------- the camera

const camera = { x: 0, y: 0, k: 1, free: false };
let names = false;
let shown = /** @type {Part | null} */ (null);
let beside = "";

const mapOf = (/** @type {ParentNode} */ root = document) => root.querySelector("svg.lp-map");
/** @param {Part} map */
const frameOf = (map) => map.closest(".frame");
/** @param {number[]} box */
const middleOf = (box) => [box[0] + box[2] / 2, box[1] + box[3] / 2];
/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/** @param {Part} map */
function room(map) {
  const { clientWidth, clientHeight } = frameOf(map);
  return [clientWidth || 1, clientHeight || 1];
}

/** Shows all of the map, or as much as stays readable, around what matters now. @param {Part} map @param {boolean} [whole] */
function fit(map, whole = false) {
  const [w, h] = room(map);
  const box = map.dataset.box.split(" ").map(Number);
  const all = Math.min(w / box[2], h / box[3], LARGE);
  camera.k = whole ? all : Math.max(all, READABLE);
  [camera.x, camera.y] = middleOf(box);
  if (camera.k > all) {
    /** @type {[number, number][]} */
    const spots = map.dataset.focus.split(" ").map((/** @type {string} */ id) => map.querySelector(`[data-ref="hex:${CSS.escape(id)}"]`)).filter(Boolean).map(place);
    if (spots.length) {
      camera.x = spots.reduce((sum, [x]) => sum + x, 0) / spots.length;
      camera.y = spots.reduce((sum, [, y]) => sum + y, 0) / spots.length;
    }
  }
  apply(map);
}

/** @param {Part} map */
function apply(map) {
  const [w, h] = room(map);
  const box = map.dataset.box.split(" ").map(Number);
  const { k } = camera;
  // The map never leaves its frame altogether, and stays in the middle of one it is smaller than.
  /** @param {number} at @param {number} low @param {number} size @param {number} view */
  const within = (at, low, size, view) => (size <= view ? clamp(at, low + size - view / 2, low + view / 2) : clamp(at, low + view / 2 - 60, low + size - view / 2 + 60));
  camera.x = within(camera.x, box[0], box[2], w / k);
  camera.y = within(camera.y, box[1], box[3], h / k);
  map.setAttribute("viewBox", `${camera.x - w / k / 2} ${camera.y - h / k / 2} ${w / k} ${h / k}`);
}

/** The map of a new state: seen as the one before was. @param {Part} root */
function adopt(root) {
  const map = mapOf(root);
  if (!map) return null;
  if (map !== shown) {
    shown = map;
    map.classList.toggle("named", names);
    root.querySelector("[data-zoom=names]")?.setAttribute("aria-pressed", String(names));
    if (camera.free && !document.body.matches(".over:not(.replaying)")) apply(map);
    else fit(map, document.body.matches(".over"));
    fetchAll(root);
  }
  return map;
}

const resized = new ResizeObserver(() => {
  const map = mapOf();
  if (!map) return;
  if (camera.free) return apply(map);
  fit(map, document.body.matches(".over"));
  seek(map);
});
const board = document.getElementById("board");
if (board) resized.observe(board); // there is none where the table is text

/** @param {Part} map @param {number} factor @param {number | null} [x] @param {number | null} [y] */
function zoom(map, factor, x = null, y = null) {
  const frame = frameOf(map).getBoundingClientRect();
  const [dx, dy] = x === null || y === null ? [0, 0] : [x - frame.x - frame.width / 2, y - frame.y - frame.height / 2];
  const before = camera.k;
  camera.k = clamp(before * factor, LIMITS[0], LIMITS[1]);
  camera.x += dx / before - dx / camera.k;
  camera.y += dy / before - dy / camera.k;
  camera.free = true;
  apply(map);
}

/** @param {Part} map @param {number} dx @param {number} dy */
function pan(map, dx, dy) {
  camera.x -= dx / camera.k;
  camera.y -= dy / camera.k;
  camera.free = true;
  apply(map);
}

/** The centre of something on the map, in its units. @param {Part} element */
function place(element) {
  const map = element.ownerSVGElement;
  const at = map.getScreenCTM().inverse().multiply(element.getScreenCTM());
  return [at.e, at.f];
}

/** @param {Part} map @param {Part} element @param {number} [margin] */
function sees(map, element, margin = 24) {
  const [x, y] = place(element);
  const [w, h] = room(map);
  const edge = margin / camera.k;
  return Math.abs(x - camera.x) <= w / camera.k / 2 - edge && Math.abs(y - camera.y) <= h / camera.k / 2 - edge;
}

/** @param {Part} map @param {Part[]} elements */
function goTo(map, elements) {
  const spots = elements.map(place);
  camera.x = spots.reduce((sum, [x]) => sum + x, 0) / spots.length;
  camera.y = spots.reduce((sum, [, y]) => sum + y, 0) / spots.length;
  apply(map);
}

/** @type {Record<string, (map: Part) => void>} */
const tools = {
  /** @param {Part} map */
  in: (map) => zoom(map, 1.3),
  /** @param {Part} map */
  out: (map) => zoom(map, 1 / 1.3),
  /** @param {Part} map */
  fit(map) {
    camera.free = false;
    fit(map, true);
    camera.free = camera.k < READABLE; // else the next state would come closer again
  },
  /** @param {Part} map */
  names(map) {
    names = !names;
    map.classList.toggle("named", names);
    document.querySelector("[data-zoom=names]")?.setAttribute("aria-pressed", String(names));
  },
};

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-zoom],[data-goto]");
  const map = mapOf();
  if (!target || !map) return;
  if (target.dataset.zoom) tools[target.dataset.zoom](map);
  else {
    const hex = map.querySelector(`[data-ref="hex:${CSS.escape(target.dataset.goto)}"]`);
    if (!hex) return;
    goTo(map, [hex]);
    const frame = frameOf(map).getBoundingClientRect();
    if (frame.top < 60 || frame.bottom > innerHeight) frameOf(map).scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
    for (const other of map.querySelectorAll(".flash")) other.classList.remove("flash");
    hex.parentNode.classList.add("flash");
    setTimeout(() => hex.parentNode.classList.remove("flash"), 1600);
  }
});

// --- by wheel, by hand

addEventListener("wheel", (/** @type {Aimed<any>} */ event) => {
  const frame = event.target.closest?.(".chart .frame");
  // Where the page itself scrolls, only the pinch of a pad (which comes with Ctrl) zooms.
  if (!frame || !(event.ctrlKey || matchMedia("(min-width: 1100px)").matches)) return;
  event.preventDefault();
  zoom(mapOf(), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
}, { passive: false });

const fingers = new Map();
let moved = false;

document.addEventListener("pointerdown", (event) => {
  const frame = event.target.closest?.(".chart .frame");
  if (!frame || event.button !== 0) return;
  if (event.target.closest('[data-ref^="unit:"].can,[data-ref^="crew:"].can')) return; // these are dragged themselves
  if (!fingers.size) moved = false;
  fingers.set(event.pointerId, [event.clientX, event.clientY, event.clientX, event.clientY]);
});

document.addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  const map = mapOf();
  if (!finger || !map) return;
  const [x, y, startX, startY] = finger;
  if (!moved && fingers.size === 1 && Math.hypot(event.clientX - startX, event.clientY - startY) < SLIP) return;
  moved = true;
  if (fingers.size === 1) pan(map, event.clientX - x, event.clientY - y);
  else {
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const before = Math.hypot(x - other[0], y - other[1]);
    const after = Math.hypot(event.clientX - other[0], event.clientY - other[1]);
    pan(map, (event.clientX - x) / 2, (event.clientY - y) / 2);
    if (before > 10) zoom(map, after / before, (event.clientX + other[0]) / 2, (event.clientY + other[1]) / 2);
  }
  finger[0] = event.clientX;
  finger[1] = event.clientY;
});

// One finger up or down scrolls the page, as everywhere on it; two are the map's alone.
for (const kind of ["touchstart", "touchmove"])
  document.addEventListener(kind, (/** @type {Aimed<any>} */ event) => {
    if (event.touches.length > 1 && event.target.closest?.(".chart .frame") && event.cancelable) event.preventDefault();
  }, { passive: false });

/** @param {PointerEvent} event */
const lift = (event) => fingers.delete(event.pointerId);
addEventListener("pointerup", lift);
addEventListener("pointercancel", lift);

// The click that follows a move of the map is not a tap.
addEventListener("click", (/** @type {Aimed<any>} */ event) => {
  if (moved && event.target.closest?.(".chart .frame")) {
    event.stopPropagation();
    event.preventDefault();
  }
  moved = false;
}, { capture: true });

// --- by keys

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

document.addEventListener("keydown", (event) => {
  const map = mapOf();
  if (!map || document.querySelector("dialog[open]") || event.target.matches?.("input,select,textarea")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const way = (event.shiftKey || event.target === frameOf(map)) && ARROWS[key];
  if (way) pan(map, way[0] * 90, way[1] * 90);
  else if (key === "+" || key === "=") zoom(map, 1.25);
  else if (key === "-") zoom(map, 0.8);
  else if (key === "0") tools.fit(map);
  else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

document.addEventListener("focusin", (event) => {
  const map = mapOf();
  if (map?.contains(event.target) && event.target.matches(":focus-visible") && !sees(map, event.target)) goTo(map, [event.target]);
});

// ---------------------------------------------------------------- what a path would do

let last = /** @type {string[]} */ ([]);

/** Draws what `path` would do; `peek` while hovering. @param {Part} root @param {string[]} path @param {{ peek?: boolean }} [how] */
function preview(root, path, { peek = false } = {}) {
  const map = adopt(root);
  const refs = new Set(path);
  for (const element of root.querySelectorAll("[data-ref]")) element.classList.toggle("aimed", refs.has(element.dataset.ref));
  if (!map) return;
  const ghosts = map.querySelector(".ghosts");
  ghosts.replaceChildren();
  const [first = "", second = ""] = path;
  if (first.startsWith("tile:")) hexGhost(root, map, ghosts, path);
  else if (first.startsWith("type:") && second.startsWith("site:")) buildingGhost(map, ghosts, first, second);
  else if (/^(unit|crew):/.test(first) && /^(hex|site):/.test(second)) moveGhost(map, ghosts, first, second);
  map.classList.toggle("aiming", path.length > 0);
  if (peek) return;
  const before = last;
  last = [...path];
  if (path.length > before.length) follow(root, map, path);
}

/** The map whose choices have come into sight: later the camera is the player's. */
let sought = /** @type {Part | null} */ (null);

/** What is marked while nothing is chosen. @param {Part} root */
function marks(root) {
  const map = adopt(root);
  last = [];
  if (map && map !== sought) seek(map);
  sought = map;
  const asks = [...root.querySelectorAll(".side>.panel:has(.can)")].map(({ id }) => id).join();
  if (asks !== beside) root.querySelector(".side").scrollTop = 0; // what is asked comes into sight from there
  beside = asks;
}

/** What can be pointed at on the map comes into sight, all of it if it can be: farther away, if it is large. @param {Part} map */
function seek(map) {
  const open = [...map.querySelectorAll("[data-ref].can")].filter((element) => element.getClientRects().length);
  if (!open.length) return false;
  const large = open.every((element) => /^(cell|hex|strike):/.test(element.dataset.ref));
  const reach = large ? 70 : 24;
  if (open.every((element) => sees(map, element, reach * camera.k))) return true;
  const spots = open.map(place);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = room(map);
  const all = Math.min(w / (right - left + 2 * reach + 30), h / (bottom - top + 2 * reach + 30));
  if (all >= camera.k) [camera.x, camera.y] = [(left + right) / 2, (top + bottom) / 2];
  else if (all >= (large ? LIMITS[0] : READABLE)) [camera.x, camera.y, camera.k] = [(left + right) / 2, (top + bottom) / 2, all];
  else if (!open.some((element) => sees(map, element))) {
    goTo(map, open.slice(0, 4));
    return true;
  } else return true;
  apply(map);
  return true;
}

/**
 * One step further: the next things to point at come into sight, and a single way to turn is taken.
 * @param {Part} root
 * @param {Part} map
 * @param {string[]} path
 */
function follow(root, map, path) {
  const onMap = seek(map);
  const frame = frameOf(map).getBoundingClientRect();
  const bar = document.getElementById("bar");
  const floor = getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : innerHeight;
  if (onMap && (frame.top < 52 || frame.top > floor - 140)) frameOf(map).scrollIntoView({ block: "start", behavior: still() ? "auto" : "smooth" });
  const turns = [...root.querySelectorAll('[data-ref^="turn:"].can')];
  if (path.length === 2 && path[0].startsWith("tile:") && turns.length === 1) queueMicrotask(() => turns[0].click());
}

/** @param {Part} root @param {Part} map @param {Part} ghosts @param {string[]} path */
function hexGhost(root, map, ghosts, [tile, cell, turn]) {
  const { printed } = root.querySelector(`[data-ref="${CSS.escape(tile)}"][data-printed]`)?.dataset ?? {};
  const where = cell && map.querySelector(`[data-ref="${CSS.escape(cell)}"]`);
  if (!printed) return;
  if (!where) {
    for (let k = 0; k < 6; k++) fetchGround(`${printed}-${k}`);
    return;
  }
  const turned = turn ?? root.querySelector('[data-ref^="turn:"].can')?.dataset.ref ?? "turn:0";
  const name = `${printed}-${turned.slice(5)}`;
  fetchGround(name);
  const [x, y] = place(where);
  ghosts.append(make("g", { class: turn ? "ghost sure" : "ghost", transform: `translate(${x} ${y})` },
    make("use", { href: `#lp-${name}` }), make("use", { href: `#lp-${printed}-strikes` }), make("polygon", { points: HEX, class: "edge" })));
}

/** @param {Part} map @param {Part} ghosts @param {string} type @param {string} site */
function buildingGhost(map, ghosts, type, site) {
  const where = map.querySelector(`[data-ref="${CSS.escape(site)}"]`);
  if (!where) return;
  const [x, y] = place(where);
  const [kind, value] = type.slice(5).split(".");
  const known = document.getElementById(`lp-b-${kind}`) ? kind : "other";
  const ghost = make("g", { class: "ghost", transform: `translate(${x} ${y})` }, make("use", { href: `#lp-b-${known}` }));
  if (value) ghost.append(make("use", { href: `#lp-d-any-${value}`, transform: "translate(13.5 13.5)scale(.72)" }));
  ghost.append(make("rect", { x: -22, y: -22, width: 44, height: 44, rx: 9, class: "edge" }));
  ghosts.append(ghost);
}

/** @param {Part} map @param {Part} ghosts @param {string} unit @param {string} target */
function moveGhost(map, ghosts, unit, target) {
  const from = map.querySelector(`[data-ref="${CSS.escape(unit)}"]`);
  const to = map.querySelector(`[data-ref="${CSS.escape(target)}"]`);
  if (!from || !to) return;
  const [[ax, ay], [bx, by]] = [place(from), place(to)];
  const figure = from.querySelector(".tk use").getAttribute("href");
  ghosts.append(
    make("path", { d: `M${ax} ${ay}L${bx} ${by}`, class: "way" }),
    make("g", { class: "ghost", transform: `translate(${bx} ${by})` }, make("use", { href: figure }), make("circle", { r: 21, class: "edge" })),
  );
}

// ---------------------------------------------------------------- what moved

/** A unit comes from where the hint says it was. @param {string} key @param {Hint[]} hints */
function origin(key, hints) {
  const spot = key.startsWith("unit:") ? `hex:${key.slice(5).split(".")[1]}` : key.startsWith("crew:") ? `site:${key.slice(5)}` : key;
  const hint = hints.find((one) => one.kind === "moved" && one.ref === spot && (!key.startsWith("unit:") || String(one.seat) === key.slice(5).split(".")[0]));
  return hint?.from ?? key;
}

/** @param {string} key @param {Hint[]} hints */
const slow = (key, hints) => origin(key, hints) !== key;

/** On the map all that others did is outlined as well: everybody plays on it. @param {Part} root @param {Hint} hint */
function touched(root, hint) {
  return hint.ref ? [...root.querySelectorAll(`[data-ref="${CSS.escape(hint.ref)}"]`)] : [];
}

/** What follows the pointer: of a unit the figure, of a drawn hex its picture. @param {Part} element */
function lifted(element) {
  const figure = element.querySelector(".tk");
  if (!figure) return copied(element);
  const size = 36 * camera.k;
  return make("svg", { viewBox: "-20 -20 40 40", width: size, height: size }, figure.cloneNode(true));
}

draws({ printed, preview, marks, origin, slow, touched, lifted });
