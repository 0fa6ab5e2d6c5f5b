import { circle, type CoverShape, line, plane, rectangle, round, sequence } from '../shape.ts';

/** Relations: two rings through one another, neither on top. */
export function rings(seed: number): CoverShape[] {
  const next = sequence(seed);
  const radius = 78;
  const gap = 92 + next() * 24;
  const tilt = (next() - 0.5) * 56;
  const [ax, ay, bx, by] = [240 - gap / 2, 135 - tilt / 2, 240 + gap / 2, 135 + tilt / 2].map(round) as [
    number,
    number,
    number,
    number,
  ];
  // Where the rings cross, the left one passes over at one end and under at the other.
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const height = Math.sqrt(radius ** 2 - half ** 2);
  const [ux, uy] = [(bx - ax) / (2 * half), (by - ay) / (2 * half)];
  const [midX, midY] = [(ax + bx) / 2, (ay + by) / 2];
  const crossing = [round(midX + uy * height), round(midY - ux * height)] as const;
  const angle = Math.atan2(crossing[1] - ay, crossing[0] - ax);
  const at = (turn: number) =>
    `${round(ax + radius * Math.cos(angle + turn))} ${round(ay + radius * Math.sin(angle + turn))}`;
  const over = `M${at(-0.55)}A${radius} ${radius} 0 0 1 ${at(0.55)}`;
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(rectangle(0, 135, 480, 135), 'light'),
    ...[118, 138, 158, 178].flatMap((r, index) => [
      line(circle(ax, ay, r + (index % 2))),
      ...(index % 2 ? [line(circle(bx, by, r))] : []),
    ]),
    line(circle(ax, ay, radius), 'strong', 34),
    line(circle(bx, by, radius), 'paper', 42),
    line(circle(bx, by, radius), 'middle', 34),
    line(circle(bx, by, radius)),
    line(over, 'paper', 42),
    line(over, 'strong', 35),
    line(circle(ax, ay, radius), 'paper'),
  ];
}
