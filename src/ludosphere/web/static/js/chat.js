// What people write to each other at the table, and who watches it.
import { open } from "./drawer.js";
import { stand } from "./end.js";

/** @param {string} id */
const el = (id) => document.getElementById(id);

export class Chat {
  /** @param {import("./store.js").Store} store */
  constructor(store) {
    this.store = store;
    this.words = store.page.words;
    this.lines = el("chat-lines");
    this.log = el("chat-log");
    this.form = el("chat-form");
    this.table = el("main").dataset.table;
    this.last = 0;
    this.watching = /** @type {{ count: number, names: string[] }} */ ({ count: 0, names: [] });
    if (!this.lines) return;
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.write();
    });
    this.lines.addEventListener("click", (event) => this.act(event.target));
    document.addEventListener("visibilitychange", () => this.count());
    new IntersectionObserver(() => this.count()).observe(this.log);
    stand(this.log);
  }

  /** On a new line the table is asked for what was written meanwhile, and for what comes. */
  listen() {
    this.store.line.send({ type: "listen", after: this.last });
  }

  get actions() {
    return {
      chat: () => {
        open(this.words.chat, el("chat"));
        this.count();
      },
      tab: (/** @type {Part} */ button) => this.tab(button),
      audience: () => open(this.words.audience, this.list()),
    };
  }

  /** @param {Message | Intent} what */
  hear(what) {
    if (what.type === "line" && what.online) this.listen();
    if (what.type === "audience") this.audience(what);
    else if (what.type === "chat") this.arrived(what);
    else if (what.type === "refused" && what.chat) {
      this.note(what.text);
      if (this.unsent && !this.form.elements[0].value) this.form.elements[0].value = this.unsent;
      this.unsent = "";
    } else return false;
    return true;
  }

  /** @param {Chatted} message */
  arrived({ lines = [], gone = [], full, writes, said, missed }) {
    if (!this.lines) return;
    if (missed) {
      this.last = 0;
      this.listen();
      return;
    }
    if (full) this.lines.replaceChildren();
    for (const id of gone) this.lines.querySelector(`[data-id="${id}"]`)?.remove();
    for (const line of lines) this.add(line);
    if (writes !== undefined) this.form.hidden = !writes;
    if (said !== undefined) this.note(said);
    else if (lines.some((line) => line.mine)) {
      this.unsent = "";
      this.note("");
    }
    el("chat-none").hidden = this.lines.childElementCount > 0;
    // What was there before isn't read aloud; what comes now is.
    requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite"));
    this.count();
  }

  /** @param {Written} line */
  add({ id, name, seat, text, mine, at }) {
    if (id <= this.last && this.lines.querySelector(`[data-id="${id}"]`)) return;
    this.last = Math.max(this.last, id);
    const line = el("chat-line").content.firstElementChild.cloneNode(true);
    line.dataset.id = id;
    line.classList.toggle("mine", mine);
    const dot = line.querySelector(".dot");
    dot.classList.add(seat === null ? "game" : `s${seat + 1}`);
    dot.firstElementChild.setAttribute("href", `/static/icons.svg#i-${seat === null ? "eye" : `seat-${seat + 1}`}`);
    line.querySelector("[data-name]").textContent = name;
    line.querySelector("[data-text]").textContent = text;
    const time = line.querySelector("time");
    time.dateTime = at;
    time.textContent = new Date(at).toLocaleTimeString(navigator.languages, { hour: "2-digit", minute: "2-digit" });
    const more = line.querySelector(".more-of");
    if (mine) more.remove();
    else more.setAttribute("aria-label", this.words.chatMore.replace("%", name));
    this.lines.append(line);
  }

  write() {
    const field = this.form.elements[0];
    const text = field.value.trim();
    if (!text) return;
    if (!this.store.line.send({ type: "chat", text })) {
      this.note(this.words.silent);
      return;
    }
    this.unsent = text;
    field.value = "";
    this.note("");
  }

  /** @param {Part} target */
  act(target) {
    const line = target.closest("li");
    const more = target.closest(".more-of");
    const act = target.closest("[data-act]")?.dataset.act;
    if (more) {
      const acts = line.querySelector(".acts");
      acts.hidden = !acts.hidden;
      more.setAttribute("aria-expanded", String(!acts.hidden));
    } else if (act && this.store.line.send({ type: act, line: Number(line.dataset.id) })) {
      line.querySelector(".acts").hidden = true;
      if (act === "mute") this.log.focus();
      else line.querySelector(".more-of").focus();
    }
  }

  /** @param {string} text */
  note(text) {
    el("chat-note").textContent = text;
  }

  /** How many lines nobody has seen yet: on the button, as long as the chat isn't on the screen. */
  count() {
    if (!this.log) return;
    const key = `read:${this.table}`;
    const seen = !document.hidden && this.log.getClientRects().length > 0;
    if (seen && this.last) sessionStorage.setItem(key, String(this.last));
    const read = Number(sessionStorage.getItem(key) ?? 0);
    const unread = [...this.lines.children].filter((line) => Number(line.dataset.id) > read && !line.matches(".mine")).length;
    for (const badge of document.querySelectorAll(".unread")) {
      badge.hidden = unread === 0;
      badge.textContent = unread > 99 ? "99+" : unread;
      badge.parentElement.setAttribute("aria-label", unread ? `${this.words.chat} (${unread})` : this.words.chat);
    }
  }

  /** Where there is no room for both, the log and the chat take turns: that of the button's name is shown. @param {Part} button */
  tab(button) {
    button.closest(".asides").dataset.tab = button.dataset.name;
    for (const one of button.parentElement.children) one.setAttribute("aria-pressed", String(one === button));
  }

  // ---------------------------------------------------------------- who watches
  /** @param {Audience} message */
  audience(message) {
    this.watching = message;
    const { count } = message;
    const button = el("audience");
    button.hidden = count === 0;
    button.querySelector("span").textContent = count;
    button.setAttribute("aria-label", this.words.audienceAre.replace("%", String(count)));
    const line = el("watching");
    if (!line) return;
    line.hidden = count === 0;
    line.textContent = this.words.audienceAre.replace("%", this.names().join(", "));
  }

  names() {
    const { count, names } = this.watching;
    const others = count - names.length;
    return others > 0 ? [...names, this.words.audienceSome.replace("%", String(others))] : names;
  }

  /** Who watches, by name as far as they have one. */
  list() {
    const list = document.createElement("ul");
    list.className = "watching";
    for (const name of this.names()) {
      const one = document.createElement("li");
      one.textContent = name;
      list.append(one);
    }
    return list;
  }
}
