// The line to a table: what must arrive arrives, and counts once.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Line } from "../../../src/ludosphere/web/static/js/socket.js";

class WebSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  readyState = WebSocket.CONNECTING;
  sent = [];
  waiting = [];

  constructor() {
    sockets.push(this);
  }

  addEventListener(_, listener) {
    this.waiting.push(listener);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = WebSocket.CLOSED;
  }

  opens() {
    this.readyState = WebSocket.OPEN;
    this.onopen();
    for (const listener of this.waiting) listener();
  }

  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(code = 1006) {
    this.readyState = WebSocket.CLOSED;
    this.onclose({ code });
  }
}

const PLAY = { type: "play", path: ["a"], id: "1" };
let sockets;
let line;
let told;
let shelf;

const make = () =>
  new Line(() => new URL("ws://table.test"), shelf, {
    hear: ({ type }) => told.push(type),
    status: (online) => told.push(online),
    settled: () => told.push("settled"),
  });
const plays = (socket) => socket.sent.filter(({ type }) => type === "play").length;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Object.assign(globalThis, { WebSocket, addEventListener() {}, document: { addEventListener() {}, hidden: false } });
  sockets = [];
  told = [];
  shelf = { value: null };
  line = make();
});

test("it counts as there once the table has spoken", () => {
  sockets[0].opens();
  assert.deepEqual(told, []);
  sockets[0].says({ type: "state" });
  assert.deepEqual(told, ["state", true]);
});

test("a command is kept until the pong that was asked for behind it", () => {
  sockets[0].opens();
  line.keep(PLAY, { first: null, say: "" });
  assert.deepEqual(sockets[0].sent.map(({ type }) => type), ["play", "ping"]);
  assert.equal(shelf.value.left, true);
  sockets[0].says({ type: "pong" });
  assert.deepEqual(told, ["settled"]);
  assert.equal(shelf.value, null);
});

test("a receipt of another kind settles it too, and the pong that comes later settles nothing else", () => {
  sockets[0].opens();
  line.keep(PLAY, { first: null, say: "" });
  line.settle();
  line.keep({ ...PLAY, id: "2" }, { first: null, say: "" });
  sockets[0].says({ type: "pong" });
  assert.equal(line.kept.message.id, "2");
  sockets[0].says({ type: "pong" });
  assert.equal(line.kept, null);
});

test("what was under way when the line broke is sent again on the next one, with the same id", () => {
  sockets[0].opens();
  line.keep(PLAY, { first: { type: "seat", seat: 1 }, say: "" });
  sockets[0].breaks();
  assert.equal(line.free, false, "it may have arrived");
  mock.timers.tick(1000);
  sockets[1].opens();
  assert.deepEqual(sockets[1].sent.slice(0, 2), [{ type: "seat", seat: 1 }, PLAY]);
});

test("what never left may be taken back, also by the page that comes next", () => {
  line.keep(PLAY, { first: null, say: "" });
  assert.equal(line.free, true);
  line = make();
  line.withdraw();
  sockets[1].opens();
  assert.equal(plays(sockets[1]), 0);
  assert.equal(shelf.value, null);
});

test("a question waits while the line is being made, and is not asked without one", () => {
  assert.equal(line.send({ type: "why" }), true);
  sockets[0].opens();
  assert.deepEqual(sockets[0].sent, [{ type: "why" }]);
  sockets[0].breaks();
  assert.equal(line.send({ type: "why" }), false);
});

test("a server that is told to end has a successor: it is tried again at once", () => {
  sockets[0].breaks(1012);
  mock.timers.tick(100);
  assert.equal(sockets.length, 2);
});

test("a line without an answer is cut and made anew", () => {
  sockets[0].opens();
  mock.timers.tick(20_000);
  assert.deepEqual(sockets[0].sent, [{ type: "ping" }]);
  mock.timers.tick(10_000);
  assert.equal(sockets[0].readyState, WebSocket.CLOSED);
  mock.timers.tick(10_000);
  assert.ok(sockets.length > 1);
});

test("a line that answers stays, also where the next ping is on its way when the time of the last one is up", () => {
  sockets[0].opens();
  line.keep(PLAY, { first: null, say: "" });
  sockets[0].says({ type: "pong" });
  mock.timers.tick(9_999);
  line.keep({ ...PLAY, id: "2" }, { first: null, say: "" });
  mock.timers.tick(1);
  assert.equal(sockets[0].readyState, WebSocket.OPEN);
  sockets[0].says({ type: "pong" });
  assert.equal(line.kept, null);
});
