import type { SpacedReviewSession } from '@learning/shared/contract/spaced-review';
import { localDate } from '@learning/shared/domain/time/learning-time';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { hasAccess } from '../access/course-access.ts';
import type { LearnerState } from '../learner-state.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the scenario from which today's five minutes take a decision: one that the learner has passed, in a course that is open to them,
 * another one each day. Only a pass shows all of its branches, so playing one again gives nothing away.
 *
 * Source: rules/learning.md L52; rules/scoring.md S24
 */
export function decisionOfToday(
  courses: readonly CourseRecord[],
  learner: LearnerState,
  now: Date,
  timeZone: string,
): SpacedReviewSession['decision'] {
  const passed = new Set(
    learner.activityResults
      .filter(({ completed }) => completed)
      .map(({ activityId }) => activityId),
  );
  const scenarios = courses
    .filter((course) => hasAccess(learner, course, now))
    .flatMap((course) =>
      course.modules
        .flatMap(({ activities }) => activities)
        .filter(({ id, type }) => type === 'scenario' && passed.has(id))
        .map(({ id, title }) => ({ courseId: course.id, activityId: id, title })),
    );
  if (scenarios.length === 0) return null;
  const day = Date.parse(localDate(now, timeZone)) / DAY_MS;
  return { ...scenarios[day % scenarios.length]!, day };
}
