// What happened since one's own last action lies together at the head of the log, and can be folded away.
let open = true;

/** `log` lists the newest turn first; `state.since` is the number of the last own action. */
export function fold(log, { since, at }, title) {
  unfold(log);
  if (since === null || at !== null) return;
  const list = log.querySelector("ol");
  const news = [];
  for (const item of list.children) {
    const numbers = [...item.querySelectorAll("[data-at]")].map((entry) => Number(entry.dataset.at));
    if (!numbers.length || numbers.some((n) => n <= since)) break;
    news.push(item);
  }
  if (!news.length) return;
  const count = news.reduce((sum, item) => sum + item.querySelectorAll("[data-at]").length, 0);
  const box = document.createElement("details");
  box.open = open;
  box.addEventListener("toggle", () => (open = box.open));
  const summary = document.createElement("summary");
  summary.textContent = title.replace("%", count);
  const inner = document.createElement("ol");
  inner.append(...news);
  box.append(summary, inner);
  const item = document.createElement("li");
  item.className = "since";
  item.append(box);
  list.prepend(item);
}

function unfold(log) {
  const item = log.querySelector(".since");
  if (item) item.replaceWith(...item.querySelector("ol").children);
}
