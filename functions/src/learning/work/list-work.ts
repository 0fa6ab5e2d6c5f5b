import type { CourseWork } from '@learning/shared/contract/work';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { LearnerState } from '../learner-state.ts';
import { presentNote } from '../present-learning.ts';
import { presentWork } from './present-work.ts';

/** Lists what a learner has written and generated, by course; courses without anything are left out. One round trip of reads. */
export async function listWork(
  userId: string,
  { catalog, learners, notes, work }: LearningDependencies,
): Promise<CourseWork[]> {
  const [published, learner, allNotes, allWork] = await Promise.all([
    catalog.read(),
    learners.read(userId),
    notes.list(userId),
    work.list(userId),
  ]);
  return published.courses
    .map((course) => ({
      courseId: course.id,
      courseTitle: course.title,
      modules: course.modules.map(({ id, title }) => ({ id, title })),
      notes: allNotes
        .filter((note) => note.courseId === course.id && hasText(note))
        .map(presentNote),
      work: allWork.filter((item) => item.courseId === course.id && hasText(item)).map(presentWork),
      documents: documentsOf(course, learner),
    }))
    .filter((course) => course.notes.length + course.work.length + course.documents.length > 0);
}

const hasText = ({ text }: { text: string }) => text.trim() !== '';

function documentsOf(course: CourseRecord, learner: LearnerState): CourseWork['documents'] {
  const submitted = new Set(learner.activityResults.map(({ activityId }) => activityId));
  return course.modules.flatMap((module) =>
    module.activities
      .filter(({ id, type }) => ACTIVITY_FACTS[type].isDocument && submitted.has(id))
      .map(({ id, title }) => ({ activityId: id, moduleId: module.id, title })),
  );
}
