import { circle, type CoverShape, type CoverTone, line, plane, rectangle, round, sequence } from '../shape.ts';

/** Integration: separate currents that run into one. */
export function waves(seed: number): CoverShape[] {
  const next = sequence(seed);
  const phase = next() * 6;
  const tones: CoverTone[] = ['light', 'middle', 'light', 'strong', 'middle'];
  const sunX = round(90 + next() * 300);
  const bands = tones.map((tone, index) => {
    const top = 84 + index * 40;
    const height = 30 - index * 4;
    const edge = Array.from({ length: 9 }, (_, step) => {
      const x = step * 60;
      return [x, round(top + Math.sin(phase + index * 0.9 + step * 0.85) * height)] as const;
    });
    return { tone, edge: smooth(edge) };
  });
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(circle(sunX, 78, 46), 'middle'),
    line(circle(sunX, 78, 60)),
    ...bands.flatMap(({ tone, edge }) => [
      plane(`${edge}V270H0z`, tone),
      line(edge, tone === 'strong' ? 'paper' : 'ink'),
      line(shifted(edge, 9), tone === 'strong' ? 'paper' : 'ink'),
    ]),
  ];
}

type Point = readonly [x: number, y: number];

function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let previous = first;
  let path = `M${first[0]} ${first[1]}`;
  for (const point of rest) {
    const middle = (previous[0] + point[0]) / 2;
    path += `C${middle} ${previous[1]} ${middle} ${point[1]} ${point[0]} ${point[1]}`;
    previous = point;
  }
  return path;
}

/** The same edge, lower. */
function shifted(path: string, distance: number): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${round(Number(y) + distance)}`);
}
