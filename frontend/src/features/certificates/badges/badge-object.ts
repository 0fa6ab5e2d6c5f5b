import { COURSE_OBJECTS } from '#components/course-cover/objects.ts';
import type { CoverTone } from '#components/course-cover/shape.ts';

/** Side of the square around an object on a cover, and its middle. */
const SIDE = 136;
const MIDDLE = '-240 -135';

export type ObjectColors = Readonly<Record<CoverTone, string>>;

/** Draws the object of a course's cover in a square around a point; undefined if the course has none. */
export function badgeObject(
  courseId: number,
  [x, y, size]: readonly [number, number, number],
  colors: ObjectColors,
): string | undefined {
  const paths = COURSE_OBJECTS[courseId]?.map(({ d, fill = 'ink', stroke, strokeWidth = 1 }) =>
    stroke
      ? `<path d="${d}" fill="none" stroke="${colors[stroke]}" stroke-width="${strokeWidth}"/>`
      : `<path d="${d}" fill="${colors[fill]}"/>`,
  );
  return (
    paths &&
    `<g transform="translate(${x} ${y}) scale(${size / SIDE}) translate(${MIDDLE})">${paths.join('')}</g>`
  );
}
