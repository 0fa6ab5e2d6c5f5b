import { addMinutes } from '@learning/shared/domain/learning/study-minutes';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { CompletionRecord } from '../learner-records.ts';
import type { LearnerState } from '../learner-state.ts';

/** Returns the completion to record when a course is completed now; none if an earlier one is recorded, which is never replaced. */
export function firstCompletion(
  course: CourseRecord,
  { completions, activityResults }: Pick<LearnerState, 'completions' | 'activityResults'>,
  now: Date,
): { completion?: CompletionRecord } {
  if (completions.some((candidate) => candidate.courseId === course.id)) return {};
  const activities = course.modules
    .flatMap((module) => module.activities)
    .flatMap(({ id, title, type }) => {
      const result = activityResults.find(
        (activityResult) => activityResult.activityId === id && activityResult.completed,
      );
      return result ? [{ title, type, score: result.score, completedAt: result.completedAt }] : [];
    });
  const completion: CompletionRecord = {
    entity: 'courseCompletion',
    courseId: course.id,
    courseTitle: course.title,
    completedAt: now.toISOString(),
    instructionHours: course.instructionHours,
    minutes: addMinutes(course.modules.map((module) => module.minutes)),
    moduleCount: course.modules.length,
    activities,
    themes: course.themes,
  };
  return { completion };
}
