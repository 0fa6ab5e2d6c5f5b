import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COURSE_LEVELS, type CourseLevel } from '../course.ts';
import {
  MAX_RECOMMENDATIONS,
  recommendCourses,
  type LearnerCourse,
  type RecommendableCourse,
} from './recommendations.ts';

const course = (
  id: number,
  level: CourseLevel,
  { next = [] as number[], isPopular = false, isCore = true } = {},
): RecommendableCourse => ({
  id,
  slug: `c${id}`,
  moduleNumber: isCore ? id : null,
  level,
  isPopular,
  recommendedNext: next.map((nextId) => `c${nextId}`),
});

const courses = [
  course(1, 'beginner', { next: [2, 8] }),
  course(2, 'beginner', { next: [3] }),
  course(3, 'intermediate', { next: [4, 5], isPopular: true }),
  course(4, 'intermediate', { next: [5, 6] }),
  course(5, 'advanced', { next: [7], isPopular: true }),
  course(6, 'advanced', { next: [7] }),
  course(7, 'expert', { next: [6], isPopular: true }),
  course(8, 'beginner', { next: [4], isCore: false }),
];

const learning = (courseId: number, percent: number, enrollmentId = `e${courseId}`) => ({
  courseId,
  percent,
  enrollmentId,
});
const idsFor = (enrolled: LearnerCourse[], owned: number[] = []) =>
  recommendCourses(courses, enrolled, owned).map((recommended) => recommended.id);

describe('recommendations', () => {
  test('start with the first core course and the popular ones for a new learner', () => {
    expect(idsFor([])).toEqual([1, 3, 5, 7]);
  });

  test('start with what follows the latest completed course, by enrollment and not by course id', () => {
    const enrolled = [learning(4, 100, 'e1'), learning(2, 100, 'e2')];
    expect(idsFor(enrolled)[0]).toBe(3);
    expect(idsFor(enrolled)).not.toContain(4);
  });

  test('follow only the latest completed course, not earlier ones', () => {
    // Course 1 is followed by 2 and 8; course 3, completed later, by 4 and 5.
    const enrolled = [learning(1, 100, 'e1'), learning(3, 100, 'e2')];
    expect(idsFor(enrolled)).toEqual([4, 5, 7, 2]);
  });

  test('continue with what follows the courses in progress, the furthest first', () => {
    const enrolled = [learning(1, 20, 'e9'), learning(4, 60, 'e1')];
    expect(idsFor(enrolled)).toEqual([5, 6, 2, 8]);
  });

  test('put the newer enrollment first if two courses have the same progress', () => {
    expect(idsFor([learning(1, 40, 'e1'), learning(4, 40, 'e2')])).toEqual([5, 6, 2, 8]);
    expect(idsFor([learning(1, 40, 'e2'), learning(4, 40, 'e1')])).toEqual([2, 8, 5, 6]);
  });

  test('treat an enrolled course at 0 percent as in progress', () => {
    expect(idsFor([learning(2, 0)])[0]).toBe(3);
  });

  test("continue with the first core course at the learner's highest level, then one level up", () => {
    const silent = courses.map((known) => ({ ...known, recommendedNext: [], isPopular: false }));
    const ids = recommendCourses(silent, [learning(3, 50), learning(1, 50)]).map(
      (recommended) => recommended.id,
    );
    expect(ids).toEqual([4, 5, 2, 6]);
  });

  test('add no level above the highest one', () => {
    const silent = courses.map((known) => ({ ...known, recommendedNext: [], isPopular: false }));
    expect(
      recommendCourses(silent, [learning(7, 50)]).map((recommended) => recommended.id),
    ).toEqual([1, 2, 3, 4]);
  });

  test('end with popular courses, then the rest by id', () => {
    const silent = courses.map((known) => ({ ...known, recommendedNext: [], moduleNumber: null }));
    expect(
      recommendCourses(silent, [learning(1, 10)]).map((recommended) => recommended.id),
    ).toEqual([3, 5, 7, 2]);
  });

  test('leave out owned courses that are not enrolled', () => {
    expect(idsFor([], [1, 3])).toEqual([2, 5, 7, 4]);
  });

  test('skip a next course that does not exist', () => {
    const [first, ...rest] = courses;
    const changed = [{ ...first!, recommendedNext: ['gone', 'c8'] }, ...rest];
    expect(recommendCourses(changed, [learning(1, 100)])[0]?.id).toBe(8);
  });

  test('are empty if every course is enrolled', () => {
    expect(idsFor(courses.map((known) => learning(known.id, 0)))).toEqual([]);
  });

  test('ignore an enrollment in a course that is no longer offered', () => {
    expect(idsFor([learning(99, 100)])).toHaveLength(4);
  });

  const learner = fc.record({
    enrolled: fc.uniqueArray(
      fc.record({
        courseId: fc.integer({ min: 1, max: 9 }),
        percent: fc.integer({ min: 0, max: 100 }),
        enrollmentId: fc.uuid(),
      }),
      { selector: (enrolledCourse) => enrolledCourse.courseId },
    ),
    owned: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
  });

  test('are unique, at most four, never enrolled or owned, and as many as are left', () => {
    fc.assert(
      fc.property(learner, ({ enrolled, owned }) => {
        const ids = idsFor(enrolled, owned);
        const taken = [...enrolled.map((enrolledCourse) => enrolledCourse.courseId), ...owned];
        const left = courses.filter((otherCourse) => !taken.includes(otherCourse.id)).length;
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => taken.includes(id))).toEqual([]);
        expect(ids).toHaveLength(Math.min(MAX_RECOMMENDATIONS, left));
      }),
    );
  });

  test('do not depend on the order of courses or enrollments', () => {
    fc.assert(
      fc.property(learner, ({ enrolled, owned }) => {
        const reversed = recommendCourses(courses.toReversed(), enrolled.toReversed(), owned);
        expect(reversed.map((recommended) => recommended.id)).toEqual(idsFor(enrolled, owned));
      }),
    );
  });

  test('cover every level of the catalog', () => {
    for (const level of COURSE_LEVELS) {
      expect(
        recommendCourses([course(1, level)], []).map((recommended) => recommended.level),
      ).toEqual([level]);
    }
  });
});
