// A young planet: wind over bare ground; water, leaves and drops come with every biome.
const DROPS = [523, 587, 659, 784, 880, 1047];

/** Ten biomes are a planet full of life. @param {Part} main */
export const life = (main) => main.querySelectorAll("[data-main] .claimed").length / 10;

/** @param {import("./air.js").Air} air */
export function scene(air) {
  const wind = air.blow({ frequency: 380, gain: 0.16 });
  air.sway(wind.gain, 0.07, 17);
  air.sway(wind.frequency, 130, 23);
  const water = air.blow({ kind: "bandpass", frequency: 760, q: 0.5 });
  const ripple = air.sway(water.gain, 0, 4.3);
  const leaves = air.blow({ kind: "highpass", frequency: 3400 });
  const rustle = air.sway(leaves.gain, 0, 7.1);
  let alive = 0;
  return {
    /** @param {number} level @param {number} at */
    life(level, at) {
      alive = level;
      air.become(water.gain, 0.02 + 0.1 * level, at);
      air.become(ripple, 0.05 * level, at);
      air.become(leaves.gain, 0.05 * level, at);
      air.become(rustle, 0.035 * level, at);
    },
    /** @param {number} at */
    next(at) {
      const frequency = air.pick(DROPS);
      const pan = air.between(-0.6, 0.6);
      air.note(at, { frequency, to: frequency * 1.35, attack: 0.006, decay: 0.16, gain: 0.05 + 0.05 * alive, pan });
      if (air.random() < 0.3) air.puff(at + 0.4, { frequency: 520, q: 0.6, attack: 1.8, decay: 3.5, gain: 0.1, pan: -pan });
      return air.between(2.5, 7) / (0.5 + 1.5 * alive);
    },
  };
}
