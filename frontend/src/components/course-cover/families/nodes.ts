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

/** Recruitment: a field of candidates, the lines between them, one chosen. */
export function nodes(seed: number): CoverShape[] {
  const next = sequence(seed);
  const places = Array.from({ length: 28 }, (_, index) => ({
    x: round(40 + (index % 7) * 66.7 + (next() - 0.5) * 22),
    y: round(42 + Math.floor(index / 7) * 62 + (next() - 0.5) * 18),
    size: next(),
  }));
  const chosen = 7 * (1 + Math.floor(next() * 2)) + [3, 4, 2][seed % 3]!;
  const hub = places[chosen]!;
  const near = places
    .map((place) => ({ place, distance: Math.hypot(place.x - hub.x, place.y - hub.y) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(1, 9)
    .map(({ place }) => place);
  return [
    plane(rectangle(0, 0, 480, 270), 'paper'),
    plane(cutCircle(hub.x, hub.y, 128, 'closed'), 'light'),
    plane(cutCircle(hub.x, hub.y, 82, 'closed'), 'middle'),
    line(cutCircle(hub.x, hub.y, 160, 'open')),
    ...near.map(({ x, y }) => line(`M${hub.x} ${hub.y}L${x} ${y}`)),
    ...places.flatMap((place) => {
      if (place === hub) return [];
      const radius = place.size > 0.72 ? 13 : place.size > 0.4 ? 8 : 4;
      if (!near.includes(place)) return [line(circle(place.x, place.y, radius))];
      return [
        plane(circle(place.x, place.y, radius), 'paper'),
        line(circle(place.x, place.y, radius)),
      ];
    }),
    plane(circle(hub.x, hub.y, 34), 'strong'),
    line(circle(hub.x, hub.y, 24), 'paper'),
    plane(circle(hub.x, hub.y, 7), 'paper'),
  ];
}
