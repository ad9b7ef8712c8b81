// The things that can be pointed at: which are open, what pointing at them would do, and how one points, by click, key,
// hover or drag.
import { dragging } from "./drag.js";
import { openCard } from "./drawer.js";
import { choices, mark, reveal } from "./marks.js";

export class Aim {
  /**
   * @param {Part} main
   * @param {import("./store.js").Store} store
   * @param {{ game: Game, bar: import("./bar.js").Bar, about: import("./about.js").About, screen: import("./screen.js").Screen }} others
   */
  constructor(main, store, { game, bar, about, screen }) {
    this.main = main;
    this.store = store;
    this.game = game;
    this.bar = bar;
    this.screen = screen;
    /** What shows what a tap would choose. @type {Part | null} */
    this.hovered = null;
    /** What is dragged. @type {Part | null} */
    this.dragged = null;
    main.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && !this.dragged) this.peek(event.target.closest("[data-ref].can"));
    });
    main.addEventListener("focusin", (event) => {
      if (!this.dragged && event.target.matches(":focus-visible")) this.peek(event.target.closest("[data-ref].can"), true);
    });
    main.addEventListener("focusout", () => this.dragged || this.peek(null));
    dragging(main, {
      lifted: game.lifted,
      targets: (source) => (about.on ? null : this.targets(source.dataset)),
      start: (element) => {
        this.dragged = element;
        const { ref, key } = element.dataset;
        store.dispatch({ type: "lift", ref, key });
      },
      over: (ref) => game.preview(main, ref ? [...store.walk.chosen, ref] : store.walk.chosen, { peek: Boolean(ref) }),
      drop: (ref) => {
        const then = this.dragged?.dataset.then;
        this.dragged = null;
        store.dispatch({ type: "drop", ref, then });
      },
    });
  }

  /** Everything that depends on what is chosen so far. @param {State} state */
  update(state) {
    const { main, store } = this;
    this.hovered = null;
    main.dataset.seq = state.seq;
    mark(main, store.walk, store.pointed);
    this.chosen();
    this.screen.outline();
  }

  /** Shows what is chosen; nothing yet: what is open. */
  chosen() {
    const { walk } = this.store;
    this.game.preview(this.main, walk.chosen);
    if (!walk.chosen.length) this.game.marks(this.main, walk.options);
  }

  /** Shows what a tap would choose, as far as it would be a whole move. @param {Part | null} element */
  peek(element, aloud = false) {
    if (element === this.hovered) return;
    this.hovered = element;
    const { walk } = this.store;
    const path = element && !walk.move ? walk.towards(element.dataset.ref) : null;
    const move = path && walk.legal.find((one) => one.path.join() === path.join());
    if (move) this.game.preview(this.main, path, { peek: true });
    else this.chosen();
    this.bar.peek(move ?? null, move ? aloud : false);
  }

  /** @param {Part} element */
  point({ dataset: { ref, key, open: card, name } }) {
    if (this.store.dispatch({ type: "point", ref, key }) === "refused" && card) this.card(card, name);
  }

  /** @param {string} card @param {string} [name] */
  card(card, name) {
    openCard(this.main.dataset.game, card, name ?? this.store.page.words.card);
  }

  /** Where a thing may be dragged, as a selector; null: nowhere. @param {Record<string, string>} dataset */
  targets({ ref, then }) {
    const moves = this.store.walk.under([ref]);
    if (moves.some((move) => move.path.length > 1)) return "[data-ref].can";
    return then && moves.length ? `[data-ref^="${CSS.escape(then)}"]` : null;
  }

  /** On a small screen the things to choose from may lie elsewhere on the page: goes there. */
  reveal() {
    reveal(choices(this.main), this.bar.element);
  }
}
