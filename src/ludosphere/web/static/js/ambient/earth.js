// A meadow through one year, as far as one's island is planted: birds in spring, crickets in summer, leaves in
// autumn, wind and a few bells of ice at the end.
const ICE = [1318.5, 1568, 1976];

/** Sixteen plants are an island. @param {Part} main */
export const life = (main) => main.querySelectorAll("[data-main] [data-key^='card:']").length / 16;

/** @param {import("./air.js").Air} air */
export function scene(air) {
  const breeze = air.blow({ frequency: 520, gain: 0.1 });
  air.sway(breeze.gain, 0.04, 13);
  air.sway(breeze.frequency, 160, 19);
  const leaves = air.blow({ kind: "highpass", frequency: 2600, gain: 0.012 });
  const rustle = air.sway(leaves.gain, 0.01, 6.1);
  let year = 0;
  /** @param {number} at */
  const chirp = (at) => {
    const pan = air.between(-0.7, 0.7);
    const pitch = air.between(4100, 4500);
    for (let k = 0; k < 9; k++) air.note(at + k * 0.065, { frequency: pitch, attack: 0.008, decay: 0.045, gain: 0.03, pan });
  };
  /** @param {number} at */
  const sing = (at) => {
    const pan = air.between(-0.8, 0.8);
    let [when, pitch] = [at, air.between(1900, 2700)];
    for (let k = 0; k < 4; k++) {
      const to = pitch * air.between(0.75, 1.4);
      air.note(when, { frequency: pitch, to, attack: 0.015, decay: 0.14, gain: 0.04, pan });
      when += air.between(0.12, 0.24);
      pitch = to;
    }
  };
  /** @param {number} at */
  const ring = (at) => air.note(at, { frequency: air.pick(ICE), attack: 0.01, decay: 2.4, gain: 0.025, pan: air.between(-0.6, 0.6) });
  return {
    /** @param {number} level @param {number} at */
    life(level, at) {
      year = level;
      air.become(breeze.gain, 0.08 + 0.1 * level * level, at);
      const autumn = Math.max(0, 1 - Math.abs(level - 0.7) * 4);
      air.become(leaves.gain, 0.012 + 0.05 * autumn, at);
      air.become(rustle, 0.01 + 0.03 * autumn, at);
    },
    /** @param {number} at */
    next(at) {
      // The seasons overlap: what is heard next is drawn from where the year stands.
      const now = 4 * year + air.between(-0.5, 0.5);
      if (now < 1) sing(at);
      else if (now < 2.4) chirp(at);
      else if (now < 3.3) air.puff(at, { frequency: 2400, q: 0.8, attack: 0.6, decay: 1.6, gain: 0.07, pan: air.between(-0.8, 0.8) });
      else ring(at);
      return air.between(1.6, 5.5);
    },
  };
}
