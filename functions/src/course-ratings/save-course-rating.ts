import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { changeCourseRating } from './change-course-rating.ts';
import type { CourseRatingDependencies } from './dependencies.ts';
import { courseRatingPermission } from './course-rating-permission.ts';
import type { Stars, CourseRatingRecord } from './course-rating-records.ts';

interface Command {
  userId: string;
  courseId: number;
  /** 1 to 5. */
  rating: number;
  text: string;
  authorName: string;
  now: Date;
}

/** Returns what an edit makes of a decision: the text is another one now, so an operator looks at it again. */
const heldAgain = ({ moderation }: CourseRatingRecord): CourseRatingRecord['moderation'] =>
  moderation && { ...moderation, state: 'held' };

/**
 * Creates or edits the learner's one course rating. Idempotent: a repeat does not change the date of the edit.
 *
 * An edit of one that is not shown is held until an operator looks at it (rules/learning.md L48).
 *
 * @throws Failure `course_not_found`, `not_enrolled`, `review_not_paid` (a first course rating without the course being
 * bought or in a plan), `review_not_open` (before half of it is complete), `write_conflict`.
 */
export async function saveCourseRating(command: Command, deps: CourseRatingDependencies) {
  const { userId, courseId, text, authorName, now } = command;
  const rating = command.rating as Stars;
  const [course, learner] = await Promise.all([
    requireCourse(deps.catalog, courseId),
    deps.learners.read(userId),
  ]);
  const { may, missing } = courseRatingPermission(learner, course, now);
  if (may === 'none') throw new Failure('not_enrolled');

  const rule = (before: CourseRatingRecord | null): CourseRatingRecord => {
    if (!before || before.isWithdrawn) {
      if (missing === 'purchase') throw new Failure('review_not_paid');
      if (missing === 'progress') throw new Failure('review_not_open');
      return {
        entity: 'review',
        id: deps.newId(now),
        courseId,
        userId,
        authorName,
        rating,
        text,
        createdAt: now.toISOString(),
        editedAt: null,
        // Another text in place of one that was taken down waits for an operator.
        version: before ? before.version + 1 : 1,
        moderation: before && heldAgain(before),
        isWithdrawn: false,
      };
    }
    const isSame =
      before.rating === rating && before.text === text && before.authorName === authorName;
    if (isSame) return before;
    const editedAt = now.toISOString();
    const moderation = heldAgain(before);
    return {
      ...before,
      authorName,
      rating,
      text,
      editedAt,
      moderation,
      version: before.version + 1,
    };
  };
  const { after, totals } = await changeCourseRating(command, rule, deps);
  return { courseRating: after, totals };
}
