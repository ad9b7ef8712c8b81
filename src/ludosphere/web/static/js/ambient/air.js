// What airs are made of: noise through filters, tones, and things that happen once. All drawn from one seed.
const NOISE = 5; // seconds until it repeats; nobody hears it through the filters

export class Air {
  /** `out`: where it goes; 1 is loud. @param {AudioContext} context @param {AudioNode} out @param {number} [seed] */
  constructor(context, out, seed = 1) {
    this.context = context;
    this.out = out;
    this.state = seed | 0;
    this.grains = null;
  }

  /** A number from 0 to 1, the next one of the seed's. */
  random() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** @param {number} least @param {number} most */
  between(least, most) {
    return least + (most - least) * this.random();
  }

  /** @template T @param {T[]} list */
  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  /** Noise that falls with the frequency as that of wind and water does; its end fits its beginning. */
  get noise() {
    if (this.grains) return this.grains;
    const { context } = this;
    const length = Math.round(NOISE * context.sampleRate);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const data = buffer.getChannelData(0);
    let slow = 0;
    for (let k = 0; k < length; k++) {
      const white = 2 * this.random() - 1;
      slow = 0.96 * slow + 0.28 * white;
      data[k] = 0.5 * slow + 0.25 * white;
    }
    const seam = Math.round(0.05 * context.sampleRate);
    for (let k = 0; k < seam; k++) data[length - seam + k] = (data[length - seam + k] * (seam - k) + data[k] * k) / seam;
    this.grains = buffer;
    return buffer;
  }

  /** Noise that goes on; gives {gain, frequency}, to be changed. @param {Tone} tone */
  blow({ kind = "lowpass", frequency, q = 0.7, gain = 0 }) {
    const { context } = this;
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = this.filter(kind, frequency, q);
    const level = this.level(gain);
    source.connect(filter).connect(level).connect(this.out);
    source.start(0, this.between(0, NOISE - 1));
    return { gain: level.gain, frequency: filter.frequency };
  }

  /** A tone that goes on; gives {gain, frequency}. @param {Tone} tone */
  hum({ frequency, type = "sine", gain = 0, below = 0 }) {
    const source = this.context.createOscillator();
    source.type = type;
    source.frequency.value = frequency;
    const level = this.level(gain);
    source.connect(level);
    (below ? level.connect(this.filter("lowpass", below, 0.5)) : level).connect(this.out);
    source.start();
    return { gain: level.gain, frequency: source.frequency };
  }

  /**
   * Lets something go up and down by `by` around what it is, once in so many seconds.
   * @param {AudioParam} param
   * @param {number} by
   * @param {number} seconds
   */
  sway(param, by, seconds) {
    const source = this.context.createOscillator();
    source.frequency.value = 1 / seconds;
    const depth = this.level(by);
    source.connect(depth).connect(param);
    source.start();
    return depth.gain;
  }

  /** Something becomes `to` from `at` on, slowly. @param {AudioParam} param @param {number} to @param {number} at @param {number} [seconds] */
  become(param, to, at, seconds = 3) {
    param.setTargetAtTime(to, at, seconds);
  }

  /**
   * A tone that comes at once and goes; it may glide `to` another frequency. `pan` from −1 to 1.
   * @param {number} at
   * @param {Tone} tone
   */
  note(at, { frequency, to = frequency, type = "sine", attack = 0.02, hold = 0, decay = 1, gain = 0.1, pan = 0 }) {
    const source = this.context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(frequency, at);
    if (to !== frequency) source.frequency.exponentialRampToValueAtTime(to, at + attack + hold + decay);
    this.shape(source, at, { attack, hold, decay, gain, pan });
  }

  /**
   * A breath of noise.
   * @param {number} at
   * @param {Tone} tone
   */
  puff(at, { kind = "bandpass", frequency, q = 1, attack = 0.05, hold = 0, decay = 0.5, gain = 0.1, pan = 0 }) {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = this.filter(kind, frequency, q);
    source.connect(filter);
    this.shape(source, at, { attack, hold, decay, gain, pan }, filter);
  }

  /** @param {AudioScheduledSourceNode} source @param {number} at @param {Required<Pick<Tone, "attack" | "hold" | "decay" | "gain" | "pan">>} tone @param {AudioNode} [last] */
  shape(source, at, { attack, hold, decay, gain, pan }, last = source) {
    const level = this.level(0);
    const end = at + attack + hold + decay;
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(gain, at + attack);
    if (hold) level.gain.setValueAtTime(gain, at + attack + hold);
    level.gain.setTargetAtTime(0, at + attack + hold, decay / 4);
    const side = this.context.createStereoPanner();
    side.pan.value = pan;
    last.connect(level).connect(side).connect(this.out);
    source.start(at);
    source.stop(end);
    source.onended = () => side.disconnect();
  }

  /** @param {BiquadFilterType} kind @param {number} frequency @param {number} q */
  filter(kind, frequency, q) {
    const filter = this.context.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = frequency;
    filter.Q.value = q;
    return filter;
  }

  /** @param {number} gain */
  level(gain) {
    const level = this.context.createGain();
    level.gain.value = gain;
    return level;
  }
}
