import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameShapes } from './guilloche.ts';

/** Returns the points that a strand passes, from its distances. */
function pointsOf(d: string): { x: number; y: number }[] {
  const [start = '', curves = ''] = d.slice(1, -1).split('q');
  const numbers = (text: string) => Array.from(text.match(/-?[\d.]+/g) ?? [], Number);
  let [x = 0, y = 0] = numbers(start);
  const steps = numbers(curves);
  const points = [{ x, y }];
  for (let index = 0; index < steps.length; index += 4) {
    x += steps[index + 2]!;
    y += steps[index + 3]!;
    points.push({ x, y });
  }
  return points;
}

it('keeps every strand inside its band, and closes it', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      for (const { d } of frameShapes(id, 792, 612).slice(0, 10)) {
        const points = pointsOf(d);
        expect(points.length).toBeGreaterThan(150);
        for (const { x, y } of points) {
          const fromEdge = Math.min(x, y, 792 - x, 612 - y);
          expect(fromEdge).toBeGreaterThan(25);
          // In the corners, the inner side of the band is round.
          expect(fromEdge).toBeLessThan(64);
        }
        const [first, last] = [points[0]!, points.at(-1)!];
        expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(0.11);
      }
    }),
    { numRuns: 20 },
  );
});
