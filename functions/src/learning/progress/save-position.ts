import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { Position } from '../enrollment/enrollment-repository.ts';

interface Command {
  userId: string;
  courseId: number;
  position: Position;
}

/**
 * Stores the module that the learner has open, and the paragraph. The last position saved wins.
 *
 * @throws Failure `module_not_found`, also for a module of another course; `not_enrolled`; `write_conflict`.
 */
export async function savePosition(
  { userId, courseId, position }: Command,
  { catalog, enrollments }: Pick<LearningDependencies, 'catalog' | 'enrollments'>,
): Promise<{ moduleId: string }> {
  const { course } = await requireModule(catalog, position.moduleId);
  if (course.id !== courseId) throw new Failure('module_not_found');
  return retryOnConflict(async () => {
    const outcome = await enrollments.savePosition(userId, courseId, position);
    if (outcome === 'not_enrolled') throw new Failure('not_enrolled');
    return outcome === 'stored' ? { moduleId: position.moduleId } : CONFLICT;
  });
}
