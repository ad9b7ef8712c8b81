// A clear night: a still chord, and stars that ring, more of them with every star of the constellations on the table.
const CHORD = [110, 164.8, 246.9];
const STARS = [880, 987.8, 1174.7, 1318.5, 1568, 1760, 2349.3];

/** Seven stars are a whole one. @param {Part} main */
export const life = (main) => {
  const skies = [...main.querySelectorAll(".sky[data-filled]")];
  return skies.length ? skies.reduce((sum, sky) => sum + Number(sky.dataset.filled), 0) / (7 * skies.length) : 0;
};

/** @param {import("./air.js").Air} air */
export function scene(air) {
  CHORD.forEach((frequency, k) => {
    for (const apart of [-0.35, 0.4]) {
      const tone = air.hum({ frequency: frequency + apart, gain: 0.05 / (k + 1) });
      air.sway(tone.gain, 0.03 / (k + 1), 13 + 6 * k + 4 * apart);
    }
  });
  const shimmer = air.blow({ kind: "bandpass", frequency: 6800, q: 3, gain: 0.03 });
  air.sway(shimmer.gain, 0.025, 9);
  air.sway(shimmer.frequency, 1500, 31);
  let alive = 0;
  return {
    /** @param {number} level */
    life(level) {
      alive = level;
    },
    /** @param {number} at */
    next(at) {
      const frequency = air.pick(STARS);
      const pan = air.between(-0.8, 0.8);
      air.note(at, { frequency, attack: 0.01, decay: 3.6, gain: 0.055, pan });
      air.note(at, { frequency: frequency * 2.76, attack: 0.004, decay: 1.2, gain: 0.015, pan });
      if (air.random() < 0.1) air.note(at + 1, { frequency: 2900, to: 700, attack: 0.3, decay: 1.6, gain: 0.012, pan: -pan });
      return air.between(1.2, 5) / (0.6 + alive);
    },
  };
}
