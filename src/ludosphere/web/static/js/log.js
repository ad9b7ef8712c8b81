// The log, from the first turn to the last: what happened since one's own last action lies together at its end, and can
// be folded away.
import { stand } from "./end.js";

export class Log {
  /** @param {Part} root @param {import("./store.js").Store} store */
  constructor(root, store) {
    this.root = root;
    this.title = store.page.words.since;
    /** What happened at the table this one goes on from; above all that happens here. */
    this.past = root.querySelector("#past");
    this.open = true;
    stand(root);
    this.fold(store.state);
  }

  /** @param {State} state @param {State | null} before */
  update(state, before) {
    if (!before) return;
    if (this.past) this.root.prepend(this.past);
    this.fold(state);
  }

  /** `since` is the number of the last own action. @param {State} state */
  fold({ since, at }) {
    const folded = this.root.querySelector(".since");
    if (folded) folded.replaceWith(...folded.querySelector("ol").children);
    if (since === null || at !== null) return;
    const list = this.root.querySelector(":scope > ol");
    const news = [];
    for (const item of [...list.children].reverse()) {
      const numbers = [...item.querySelectorAll("[data-at]")].map((entry) => Number(entry.dataset.at));
      if (!numbers.length || numbers.some((n) => n <= since)) break;
      news.unshift(item);
    }
    if (news.length) list.append(this.box(news));
  }

  /** @param {Part[]} news */
  box(news) {
    const count = news.reduce((sum, item) => sum + item.querySelectorAll("[data-at]").length, 0);
    const box = document.createElement("details");
    box.open = this.open;
    box.addEventListener("toggle", () => (this.open = box.open));
    const summary = document.createElement("summary");
    summary.textContent = this.title.replace("%", String(count));
    const inner = document.createElement("ol");
    inner.append(...news);
    box.append(summary, inner);
    const item = document.createElement("li");
    item.className = "since";
    item.append(box);
    return item;
  }
}
