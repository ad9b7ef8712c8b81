// Dragging instead of tapping twice: from a chosen ref to one that follows it. Same paths, same previews.
const THRESHOLD = 8;
const REACH = 90;

/**
 * `targets(element)`: a selector of where it may go, or null if it can't be dragged; `start(element)`,
 * `over(ref or null)`, `drop(ref or null)`: the caller decides what they mean; `lifted(element)`: what follows
 * the pointer.
 * @param {Part} root
 * @param {{
 *   targets: (element: Part) => string | null,
 *   start: (element: Part) => void,
 *   over: (ref: string | null) => void,
 *   drop: (ref: string | null) => void,
 *   lifted: (element: Part) => Element,
 * }} does
 */
export function dragging(root, { targets, start, over, drop, lifted }) {
  root.addEventListener("pointerdown", (down) => {
    const source = down.target.closest("[data-ref]");
    const where = source && down.button === 0 ? targets(source) : null;
    if (!where) return;
    let clone = /** @type {Part | null} */ (null);
    let target = /** @type {string | null} */ (null);
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!clone) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < THRESHOLD) return;
        start(source);
        clone = lift(source, lifted);
      }
      clone.style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
      const found = nearest(root, where, event.clientX, event.clientY);
      if (found !== target) over((target = found));
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      if (event.pointerId !== down.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!clone) return;
      clone.remove();
      // The click that follows a drag is not a tap.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      drop(event.type === "pointerup" ? target : null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  });
}

/** @param {Event} event */
const swallow = (event) => {
  event.stopPropagation();
  event.preventDefault();
};

/** @param {Part} source @param {(element: Part) => Element} lifted */
function lift(source, lifted) {
  const clone = document.createElement("div");
  clone.className = "drag";
  clone.append(lifted(source));
  document.body.append(clone);
  return clone;
}

/** @param {Part} root @param {string} where @param {number} x @param {number} y */
function nearest(root, where, x, y) {
  let best = null;
  let least = REACH;
  for (const element of root.querySelectorAll(where)) {
    const box = element.getBoundingClientRect();
    const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (box.width && far < least) [best, least] = [element.dataset.ref, far];
  }
  return best;
}
