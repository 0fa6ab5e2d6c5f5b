import { expect, it } from 'vitest';
import { COURSE_OBJECTS } from '../src/components/course-cover/objects.ts';
import { courseObjects } from './course-objects.ts';

it('has the object of each cover under its course, in the colors of the page that shows it', () => {
  const file = courseObjects();
  const ids = [...file.matchAll(/<g id="(\d+)">/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(COURSE_OBJECTS));
  const colors = [...file.matchAll(/(?:fill|stroke):([^;"]+)/g)].map(([, color]) => color);
  expect(new Set(colors)).toEqual(
    new Set(['none', ...['paper', 'middle', 'strong', 'ink'].map((tone) => `var(--${tone})`)]),
  );
});
