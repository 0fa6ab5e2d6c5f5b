import {
  circle,
  type CoverShape,
  type CoverTone,
  line,
  plane,
  rectangle,
  round,
  sequence,
} from '../shape.ts';

const TONES: readonly CoverTone[] = ['light', 'middle', 'light', 'strong', 'middle'];

/** Integration: separate currents that run into one. */
export function waves(seed: number): CoverShape[] {
  const next = sequence(seed);
  const phase = next() * 6;
  const sunX = seed % 2 === 0 ? 116 : 348;
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(circle(sunX, 84, 46), 'middle'),
    line(circle(sunX, 84, 60)),
    ...TONES.flatMap((tone, index) => {
      const edge = (lower: number) =>
        crest(88 + index * 40 + lower, 30 - index * 4, phase + index * 0.9);
      const ink = tone === 'strong' ? 'paper' : 'ink';
      return [
        plane(`${edge(0)}V270H0z`, tone),
        ...[0, 8, 16].map((lower) => line(edge(lower), ink)),
      ];
    }),
  ];
}

const WAVE_LENGTH = 420;
const STEP = 40;

/** A sine across the cover, as cubic curves that keep its slope at every joint. */
function crest(middle: number, height: number, phase: number): string {
  const turn = (2 * Math.PI) / WAVE_LENGTH;
  const y = (x: number) => middle + Math.sin(phase + x * turn) * height;
  const slope = (x: number) => Math.cos(phase + x * turn) * height * turn;
  let path = `M0 ${round(y(0))}`;
  for (let x = 0; x < 480; x += STEP) {
    const [from, to, third] = [x, x + STEP, STEP / 3];
    path += `C${round(from + third)} ${round(y(from) + slope(from) * third)} ${round(to - third)} ${round(y(to) - slope(to) * third)} ${to} ${round(y(to))}`;
  }
  return path;
}
