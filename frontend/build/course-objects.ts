import { COURSE_OBJECTS } from '../src/components/course-cover/objects.ts';
import type { CoverShape } from '../src/components/course-cover/shape.ts';

/** Returns the objects of all covers as one file; the page that shows one by its course's id has the colors. */
export function courseObjects(): string {
  const groups = Object.entries(COURSE_OBJECTS).map(
    ([id, shapes]) => `<g id="${id}">${shapes.map(pathOf).join('')}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
}

function pathOf({ d, fill, stroke, strokeWidth = 1 }: CoverShape): string {
  const style = stroke
    ? `fill:none;stroke:var(--${stroke});stroke-width:${strokeWidth}`
    : `fill:var(--${fill})`;
  return `<path d="${d}" style="${style}"/>`;
}
