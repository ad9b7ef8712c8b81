// The line to the table: connects, connects again, and keeps a command until the table has it.
//
// Messages are answered in order, so a ping goes out behind a command: once its pong is there, the table has read the
// command and done it or refused it. If the line breaks before, the command is sent again with its id, and counts once.
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BEAT = 20000;
/** So a server closes its lines that is told to end; another process, or its successor, takes them. */
const RESTARTS = 1012;
const SOON = 50;

export class Line {
  /** @type {WebSocket} */
  socket;

  /**
   * `address()` gives the URL of the moment; `hear(message)`, `status(online)` and `settled()`, when the table has the
   * kept command, are called back. `shelf`: where that command waits, also while the page is loaded again.
   * @param {() => URL} address
   * @param {import("./kept.js").Shelf} shelf
   * @param {{ hear: (message: Message) => void, status: (online: boolean) => void, settled: () => void }} does
   */
  constructor(address, shelf, { hear, status, settled }) {
    this.address = address;
    this.shelf = shelf;
    this.hear = hear;
    this.status = status;
    this.settled = settled;
    this.wait = FIRST_WAIT;
    /** The command that must arrive. @type {Kept | null} */
    this.kept = shelf.value;
    this.up = false;
    /** So many messages have come. */
    this.heard = 0;
    this.pings = this.pongs = 0;
    /** With so many pongs the kept command is done. */
    this.due = Infinity;
    this.connect();
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.cut()); // it may take long until the line itself notices
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
  }

  connect() {
    clearTimeout(this.timer);
    if (this.socket) this.drop();
    this.socket = new WebSocket(this.address());
    this.pings = this.pongs = 0;
    this.due = Infinity;
    this.socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.beat = setInterval(() => this.ping(), BEAT);
      if (!this.kept) return;
      if (this.kept.first) this.socket.send(JSON.stringify(this.kept.first));
      this.push();
    };
    this.socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      this.heard += 1;
      if (message.type !== "pong") this.hear(message);
      else if (++this.pongs >= this.due) this.settle();
      if (!this.up && message.type !== "pong") {
        this.up = true; // only now: before the table has spoken, what is shown may be out of date
        this.status(true);
      }
    };
    this.socket.onclose = ({ code }) => this.broken(code === RESTARTS);
  }

  /** `soon`: somebody else is there already, so it is tried again without waiting. */
  broken(soon = false) {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.up = false;
    this.status(false);
    this.timer = setTimeout(() => this.connect(), (soon ? SOON : this.wait) * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** Lets go of a line that leads nowhere, without waiting for its end. */
  cut() {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.drop();
    this.broken();
  }

  drop() {
    const { socket } = this;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** A line that looks open may be dead: without an answer to a ping it is cut and made anew. */
  ping() {
    const { socket, heard } = this; // each ping waits for its own answer: another may be on its way when its time is up
    this.pings += 1;
    socket.send('{"type":"ping"}');
    setTimeout(() => this.heard > heard || socket !== this.socket || this.cut(), BEAT / 2);
  }

  now() {
    if (this.socket.readyState >= WebSocket.CLOSING) {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  }

  /** Sends, or waits while the line is being made; false if it could not. @param {Saying} message */
  send(message) {
    const { socket } = this;
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    else if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => this.send(message), { once: true });
    else return false;
    return true;
  }

  /**
   * Sends a command that must arrive, now or when there is a line; on a new one `first` goes before it. `say`: in words.
   * @param {Saying} message
   * @param {{ first: Saying | null, say: string }} more
   */
  keep(message, { first, say }) {
    this.kept = { message, first, say, left: false };
    this.shelf.value = this.kept;
    if (this.socket.readyState === WebSocket.OPEN) this.push();
  }

  push() {
    if (!this.kept) return;
    this.kept.left = true;
    this.shelf.value = this.kept;
    this.socket.send(JSON.stringify(this.kept.message));
    this.due = this.pings + 1;
    this.ping();
  }

  settle() {
    this.due = Infinity;
    if (!this.kept) return;
    this.kept = this.shelf.value = null;
    this.settled();
  }

  /** Is there a command that certainly never left? It may be changed, or taken back. */
  get free() {
    return Boolean(this.kept && !this.kept.left);
  }

  /** Takes back a command that never left. */
  withdraw() {
    if (this.free) this.kept = this.shelf.value = null;
  }
}
