import { COURSE_CATEGORIES } from '@learning/shared/domain/course';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeCover } from './compose-cover.ts';
import { COVER_HEIGHT, cutCircle } from './shape.ts';

const anyCourse = fc.record({
  id: fc.integer({ min: 1, max: 500 }),
  category: fc.constantFrom(...COURSE_CATEGORIES),
});

describe('composeCover', () => {
  it('draws the same cover for the same course', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        expect(composeCover(course)).toEqual(composeCover({ ...course }));
      }),
    );
  });

  it('draws only shapes with a fill or a stroke and a valid path', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        for (const shape of composeCover(course)) {
          expect(shape.fill ?? shape.stroke).toBeDefined();
          expect(shape.d).toMatch(/^M[\d\s.,MLHVACZhvaclqtz-]+$/);
        }
      }),
    );
  });

  it.each(COURSE_CATEGORIES)('varies courses of the category %s', (category) => {
    const covers = [5, 6, 7, 8, 9].map((id) => JSON.stringify(composeCover({ id, category })));
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('gives every category a family of its own', () => {
    const covers = COURSE_CATEGORIES.map((category) =>
      JSON.stringify(composeCover({ id: 6, category })),
    );
    expect(new Set(covers).size).toBe(COURSE_CATEGORIES.length);
  });
});

it('cuts circles at the upper and lower edge', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 480 }),
      fc.integer({ min: 0, max: COVER_HEIGHT }),
      fc.integer({ min: 10, max: 400 }),
      (cx, cy, r) => {
        const ends = [
          ...cutCircle(cx, cy, r, 'open').matchAll(/[ML]?(-?[\d.]+) (-?[\d.]+)(?=[AM]|$)/g),
        ];
        for (const [, , y] of ends) {
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(COVER_HEIGHT);
        }
      },
    ),
  );
});
