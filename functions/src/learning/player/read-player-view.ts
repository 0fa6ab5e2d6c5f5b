import type { PlayerView } from '@learning/shared/contract/learning';
import { requireCourse } from '#catalog/find-course.ts';
import {
  presentCourseWithChanges,
  presentModule,
  presentModuleSummary,
} from '#catalog/present-course.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { courseStateOf } from './read-course-state.ts';

interface Command {
  userId: string;
  courseId: number;
  /** The open module; undefined on the introduction. */
  moduleId: string | undefined;
  now: Date;
}

/**
 * Returns what the player shows first, in one round trip: a Query on the learner beside a GetItem of the text, and the cached
 * catalog. A module that is unknown, of another course or not accessible has no text.
 *
 * @throws Failure `course_not_found`.
 */
export async function readPlayerView(
  { userId, courseId, moduleId, now }: Command,
  { catalog, learners }: Pick<LearningDependencies, 'catalog' | 'learners'>,
): Promise<PlayerView> {
  const [course, learner, text] = await Promise.all([
    requireCourse(catalog, courseId),
    learners.read(userId),
    moduleId === undefined ? undefined : catalog.readModuleText(moduleId),
  ]);
  const state = courseStateOf(userId, course, learner, now);
  const module = course.modules.find(({ id }) => id === moduleId);
  const isReadable =
    module && text && ((module.isPreview && course.listing !== 'hidden') || state.hasAccess);
  return {
    course: presentCourseWithChanges(course),
    modules: course.modules.map((summary) => presentModuleSummary(summary, course.id)),
    state,
    module: isReadable ? presentModule(module, text) : null,
  };
}
