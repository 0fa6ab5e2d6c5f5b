import { type CoverShape, type CoverTone, cutCircle, line, plane, rectangle } from '../shape.ts';

const TONES: readonly CoverTone[][] = [
  ['light', 'paper', 'middle', 'light', 'strong', 'paper', 'strong'],
  ['light', 'middle', 'paper', 'strong', 'light', 'middle', 'strong'],
  ['middle', 'light', 'paper', 'light', 'middle', 'paper', 'strong'],
];

/** Development: rings of growth around one beginning, met by others from elsewhere. */
export function arcs(seed: number): CoverShape[] {
  const cx = [120, 360, 240][seed % 3]!;
  const cy = seed % 2 === 0 ? 270 : 0;
  const tones = TONES[Math.floor(seed / 2) % 3]!;
  const otherX = cx > 200 ? 0 : 480;
  const otherY = 270 - cy;
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    ...Array.from({ length: 12 }, (_, index) =>
      line(cutCircle(otherX, otherY, 24 + index * 17, 'open')),
    ),
    ...tones.flatMap((tone, index) => {
      const radius = 246 - index * 34;
      return [
        plane(cutCircle(cx, cy, radius, 'closed'), tone),
        line(cutCircle(cx, cy, radius - 11, 'open'), tone === 'strong' ? 'paper' : 'ink'),
      ];
    }),
  ];
}
