// The strip that says that there is no line to the table, and what becomes of a choice.
export class Offline {
  /** @param {Part} root @param {import("./store.js").Store} store */
  constructor(root, store) {
    this.root = root;
    this.store = store;
  }

  get actions() {
    return { withdraw: () => this.store.dispatch({ type: "withdraw" }) };
  }

  /** @param {Message | Intent} what */
  hear(what) {
    if (what.type === "line") this.root.hidden = what.online;
    if (what.type === "line" || what.type === "waits") this.show();
  }

  show() {
    const { line: { kept, free }, page: { words } } = this.store;
    this.root.querySelector("p").textContent = !kept ? words.offline : kept.left ? words.offlineSent : words.offlineKept.replace("%", kept.say);
    this.root.querySelector("button").hidden = !free;
  }
}
