// Choosing an action by pointing at one ref after the other. No DOM and no rule in here: only paths.
export class Walk {
  /**
   * `legal`: [{path, say, gives}], as the server sends them; `given`: the path of one that is chosen beforehand.
   * @param {Move[]} legal
   * @param {string[] | null} [given]
   */
  constructor(legal, given = null) {
    this.legal = legal;
    this.given = given;
    /** Refs that keep their number while the step lasts, and those that stay chosen while more is chosen. */
    this.steady = /** @type {Set<string>} */ (new Set());
    this.kept = /** @type {Set<string>} */ (new Set());
    this.chosen = /** @type {string[]} */ ([...(given ?? [])]);
    if (!given) this.begin();
  }

  /** Is what was chosen beforehand still what is chosen? */
  get asGiven() {
    return Boolean(this.given && same(this.given, this.chosen));
  }

  /** When all paths begin alike, there is nothing to choose there. */
  begin() {
    const firsts = new Set(this.legal.map((move) => move.path[0]));
    if (firsts.size === 1 && this.legal.every((move) => move.path.length > 1)) this.chosen = [...firsts];
  }

  /** The moves that begin with these refs. @param {string[]} refs */
  under(refs) {
    return this.legal.filter((move) => refs.every((ref, k) => move.path[k] === ref));
  }

  /** The move chosen in full, if any. */
  get move() {
    return this.legal.find((move) => same(move.path, this.chosen)) ?? null;
  }

  /** The refs of the current step; with a move chosen, those that could replace its last ref. */
  get options() {
    const refs = this.move ? this.chosen.slice(0, -1) : this.chosen;
    return new Set(this.under(refs).map((move) => move.path[refs.length]));
  }

  /** Refs of earlier steps, which can be chosen instead. */
  get earlier() {
    const refs = new Set();
    const depth = this.move ? this.chosen.length - 1 : this.chosen.length;
    for (let k = 0; k < depth; k++) for (const move of this.under(this.chosen.slice(0, k))) refs.add(move.path[k]);
    return refs;
  }

  /** The path that pointing at `ref` would choose. @param {string} ref */
  towards(ref) {
    return [...(this.move ? this.chosen.slice(0, -1) : this.chosen), ref];
  }

  /** Points at a ref: "again" (the chosen move's last ref), "step", "back" or "refused". @param {string} ref */
  point(ref) {
    if (this.move && this.chosen.at(-1) === ref) return "again";
    if (this.options.has(ref)) {
      this.chosen = this.towards(ref);
      return "step";
    }
    for (let k = this.chosen.length - 1; k >= 0; k--) {
      if (this.chosen[k] === ref) {
        this.chosen = this.chosen.slice(0, k);
        return "back";
      }
      const rest = [...this.chosen.slice(0, k), ref];
      if (this.under(rest).length) {
        // Another terrain for the same place: keep the place if it is still possible.
        const whole = [...rest, ...this.chosen.slice(k + 1)];
        this.chosen = this.under(whole).length ? whole : rest;
        return "step";
      }
    }
    return "refused";
  }

  /** Goes on as far as there is a single way. */
  complete() {
    while (this.chosen.length && !this.move && this.options.size === 1) this.chosen = [...this.chosen, ...this.options];
  }

  /** One ref back; false if nothing was chosen. */
  back() {
    if (!this.chosen.length) return false;
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }
}

/** What can be pointed at to fill a basket, or to do without it. @param {Move[]} legal @param {NonNullable<State["basket"]>} basket */
export function basketWalk(legal, { things }) {
  const refs = new Set(things.map(({ ref }) => ref));
  const open = things.filter((one) => one.open).map(({ ref, say, gives }) => ({ path: [ref], say, gives }));
  const walk = new Walk([...open, ...legal.filter(({ path }) => !refs.has(path[0]))]);
  walk.steady = refs;
  walk.kept = new Set(things.filter((one) => one.chosen).map(({ ref }) => ref));
  return walk;
}

/** @param {string[]} a @param {string[]} b */
function same(a, b) {
  return a.length === b.length && a.every((ref, k) => ref === b[k]);
}
