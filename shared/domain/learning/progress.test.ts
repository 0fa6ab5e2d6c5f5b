import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completedInCourse, coursePercent, resumeModuleId } from './progress.ts';

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));

describe('course percent', () => {
  test.each([
    [0, 5, 0],
    [1, 5, 20],
    [4, 5, 80],
    [5, 5, 100],
    [1, 6, 17],
    [2, 3, 67],
    [1, 8, 13],
    [0, 0, 0],
    [3, 0, 0],
    [-1, 5, 0],
    [6, 5, 100],
  ])('for %i of %i modules is %i', (completed, total, percent) => {
    expect(coursePercent(completed, total)).toBe(percent);
  });

  test('never rounds up to 100 while a module is open', () => {
    expect(coursePercent(299, 300)).toBe(99);
    expect(coursePercent(199, 200)).toBe(99);
  });

  test('is 100 exactly if all modules are complete', () => {
    fc.assert(
      fc.property(counts, ([completed, total]) => {
        expect(coursePercent(completed, total) === 100).toBe(completed === total);
      }),
    );
  });

  test('is a whole number from 0 to 100, less than one away from the exact share', () => {
    fc.assert(
      fc.property(counts, ([completed, total]) => {
        const percent = coursePercent(completed, total);
        expect(Number.isInteger(percent)).toBe(true);
        expect(Math.abs(percent - (completed / total) * 100)).toBeLessThan(1);
      }),
    );
  });

  test('never falls when one more module is completed', () => {
    fc.assert(
      fc.property(counts, ([completed, total]) => {
        expect(coursePercent(completed + 1, total)).toBeGreaterThanOrEqual(
          coursePercent(completed, total),
        );
      }),
    );
  });
});

describe('completed modules of a course', () => {
  test('are those the course still has, in course order', () => {
    expect(completedInCourse(['m3', 'gone', 'm1'], ['m1', 'm2', 'm3'])).toEqual(['m1', 'm3']);
  });

  test('count a module once even if it is listed repeatedly', () => {
    expect(completedInCourse(['m1', 'm1'], ['m1', 'm2'])).toEqual(['m1']);
  });
});

describe('the module to continue with', () => {
  test.each([
    ['the first module of an untouched course', [], null, 'a'],
    ['the module last opened while it is not completed', ['a'], 'c', 'c'],
    ['the next open one when the last opened is completed', ['c'], 'c', 'd'],
    ['an earlier open one when all later ones are completed', ['c', 'd'], 'd', 'a'],
    ['the first when everything is completed', ['a', 'b', 'c', 'd'], 'd', 'a'],
    ['the first open one when the last opened left the course', ['a'], 'gone', 'b'],
  ] as const)('is %s', (_case, completed, last, expected) => {
    expect(resumeModuleId(['a', 'b', 'c', 'd'], completed, last)).toBe(expected);
  });
});
