import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { LearningDependencies } from './dependencies.ts';
import type { Position } from './enrollment-repository.ts';

interface Command {
  userId: string;
  courseId: number;
  position: Position;
}

/**
 * Remembers the module that is open, and where in it. The last one that is saved stays.
 *
 * @throws Failure `module_not_found`, also of a module of another course; `not_enrolled`.
 */
export async function savePosition(
  { userId, courseId, position }: Command,
  { catalog, enrollments }: Pick<LearningDependencies, 'catalog' | 'enrollments'>,
): Promise<{ moduleId: string }> {
  const { course } = await requireModule(catalog, position.moduleId);
  if (course.id !== courseId) throw new Failure('module_not_found');
  const isSaved = await enrollments.savePosition(userId, courseId, position);
  if (!isSaved) throw new Failure('not_enrolled');
  return { moduleId: position.moduleId };
}
