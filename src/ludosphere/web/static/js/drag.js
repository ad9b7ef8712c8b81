// Dragging instead of tapping twice: from a chosen ref to one that follows it. Same paths, same previews.
const THRESHOLD = 8;
const REACH = 90;

/** `canDrag(ref)`, `start(element)`, `over(ref or null)`, `drop(ref or null)`; the caller decides what they mean. */
export function dragging(root, { canDrag, start, over, drop }) {
  root.addEventListener("pointerdown", (down) => {
    const source = down.target.closest("[data-ref]");
    if (!source || down.button !== 0 || !canDrag(source.dataset.ref)) return;
    let clone = null;
    let target = null;
    const move = (event) => {
      if (event.pointerId !== down.pointerId) return;
      if (!clone) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < THRESHOLD) return;
        start(source);
        clone = lifted(source);
      }
      clone.style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
      const found = nearest(root, event.clientX, event.clientY);
      if (found !== target) over((target = found));
    };
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

const swallow = (event) => {
  event.stopPropagation();
  event.preventDefault();
};

function lifted(source) {
  const clone = document.createElement("div");
  clone.className = "drag";
  const picture = (source.querySelector("use") ?? source).cloneNode(true);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-38 -38 76 76");
  svg.append(picture);
  clone.append(svg);
  document.body.append(clone);
  return clone;
}

function nearest(root, x, y) {
  let best = null;
  let least = REACH;
  for (const element of root.querySelectorAll("[data-ref].can")) {
    const box = element.getBoundingClientRect();
    const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (box.width && far < least) [best, least] = [element.dataset.ref, far];
  }
  return best;
}
