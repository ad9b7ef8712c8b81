// Sound, if somebody wants it: the air of the game that is played, made here and now, and short signs of what happens.
//
// Off unless it is switched on in the settings. Nothing exists before somebody has touched the page, and nothing goes
// on while nobody looks at it. However the sounds add up, what leaves is never louder than a tenth of full scale.
import { Air } from "./ambient/air.js";
import { begins, ends } from "./store.js";
import { prefer } from "./theme.js";

/** −20 dBFS. */
export const LOUDEST = 0.1;
const FADE_IN = 2.5;
const FADE_OUT = 0.5;
/** Sounds are made so far ahead, and looked after so often, in seconds. */
const AHEAD = 6;
const LOOK = 2;
const VOLUME = "ludosphere-volume";

/**
 * Where all sounds come together; gives {air, volume}: who makes them, and how loud they are, 0 to 1.
 * @param {AudioContext} context
 * @param {number} seed
 */
export function mixer(context, seed) {
  const sum = context.createWaveShaper(); // whatever comes in, what goes out lies between −1 and 1
  sum.curve = Float32Array.from({ length: 1025 }, (_, k) => Math.tanh((k / 512 - 1) * 1.5) / Math.tanh(1.5));
  const volume = context.createGain();
  volume.gain.value = 0;
  sum.connect(volume).connect(context.destination);
  return { air: new Air(context, sum, seed), volume: volume.gain };
}

/** A scene goes on until `until`, in the time of its context. @param {any} scene @param {number} from @param {number} until */
export function goOn(scene, from, until) {
  let at = from;
  while (at < until) at += Math.max(0.05, scene.next(at));
  return at;
}

/** @param {number} percent */
const loudness = (percent) => LOUDEST * (percent / 100) ** 1.6;

/** Signs: [seconds from now, frequency, gain, decay] each. */
const SIGNS = {
  turn: [[0, 587.3, 0.22, 0.7], [0.16, 880, 0.2, 1.1]],
  move: [[0, 329.6, 0.12, 0.25]],
  over: [[0, 440, 0.2, 1], [0.2, 554.4, 0.18, 1.1], [0.4, 659.3, 0.18, 1.3], [0.6, 880, 0.16, 2]],
};

export class Sound {
  /** @param {Part} main */
  constructor(main) {
    this.main = main;
    this.on = main.dataset.sound === "1";
    this.percent = stored();
    this.level = 0;
    this.context = /** @type {AudioContext | null} */ (null);
    /** Who makes the sounds, and how loud all of them are. @type {ReturnType<typeof mixer> | null} */
    this.mixer = null;
    this.until = 0;
    for (const kind of ["pointerup", "keydown"]) addEventListener(kind, () => this.start(), { capture: true });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.rest() : this.wake()));
    addEventListener("pagehide", () => this.stop());
    document.addEventListener("input", ({ target }) => {
      if (target.matches("[data-sound-switch]")) this.turn(target.checked);
      else if (target.matches("[data-sound-volume]")) this.loud(Number(target.value));
    });
  }

  /** The settings as they are now, in a copy of their template. @param {DocumentFragment} settings */
  shown(settings) {
    const box = settings.querySelector("[data-sound-switch]");
    if (!box) return settings;
    box.checked = this.on;
    settings.querySelector("[data-sound-volume]").value = this.percent;
    return settings;
  }

  /** @param {boolean} on */
  turn(on) {
    this.on = on;
    this.main.dataset.sound = on ? "1" : "0";
    prefer({ sound: on ? "1" : "0" });
    if (on) this.start();
    else this.stop();
  }

  /** @param {number} percent */
  loud(percent) {
    this.percent = percent;
    try {
      localStorage.setItem(VOLUME, String(percent));
    } catch {
      // it can't be kept here
    }
    if (this.context) this.fade(loudness(percent), 0.1);
  }

  async start() {
    if (!this.on || document.hidden) return;
    if (this.context) {
      if (this.context.state === "suspended") this.wake();
      return;
    }
    if (!window.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
    const context = new AudioContext({ latencyHint: "playback" });
    this.context = context;
    this.mixer = mixer(context, seedOf(this.main.dataset.table));
    this.scene = null;
    this.fade(loudness(this.percent), FADE_IN);
    try {
      const game = await import(`./ambient/${this.main.dataset.game}.js`);
      if (this.context !== context) return; // switched off meanwhile
      this.game = game;
      this.scene = game.scene(this.mixer.air);
      this.live();
      this.until = context.currentTime + 0.5;
      this.look();
      this.timer = setInterval(() => this.look(), 1000 * LOOK);
    } catch {
      // a game without an air of its own has its signs only
    }
  }

  look() {
    if (!this.context) return;
    const now = this.context.currentTime;
    this.until = goOn(this.scene, Math.max(this.until, now), now + AHEAD);
  }

  /** How much lives on the table now, 0 to 1, as the game counts it. */
  live() {
    if (this.scene && this.context) this.scene.life(Math.min(1, Math.max(0, this.game.life(this.main))), this.context.currentTime);
  }

  /** @param {State} state @param {State | null} before */
  update(state, before) {
    const { context, mixer } = this;
    if (!before || !context || !mixer || document.hidden) return;
    this.live();
    const moved = state.at === null && state.hints.length > 0;
    const sign = ends(state, before) ? "over" : begins(state, before) ? "turn" : moved ? "move" : null;
    if (!sign) return;
    const now = context.currentTime + 0.03;
    for (const [after, frequency, gain, decay] of SIGNS[sign]) mixer.air.note(now + after, { frequency, gain, decay, attack: 0.012 });
  }

  /** @param {number} to @param {number} seconds */
  fade(to, seconds) {
    const { mixer, context } = this;
    if (!mixer || !context) return;
    const { volume } = mixer;
    volume.cancelScheduledValues(context.currentTime);
    volume.setTargetAtTime(to, context.currentTime, seconds / 4);
  }

  /** Nobody looks: it fades, and then nothing is computed any more. */
  rest() {
    const { context } = this;
    if (!context) return;
    this.fade(0, FADE_OUT);
    this.resting = setTimeout(() => document.hidden && context.state === "running" && context.suspend(), 1000 * FADE_OUT);
  }

  wake() {
    clearTimeout(this.resting);
    if (!this.context) return;
    this.context.resume().catch(() => undefined);
    this.fade(loudness(this.percent), FADE_IN);
  }

  stop() {
    const { context } = this;
    clearInterval(this.timer);
    if (!context) return;
    this.fade(0, FADE_OUT);
    this.context = this.scene = null;
    setTimeout(() => context.close(), 1000 * FADE_OUT);
  }
}

/** How loud it was last in this browser, in percent. */
function stored() {
  try {
    const percent = Number(localStorage.getItem(VOLUME) ?? 60);
    return percent >= 0 && percent <= 100 ? percent : 60;
  } catch {
    return 60;
  }
}

/** A table sounds as it did before. @param {string} text */
const seedOf = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
