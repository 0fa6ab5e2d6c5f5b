import type { WrittenWork } from '@learning/shared/contract/work';
import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { WorkRecord } from '../learner-records.ts';
import { presentWork } from './present-work.ts';

interface Command {
  userId: string;
  moduleId: string;
  promptId: string;
  text: string;
  /** Version the text is based on; 0 for a new text. */
  version: number;
  now: Date;
}

/**
 * Saves the answer to a pause, or a deliverable. A repeat of a save whose response was lost returns the stored text. A text whose task has
 * left the module since can still be edited.
 *
 * @throws Failure `module_not_found`, `prompt_not_found`, `not_enrolled`, `note_conflict` (the stored text is left as it is).
 */
export async function saveWork(
  { userId, moduleId, promptId, text, version, now }: Command,
  { catalog, learners, work }: LearningDependencies,
): Promise<WrittenWork> {
  const { course } = await requireModule(catalog, moduleId);
  const [learner, module, stored] = await Promise.all([
    learners.read(userId),
    catalog.readModuleText(moduleId),
    work.read(userId, course.id, moduleId, promptId),
  ]);
  if (!learner.enrollments.some((enrollment) => enrollment.courseId === course.id)) {
    throw new Failure('not_enrolled');
  }
  const prompt = module?.prompts.find(({ id }) => id === promptId)?.text ?? stored?.prompt;
  if (prompt === undefined) throw new Failure('prompt_not_found');
  const isRepeat = stored?.version === version + 1 && stored.text === text;
  if (isRepeat) return presentWork(stored);
  const record: WorkRecord = {
    entity: 'work',
    courseId: course.id,
    moduleId,
    promptId,
    prompt,
    text,
    version: version + 1,
    updatedAt: now.toISOString(),
    rating: stored?.rating ?? null,
  };
  if (await work.save(userId, record, version)) return presentWork(record);
  const newer = await work.read(userId, course.id, moduleId, promptId);
  if (newer?.version === version + 1 && newer.text === text) return presentWork(newer);
  throw new Failure('note_conflict');
}
