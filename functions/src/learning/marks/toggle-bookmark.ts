import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { LearningDependencies } from '../dependencies.ts';

interface Command {
  userId: string;
  courseId: number;
  /** Requested state; without it, the call toggles. */
  bookmarked: boolean | undefined;
  /** Module that is open. */
  moduleId: string | undefined;
  now: Date;
}

/**
 * Bookmarks a course at the module that is open, or removes the bookmark: as requested, which is safe to repeat, or the opposite of
 * what is stored.
 *
 * @throws Failure `course_not_found`; `invalid_request` for a module of another course; `write_conflict`
 * Source: rules/learning.md L6
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
  if (bookmarked !== undefined) {
    await marks.set(userId, 'bookmark', course.id, bookmarked, now, moduleId);
    return { bookmarked };
  }
  return retryOnConflict(async () => {
    const outcome = await marks.toggleBookmark(userId, course.id, now, moduleId);
    return outcome === 'conflict' ? CONFLICT : { bookmarked: outcome === 'set' };
  });
}
