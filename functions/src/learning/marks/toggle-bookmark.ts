import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { LearningDependencies } from '../dependencies.ts';

interface Command {
  userId: string;
  courseId: number;
  /** Requested state: a call that toggled would depend on others that arrive at the same time. */
  bookmarked: boolean;
  /** Module that is open. */
  moduleId: string | undefined;
  now: Date;
}

/**
 * Bookmarks a course at the module that is open, or removes the bookmark. Safe to repeat.
 *
 * @throws Failure `course_not_found`; `invalid_request` for a module of another course.
 */
export async function toggleBookmark(
  { userId, courseId, bookmarked, moduleId, now }: Command,
  { catalog, marks }: Pick<LearningDependencies, 'catalog' | 'marks'>,
): Promise<{ bookmarked: boolean }> {
  const course = await requireCourse(catalog, courseId);
  if (moduleId !== undefined && !course.modules.some((module) => module.id === moduleId)) {
    const field = { path: 'body.moduleId', message: 'is not a module of this course' };
    throw new Failure('invalid_request', undefined, [field]);
  }
  await marks.set(userId, 'bookmark', course.id, bookmarked, now, moduleId);
  return { bookmarked };
}
