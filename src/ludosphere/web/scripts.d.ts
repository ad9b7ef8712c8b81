// What the page's scripts share, for the type checker: what the server sends, what a game's script gives the table.

// ---------------------------------------------------------------- what the server sends (state.py, live.py, talk.py)

/** An action that is possible now: what to point at for it, what it is, what it would give. */
interface Move {
  path: string[];
  say: string;
  gives: string;
  /** As the record writes it, in an analysis. */
  notation?: string;
  /** Why it wants an OK before it is played. */
  ok?: "reveal" | "secret" | "turn" | null;
}

/** Several things that are put together piece by piece and played with one OK. */
interface Together {
  /** The refs that were pointed at so far. */
  picks: string[];
  /** What can be picked. `chosen`: is it in there? */
  things: { ref: string; say: string; gives: string; open: boolean; chosen: boolean }[];
  /** What the OK says; "" while there is nothing to play. */
  ok: string;
  said: string;
}

/** Whose turn it is. */
interface Turn {
  /** Somebody's at this screen? And of several people there, whose? */
  mine: boolean;
  shared: boolean;
  seat: number | null;
  /** In words. */
  whose: string;
  over: boolean;
  /** Does the table wait only until the turn is confirmed? */
  held: boolean;
  /** After how many milliseconds it is confirmed by itself. */
  closes: number | null;
}

/** What happened, for what moves on the page. */
interface Hint {
  kind: string;
  seat: number | null;
  args: Record<string, any>;
  ref?: string;
  from?: string;
}

/** How long the moment lasts, in milliseconds; `end` is reckoned from when it came. */
interface Lasts {
  ends_in: number | null;
  of: number;
  end?: number | null;
}

/** How much time each seat has to think. */
interface Times {
  left: (number | null)[];
  run: number | null;
  ends_at: number | null;
  owing: number[];
  now: number;
  days: boolean;
}

/** A fragment comes whole, or as a list of what is new and [from, to] of what was there. */
type Change = string | (string | [number, number])[];

/** The table as one screen shows it. */
interface State {
  type: "state";
  seq: number;
  full: boolean;
  fragments: Record<string, Change>;
  legal: Move[];
  asks: Record<string, string>;
  /** The path of what goes without asking. */
  usual: string[] | null;
  basket: Together | null;
  turn: Turn;
  hints: Hint[];
  say: string[];
  at: number | null;
  moves: number;
  seat: number | null;
  looks: number | null;
  names: string[];
  /** The number of the seat's last move. */
  since: number | null;
  stage: string;
  rematch: boolean;
  clock?: Lasts | null;
  pace?: Times | null;
  notes?: string[] | null;
}

interface Said {
  type: "refused" | "why";
  text: string;
  rule?: string | null;
  seq?: number;
  /** Is it about what was typed, or about the chat? */
  entry?: true;
  chat?: true;
  /** The rules failed: nothing more can be done at this table. */
  broken?: true;
}

interface Filled extends Together {
  type: "basket";
  fragments: Record<string, string>;
}

interface Told {
  type: "about";
  ref: string;
  name: string;
  text: string;
  url: string;
}

interface Proposal {
  type: "proposal";
  seq: number;
  steps: Move[];
  ends: string;
}

/** A line of the chat. */
interface Written {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  mine: boolean;
  at: string;
}

interface Chatted {
  type: "chat";
  lines?: Written[];
  gone?: number[];
  full?: boolean;
  writes?: boolean;
  said?: string;
  missed?: true;
}

interface Audience {
  type: "audience";
  count: number;
  names: string[];
}

type Lessoned = { type: "lesson" } & ({ guess: number; right: boolean; text: string } | { done: true; text: string } | { done: false });

interface Solution {
  how: string;
  lines: { steps: string[]; worth: string; best: boolean }[];
}

type Puzzled = { type: "puzzle" } & (
  | { begun: true }
  | { hints: string[]; more: boolean }
  | { step: number; more: boolean }
  /** With the best line the solution. */
  | { best: boolean; text: string; solution?: Solution }
  | { solution: Solution }
);

type Message = State | Said | Filled | Told | Proposal | Chatted | Audience | Lessoned | Puzzled;

/** A choice of which something better was found. */
interface Graded extends Judged {
  seat: number;
  cost: NonNullable<Judged["cost"]>;
}

/** A moment that decided a game: whose chance it changed, and how it came about. */
interface Key {
  n: number;
  /** The moves before the next judged choice. */
  until: number;
  kind: "error" | "reveal" | "others" | "move";
  seat: number;
  before: number;
  after: number;
}

/** A judged choice of the analysis. */
interface Judged {
  n: number;
  seat: number | null;
  chances: number[];
  /** How likely the seat wins with the best. */
  chance: number;
  played: Move;
  best: Move;
  /** What the bot thought best, the best first, each with its chance at the first look. */
  weighed: [string, number][];
  cost?: { grade: "inaccuracy" | "mistake" | "blunder"; chance: number; points: number } | null;
}

// ---------------------------------------------------------------- what a page says to the server

/** A command or a question. */
type Saying = { type: string } & Record<string, unknown>;

/** A command that must arrive: `first` goes before it on a new line; `left`: may it have arrived? */
interface Kept {
  message: Saying;
  first: Saying | null;
  say: string;
  left: boolean;
}

// ---------------------------------------------------------------- inside a table's page (table.js)

/** What somebody wants, or what happened on the page itself. */
type Intent =
  | { type: "drawn"; state: State }
  | { type: "line"; online: boolean }
  | { type: "settled" | "waits" | "back" | "confirm" | "end-turn" | "withdraw" | "take-less" }
  | { type: "point" | "lift"; ref: string; key?: string }
  | { type: "tried"; path: string[] }
  | { type: "drop"; ref: string | null; then?: string }
  | { type: "say"; text: string }
  | { type: "undo"; able: boolean; why?: string };

/** A part of the page that draws what the store knows. */
interface Island {
  /** Something came in; true: it was for this island alone. */
  hear?(what: Message | Intent): boolean | void;
  /** The table is drawn anew, `before` it was like that; null: only what is chosen is another. */
  update?(state: State, before: State | null): unknown;
  /** What buttons `data-do` do. */
  actions?: Record<string, (button: Part) => unknown>;
}

/** What the store asks of the page. */
interface Page {
  words: Words;
  /** Does a ref lie nowhere on the table, but only in the action bar? */
  loose(ref: string): boolean;
  /** What somebody always chooses of what a state asks: its path, and the kind of OK it had then. */
  always(state: State): { path: string[]; ok: Move["ok"] | null } | null;
  /** Is each choice confirmed, also what could be taken back? */
  eachStep(): boolean;
  /** Does nobody see the page, or must somebody at a shared screen look away? */
  veiled(): boolean;
  /** Is the board told in words? */
  text(): boolean;
  /** Says something in the action bar; `why`: why something isn't possible. */
  say(text: string, gives?: string, why?: boolean): void;
  draw(state: State): void;
}

// ---------------------------------------------------------------- what a game's script may give (board.js does the rest)

interface Game {
  /** Shows what a path points at; `peek`: only while the pointer is there. */
  preview(root: HTMLElement, path: string[], how?: { peek?: boolean }): void;
  /** Marks what is open while nothing is chosen. */
  marks(root: HTMLElement, options: Set<string>): void;
  /** The number printed on what a ref points at. */
  printed(ref: string): string | null;
  origin(key: string, hints: Hint[], element: HTMLElement): string;
  slow(key: string, hints: Hint[]): boolean;
  moves(hint: Hint): boolean;
  touched(root: HTMLElement, hint: Hint): Element[];
  lifted(element: HTMLElement): Element;
}

/** Words of a page, in the reader's language, by name. */
type Words = Record<string, string>;

/** How a sound of ambient/air.js is: how high, how loud, from where, and how it comes and goes. */
interface Tone {
  frequency: number;
  to?: number;
  type?: OscillatorType;
  kind?: BiquadFilterType;
  below?: number;
  q?: number;
  attack?: number;
  hold?: number;
  decay?: number;
  gain?: number;
  pan?: number;
}

/** A card on the score sheet: how many growth counters and sprouts it has room for, what else it is called. */
interface Card {
  id: string;
  kind: string;
  /** In the language of the page, and in another. */
  name: string;
  other: string;
  growth: number;
  sprouts: number;
  also: string[];
  /** As they are compared with what is typed. */
  forms: string[];
  numbers: string[];
}

// ---------------------------------------------------------------- pages
// What is on a page its template says, and browser tests see. So types ask only what comes of it: what a script looks
// for is there and of the kind it is used as, and what an event that is listened to comes from is an element.

interface Part extends HTMLElement {
  readonly parentElement: Part;
  readonly parentNode: Part;
  readonly firstElementChild: Part;
  readonly lastElementChild: Part;
  readonly children: HTMLCollectionOf<Part>;
  readonly ownerSVGElement: Part;
  readonly transform: { baseVal: { consolidate(): { matrix: DOMMatrix } } };
  readonly width: any;
  readonly dataset: Record<string, any>;
  readonly elements: any;
  readonly form: Part;
  readonly options: HTMLCollectionOf<Part>;
  readonly selectedOptions: HTMLCollectionOf<Part>;
  readonly content: Fragment;
  readonly tBodies: HTMLCollectionOf<Part>;
  textContent: any;
  value: any;
  max: any;
  checked: boolean;
  selected: boolean;
  open: boolean;
  disabled: boolean;
  name: string;
  type: string;
  href: string;
  hash: string;
  action: string;
  formAction: string;
  placeholder: string;
  target: string;
  rel: string;
  dateTime: string;
  cloneNode(deep?: boolean): Part;
  setAttribute(name: string, value: any): void;
  getBBox(): DOMRect;
  getScreenCTM(): DOMMatrix;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  setSelectionRange(start: number, end: number): void;
  close(): void;
  showModal(): void;
  select(): void;
  submit(): void;
  reset(): void;
}
interface Fragment extends DocumentFragment {
  readonly firstElementChild: Part;
  cloneNode(deep?: boolean): Fragment;
}
interface ParentNode {
  querySelector<E extends Element = Part>(selectors: string): E;
  querySelectorAll<E extends Element = Part>(selectors: string): NodeListOf<E>;
}
interface Element {
  closest<E extends Element = Part>(selectors: string): E;
}
interface Document {
  getElementById<E extends Element = Part>(id: string): E;
  addEventListener<K extends keyof DocumentEventMap>(type: K, listener: (event: Aimed<DocumentEventMap[K]>) => unknown, options?: boolean | AddEventListenerOptions): void;
}
interface HTMLElement {
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (event: Aimed<HTMLElementEventMap[K]>) => unknown, options?: boolean | AddEventListenerOptions): void;
}
interface Document {
  createElement(tag: string): Part;
  createElementNS(space: "http://www.w3.org/2000/svg", tag: string): Drawn;
}
/** A piece of a drawing. */
interface Drawn extends SVGGraphicsElement {
  cloneNode(deep?: boolean): Drawn;
  setAttribute(name: string, value: any): void;
}
type Aimed<E> = E & { readonly target: Part };
