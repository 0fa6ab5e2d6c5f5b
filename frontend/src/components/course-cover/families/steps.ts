import { circle, type CoverShape, type CoverTone, line, plane, rectangle, sequence } from '../shape.ts';

/** Skills development: sheets that build a stair, each ruled like a record. */
export function steps(seed: number): CoverShape[] {
  const next = sequence(seed);
  const isMirrored = seed % 2 === 1;
  const count = 6;
  const width = 480 / count;
  const rise = 30 + Math.floor(next() * 3) * 4;
  const marked = 2 + Math.floor(next() * 3);
  const tones: CoverTone[] = ['light', 'middle', 'light', 'middle', 'light', 'middle'];
  const stair = Array.from({ length: count }, (_, index) => {
    const x = (isMirrored ? count - 1 - index : index) * width;
    const top = 226 - index * rise;
    const isMarked = index === marked;
    const rules = Array.from({ length: Math.floor((270 - top) / 14) }, (_, rule) => {
      const y = top + 18 + rule * 14;
      const length = width - 24 - (rule % 3 === 2 ? 24 : 0);
      return line(`M${x + 12} ${y}h${length}`, isMarked ? 'paper' : 'ink');
    });
    return [
      plane(rectangle(x, top, width, 270 - top), isMarked ? 'strong' : tones[index]!),
      ...(isMarked || index % 2 === 0 ? rules : []),
    ];
  }).flat();
  const ballX = ((isMirrored ? count - 1 - marked : marked) + 0.5) * width;
  const ballTop = 226 - marked * rise;
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(circle(isMirrored ? 372 : 108, 84, 62), 'light'),
    line(circle(isMirrored ? 372 : 108, 84, 78)),
    ...stair,
    plane(circle(ballX, ballTop - 26, 26), 'middle'),
    line(circle(ballX, ballTop - 26, 26)),
  ];
}
