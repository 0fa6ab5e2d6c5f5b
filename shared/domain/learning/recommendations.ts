import { COURSE_LEVELS, type CourseLevel } from '../course.ts';

export interface RecommendableCourse {
  id: number;
  slug: string;
  moduleNumber: number | null;
  level: CourseLevel;
  isPopular: boolean;
  /** Slugs of the courses that follow this one. */
  recommendedNext: readonly string[];
}

export interface LearnerCourse {
  courseId: number;
  /** Later enrollments have greater ids. */
  enrollmentId: string;
  percent: number;
}

export const MAX_RECOMMENDATIONS = 4;

/**
 * Returns recommended courses, best first. Never a course that is enrolled or owned.
 *
 * Source: rules/learning.md L17
 */
export function recommendCourses<T extends RecommendableCourse>(
  courses: readonly T[],
  enrolled: readonly LearnerCourse[],
  ownedCourseIds: readonly number[] = [],
): T[] {
  const byId = courses.toSorted((a, b) => a.id - b.id);
  const taken = new Set([
    ...enrolled.map((enrolledCourse) => enrolledCourse.courseId),
    ...ownedCourseIds,
  ]);
  const open = byId.filter((course) => !taken.has(course.id));
  const nextOf = (learnerCourse: LearnerCourse) =>
    byId.find((course) => course.id === learnerCourse.courseId)?.recommendedNext ?? [];
  const completed = enrolled
    .filter((enrolledCourse) => enrolledCourse.percent === 100)
    .toSorted((a, b) => (a.enrollmentId < b.enrollmentId ? 1 : -1));
  const inProgress = enrolled
    .filter((enrolledCourse) => enrolledCourse.percent < 100)
    .toSorted((a, b) => b.percent - a.percent || (a.enrollmentId < b.enrollmentId ? 1 : -1));
  const slugs = [...completed.slice(0, 1), ...inProgress].flatMap(nextOf);
  const ordered = [
    ...slugs.flatMap((slug) => open.filter((course) => course.slug === slug)),
    ...atLearnersLevel(open, byId, enrolled),
    ...open.filter((course) => course.isPopular),
    ...open,
  ];
  return [...new Set(ordered)].slice(0, MAX_RECOMMENDATIONS);
}

/** Returns the first open core course at the highest level the learner has started, then the first one a level above. */
function atLearnersLevel<T extends RecommendableCourse>(
  open: readonly T[],
  all: readonly T[],
  enrolled: readonly LearnerCourse[],
): T[] {
  const core = open
    .filter((course) => course.moduleNumber !== null)
    .toSorted((a, b) => (a.moduleNumber ?? 0) - (b.moduleNumber ?? 0));
  if (enrolled.length === 0) return core.slice(0, 1);
  const started = all.filter((course) =>
    enrolled.some((enrolledCourse) => enrolledCourse.courseId === course.id),
  );
  const highest = Math.max(0, ...started.map((course) => COURSE_LEVELS.indexOf(course.level)));
  return [highest, highest + 1].flatMap((level) =>
    core.filter((course) => COURSE_LEVELS.indexOf(course.level) === level).slice(0, 1),
  );
}
