// The line to the table: connects, connects again, and keeps a move that could not leave.
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BEAT = 20000;

export class Line {
  /** `address()` gives the URL of the moment; `hear(message)` and `status(online)` are called back. */
  constructor(address, hear, status) {
    this.address = address;
    this.hear = hear;
    this.status = status;
    this.wait = FIRST_WAIT;
    this.kept = null;
    this.up = false;
    this.connect();
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
  }

  connect() {
    clearTimeout(this.timer);
    this.socket = new WebSocket(this.address());
    this.socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.beat = setInterval(() => this.ping(), BEAT);
      if (this.kept) this.socket.send(JSON.stringify(this.kept));
    };
    this.socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      this.heard = true;
      if (message.type === "state" || message.type === "refused") this.kept = null;
      if (message.type !== "pong") this.hear(message);
      if (!this.up) {
        this.up = true; // only now: before the table has spoken, what is shown may be out of date
        this.status(true);
      }
    };
    this.socket.onclose = () => {
      clearInterval(this.beat);
      this.up = false;
      this.status(false);
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    };
  }

  /** A line that looks open may be dead: without an answer to a ping it is cut and made anew. */
  ping() {
    this.heard = false;
    this.socket.send('{"type":"ping"}');
    const socket = this.socket;
    setTimeout(() => this.heard || socket !== this.socket || socket.close(), BEAT / 2);
  }

  now() {
    if (this.socket.readyState === WebSocket.CLOSED) {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  }

  /** Sends, or waits while the line is being made; `keep` a command that must arrive even if it is down now. */
  send(message, keep = false) {
    const { socket } = this;
    if (keep) this.kept = message;
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    else if (socket.readyState === WebSocket.CONNECTING && !keep) socket.addEventListener("open", () => this.send(message), { once: true });
  }
}
