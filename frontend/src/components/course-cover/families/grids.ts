import {
  circle,
  type CoverShape,
  type CoverTone,
  line,
  pick,
  plane,
  quarter,
  rectangle,
  sequence,
} from '../shape.ts';

const CELL = 54;

/** Performance: measured cells, each with its own result. */
export function grids(seed: number): CoverShape[] {
  const next = sequence(seed);
  const shapes: CoverShape[] = [plane(rectangle(0, 0, 480, 270), 'paper')];
  const tones: CoverTone[] = ['light', 'light', 'middle', 'middle', 'strong'];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * CELL - 3, row * CELL];
      const tone = pick(tones, next());
      const kind = next();
      const corner = Math.floor(next() * 4);
      if (kind < 0.46) shapes.push(plane(quarter(x, y, CELL, corner), tone));
      else if (kind < 0.58)
        shapes.push(plane(rectangle(x, y, CELL, CELL), tone === 'strong' ? 'middle' : tone));
      else if (kind < 0.72) {
        shapes.push(line(quarter(x, y, CELL, corner)), line(quarter(x, y, CELL, (corner + 2) % 4)));
      } else if (kind < 0.82) {
        shapes.push(plane(rectangle(x, y, CELL, CELL), 'light'));
        shapes.push(plane(circle(x + CELL / 2, y + CELL / 2, 13), 'strong'));
      } else if (kind < 0.9) {
        for (let rule = 1; rule < 5; rule += 1)
          shapes.push(line(`M${x} ${y + rule * 10.8}h${CELL}`));
      }
    }
  }
  for (let column = 0; column <= 9; column += 1)
    shapes.push(line(`M${column * CELL - 3} 0V270`, 'paper', 2));
  for (let row = 1; row < 5; row += 1) shapes.push(line(`M0 ${row * CELL}H480`, 'paper', 2));
  return shapes;
}
