import type { Note } from '@learning/shared/contract/notes';
import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { NoteRecord } from '../learner-records.ts';
import { presentNote } from '../present-learning.ts';

interface Command {
  userId: string;
  moduleId: string;
  text: string;
  /** Version the text is based on; 0 for a new note. */
  version: number;
  now: Date;
}

/**
 * Saves the note of a module. A repeat of a save whose response was lost returns the stored note.
 *
 * @throws Failure `module_not_found`, `not_enrolled`, `note_conflict` (the stored note is left as it is).
 */
export async function saveNote(
  { userId, moduleId, text, version, now }: Command,
  { catalog, learners, notes }: LearningDependencies,
): Promise<Note> {
  const { course } = await requireModule(catalog, moduleId);
  const learner = await learners.read(userId);
  if (!learner.enrollments.some((enrollment) => enrollment.courseId === course.id)) {
    throw new Failure('not_enrolled');
  }
  const note: NoteRecord = {
    entity: 'note',
    courseId: course.id,
    moduleId,
    text,
    version: version + 1,
    updatedAt: now.toISOString(),
  };
  if (await notes.save(userId, note, version)) return presentNote(note);
  const stored = await notes.read(userId, course.id, moduleId);
  if (stored?.version === version + 1 && stored.text === text) return presentNote(stored);
  throw new Failure('note_conflict');
}
