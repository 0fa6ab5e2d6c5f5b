import { describe, expect, it } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, enrollment } from '#testing/learning-samples.ts';
import { courseToContinue, courseToRegain } from './course-to-continue.ts';

describe('the course to continue', () => {
  const openTo = (...courseIds: number[]) =>
    accessSummary({
      entitlements: [{ kind: 'purchase', courseIds, endsAt: null, isActive: true }],
    });
  const entry = (id: number, part: Parameters<typeof enrollment>[0]) => ({
    course: course({ id }),
    enrollment: enrollment({ courseId: id, ...part }),
    completedModules: 0,
    moduleCount: 5,
    nextModule: null,
  });

  it('is a started course rather than a newer one that is not started', () => {
    const courses = [entry(1, {}), entry(2, { progress: '20' }), entry(3, { progress: '100' })];
    expect(courseToContinue({ courses, access: openTo(1, 2, 3) })?.course.id).toBe(2);
  });

  it('is a course with an opened module, even without progress', () => {
    const courses = [entry(1, {}), entry(2, { lastModuleId: 'm1' })];
    expect(courseToContinue({ courses, access: openTo(1, 2, 3) })?.course.id).toBe(2);
  });

  it('is undefined when all courses are completed', () => {
    const courses = [entry(3, { progress: '100' })];
    expect(courseToContinue({ courses, access: openTo(3) })).toBeUndefined();
    expect(courseToRegain({ courses, access: openTo() })).toBeUndefined();
  });

  it('is one that is still open to the learner', () => {
    const courses = [entry(1, { progress: '20' }), entry(2, {})];
    expect(courseToContinue({ courses, access: openTo(2) })?.course.id).toBe(2);
    expect(courseToRegain({ courses, access: openTo(2) })?.course.id).toBe(1);
  });
});
