// FLIP: where things were, where they are now, and the way between. Transforms only.
export const still = () =>
  document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {string} name */
const time = (name) => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 1;

/** The places of everything that carries a key, and of refs things can come from. @param {Part} root */
export function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-key],[data-ref]")) {
    const box = middle(element);
    if (!box) continue;
    if (element.dataset.key) found.set(element.dataset.key, box);
    if (element.dataset.ref && !found.has(element.dataset.ref)) found.set(element.dataset.ref, box);
  }
  return found;
}

/** @param {Part} element */
function middle(element) {
  const box = (element.querySelector(".tk") ?? element).getBoundingClientRect();
  if (!box.width) return null;
  const place = /** @type {{ x: number, y: number, w: number, u?: number, v?: number }} */ ({ x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width });
  // Inside a drawing, places count in its own units: then a drawing that moves or grows moves nothing in it.
  const matrix = element.ownerSVGElement?.getScreenCTM();
  if (matrix) Object.assign(place, { u: (place.x - matrix.e) / matrix.a, v: (place.y - matrix.f) / matrix.a });
  return place;
}

/**
 * Moves every keyed element from where `origin(key)` says it was; `slow` keys take the long way.
 * @param {Part} root
 * @param {ReturnType<typeof places>} before
 * @param {(key: string, element: Part) => string} origin
 * @param {(key: string) => boolean} slow
 */
export function animate(root, before, origin, slow) {
  if (still()) return;
  for (const element of root.querySelectorAll("[data-key]")) {
    const key = element.dataset.key;
    const from = before.get(origin(key, element));
    const to = middle(element);
    if (!from || !to) continue;
    const inside = from.u !== undefined && to.u !== undefined;
    const [dx, dy] = inside ? [Number(from.u) - Number(to.u), Number(from.v) - Number(to.v)] : [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const options = { duration: time(slow(key) ? "--scene" : "--move"), easing: "cubic-bezier(.5,0,.2,1)" };
    if (element instanceof SVGElement) {
      const place = element.transform.baseVal.consolidate().matrix;
      const scale = inside ? 1 : element.ownerSVGElement.getScreenCTM().a;
      const size = inside ? 1 : from.w / to.w;
      /** @param {number} x @param {number} y @param {number} k */
      const at = (x, y, k) => `translate(${place.e + x / scale}px,${place.f + y / scale}px) scale(${k})`;
      element.animate({ transform: [at(dx, dy, size), at(0, 0, 1)] }, options);
    } else {
      const size = Math.min(3, Math.max(0.3, from.w / to.w));
      element.animate({ transform: [`translate(${dx}px,${dy}px) scale(${size})`, "none"] }, options);
    }
  }
}
