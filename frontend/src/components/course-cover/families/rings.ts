import {
  circle,
  type CoverShape,
  cutCircle,
  line,
  plane,
  rectangle,
  round,
  sequence,
} from '../shape.ts';

const RADIUS = 76;
const BAND = 34;
/** Includes the gap between a band and what lies below it. */
const BAND_AND_GAP = BAND + 8;

/** Relations: two rings through one another, neither on top. */
export function rings(seed: number): CoverShape[] {
  const next = sequence(seed);
  const side = Math.floor(seed / 4) % 2 === 0 ? 1 : -1;
  const gap = 84 + next() * 24;
  const tilt = side * (34 + next() * 22);
  const centreX = 240 - side * 54;
  const [ax, ay] = [round(centreX - gap / 2), round(135 - tilt / 2)];
  const [bx, by] = [round(centreX + gap / 2), round(135 + tilt / 2)];
  const over = upperCrossing(ax, ay, bx, by);
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(side > 0 ? 'M0 135H480V270H0z' : 'M0 0H480V135H0z', 'light'),
    ...Array.from({ length: 8 }, (_, index) =>
      line(cutCircle(centreX, 135, 146 + index * 26, 'open')),
    ),
    ...band(circle(ax, ay, RADIUS), 'strong'),
    ...band(circle(bx, by, RADIUS), 'middle'),
    ...band(over, 'strong'),
  ];
}

function band(d: string, tone: 'strong' | 'middle'): CoverShape[] {
  return [
    line(d, 'paper', BAND_AND_GAP),
    line(d, tone, BAND),
    line(d, tone === 'strong' ? 'paper' : 'ink'),
  ];
}

/** Draws the piece of the first ring that passes over the second, so that they interlock. */
function upperCrossing(ax: number, ay: number, bx: number, by: number): string {
  const distance = Math.hypot(bx - ax, by - ay);
  const height = Math.sqrt(RADIUS ** 2 - (distance / 2) ** 2);
  const x = (ax + bx) / 2 + ((by - ay) / distance) * height;
  const y = (ay + by) / 2 - ((bx - ax) / distance) * height;
  const angle = Math.atan2(y - ay, x - ax);
  const at = (turn: number) =>
    `${round(ax + RADIUS * Math.cos(angle + turn))} ${round(ay + RADIUS * Math.sin(angle + turn))}`;
  return `M${at(-0.6)}A${RADIUS} ${RADIUS} 0 0 1 ${at(0.6)}`;
}
