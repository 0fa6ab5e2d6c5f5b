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

const COUNT = 6;
const WIDTH = 480 / COUNT;
const RULE = 14;
const TONES: readonly CoverTone[] = ['light', 'middle', 'light', 'middle', 'light', 'middle'];

/** Skills development: sheets that build a stair, each ruled like a record. */
export function steps(seed: number): CoverShape[] {
  const next = sequence(seed);
  const isMirrored = seed % 2 === 1;
  const rise = 32 + Math.floor(next() * 3) * 3;
  const marked = 2 + Math.floor(next() * 3);
  const left = (index: number) => (isMirrored ? COUNT - 1 - index : index) * WIDTH;
  const top = (index: number) => 232 - index * rise;
  const sheets = TONES.flatMap((tone, index) => {
    const isMarked = index === marked;
    const rules = Array.from({ length: Math.floor((270 - top(index)) / RULE) }, (_, rule) => {
      const length = WIDTH - 24 - (rule % 3 === 2 ? 24 : 0);
      return line(
        `M${left(index) + 12} ${top(index) + 16 + rule * RULE}h${length}`,
        isMarked ? 'paper' : 'ink',
      );
    });
    return [
      plane(
        rectangle(left(index), top(index), WIDTH, 270 - top(index)),
        isMarked ? 'strong' : tone,
      ),
      ...(isMarked || index % 2 === 0 ? rules : []),
    ];
  });
  const ballX = left(marked) + WIDTH / 2;
  const ballY = top(marked) - 24;
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    // Repeats the line of the stairs up to the upper edge.
    ...[26, 52, 78, 104, 130].map((above) => {
      const start = top(0) - above;
      const reach = Math.min(480, round((start / (COUNT * rise)) * 480));
      const end = round(start - (reach / 480) * COUNT * rise);
      return line(
        isMirrored ? `M480 ${start}L${480 - reach} ${end}` : `M0 ${start}L${reach} ${end}`,
      );
    }),
    ...sheets,
    plane(circle(ballX, ballY, 24), 'strong'),
    line(circle(ballX, ballY, 15), 'paper'),
  ];
}
