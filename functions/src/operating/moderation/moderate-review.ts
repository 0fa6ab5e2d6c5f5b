import type { ModeratedReview } from '@learning/shared/contract/operators/moderation';
import { findCourse } from '#catalog/catalog.ts';
import { changeCourseRating } from '#course-ratings/change-course-rating.ts';
import type { CourseRatingRecord } from '#course-ratings/course-rating-records.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { presentReview, reviewState, type ReviewState } from './present-review.ts';

interface Input {
  courseId: number;
  learnerId: string;
  version: number;
  state: ReviewState;
  statement?: string | undefined;
  reason: string;
}

/**
 * Holds, hides or publishes a review. The figures of the course, the word to the author and the audit record are one transaction with it.
 *
 * @throws Failure `review_not_found`, `changed_by_operator`, `write_conflict`. Source: rules/learning.md L47
 */
export async function moderateReview(
  { courseId, learnerId, version, state, statement, reason }: Input,
  operator: Operator,
  deps: ModerationDependencies,
  now: Date,
): Promise<ModeratedReview> {
  const course = findCourse(await deps.catalog.read(), courseId);
  if (!course) throw new Failure('course_not_found');
  const at = now.toISOString();

  const rule = (before: CourseRatingRecord | null): CourseRatingRecord => {
    if (!before || before.isWithdrawn) throw new Failure('review_not_found');
    if (before.version !== version) throw changed(before);
    const moderation =
      state === 'published' ? null : { state, statement: statement!, by: operator.name, at };
    return { ...before, moderation, version: before.version + 1 };
  };
  const othersOf = (before: CourseRatingRecord | null, after: CourseRatingRecord) => {
    const data = { courseId, courseTitle: course.title, state, statement: statement ?? '' };
    const subject = `${courseId}#${after.version}`;
    const entry = {
      operator,
      action: 'moderateReview',
      subject: `review ${after.id}`,
      learnerId,
      reason,
      before: { state: before && reviewState(before) },
      after: { state, statement: statement ?? null },
    };
    return [
      domainEventWrite(newEvent(learnerId, 'reviewModerated', subject, data, now)),
      auditWrites(entry, deps.newId(now), now),
    ];
  };
  const { after } = await changeCourseRating({ courseId, userId: learnerId }, rule, deps, othersOf);
  return presentReview(after, course.title);
}

function changed({ moderation, editedAt }: CourseRatingRecord): Failure {
  return new Failure(
    'changed_by_operator',
    moderation ? { by: [moderation.by], at: [moderation.at] } : { at: [editedAt ?? ''] },
  );
}
