// A deep ocean with fire below it: a drone, slow calls, and a rumble that comes nearer as the planet shows itself.
/** @param {Part} main */
export const life = (main) => main.querySelectorAll("svg.lp-map [data-ref^='hex:']").length / 24;

/** @param {import("./air.js").Air} air */
export function scene(air) {
  for (const [frequency, gain, seconds] of [[55, 0.16, 21], [82.6, 0.1, 27], [110.4, 0.05, 16]]) {
    const tone = air.hum({ frequency, type: "triangle", gain, below: 240 });
    air.sway(tone.gain, gain * 0.5, seconds);
    air.sway(tone.frequency, 0.5, seconds * 0.7);
  }
  const depth = air.blow({ frequency: 170, gain: 0.2 });
  air.sway(depth.gain, 0.08, 11);
  const fire = air.blow({ frequency: 75, q: 2 });
  let known = 0;
  return {
    /** @param {number} level @param {number} at */
    life(level, at) {
      known = level;
      air.become(fire.gain, 0.25 * level, at);
    },
    /** @param {number} at */
    next(at) {
      const pan = air.between(-0.6, 0.6);
      if (air.random() < 0.25 + 0.4 * known) {
        air.puff(at, { kind: "lowpass", frequency: 95, q: 3, attack: 0.9, hold: 0.4, decay: 3.2, gain: 0.3 + 0.2 * known, pan });
        for (let k = 0; k < 3; k++) air.puff(at + 1 + air.between(0, 2.5), { frequency: 420, q: 1.5, attack: 0.01, decay: 0.2, gain: 0.1, pan });
      } else {
        const frequency = air.between(150, 230);
        air.note(at, { frequency, to: frequency * air.between(0.6, 1.3), attack: 0.7, hold: 0.6, decay: 2, gain: 0.07, pan });
      }
      return air.between(4, 10);
    },
  };
}
