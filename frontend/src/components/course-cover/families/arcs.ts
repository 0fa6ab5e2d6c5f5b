import { type CoverShape, type CoverTone, circle, line, pick, plane, rectangle, sequence } from '../shape.ts';

/** Development: rings of growth around one beginning. */
export function arcs(seed: number): CoverShape[] {
  const next = sequence(seed);
  const cx = pick([96, 168, 312, 384], next());
  const cy = 270;
  const tones: CoverTone[] = ['light', 'paper', 'middle', 'light', 'strong', 'paper', 'middle', 'strong'];
  const start = Math.floor(next() * 3);
  const rings = Array.from({ length: 7 }, (_, index) => 252 - index * 34);
  const otherX = 480 - cx;
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(circle(otherX, 76, 44), 'middle'),
    line(circle(otherX, 76, 58)),
    line(circle(otherX, 76, 72)),
    ...rings.flatMap((radius, index) => {
      const tone = index === rings.length - 1 ? 'strong' : tones[(index + start) % tones.length]!;
      return [
        plane(circle(cx, cy, radius), tone),
        line(circle(cx, cy, radius - 11), tone === 'strong' ? 'paper' : 'ink'),
      ];
    }),
    line('M0 269.5H480'),
  ];
}
