import type { ReviewSkill } from '@learning/shared/domain/learning/review-skills';
import type { CourseRecord, ModuleRecord } from '#catalog/catalog-records.ts';
import { hasAccess } from '../access/course-access.ts';
import type { EnrollmentRecord } from '../learner-records.ts';
import type { LearnerState } from '../learner-state.ts';
import type { SpacedReviewRecord } from './spaced-review-record.ts';
import type { ReviewedCard } from './reviewed-card.ts';

/** A review card of a lesson that the learner has completed. */
export interface LearnedCard {
  course: CourseRecord;
  module: ModuleRecord;
  id: string;
  skill: ReviewSkill;
  /** When the lesson was completed first. */
  learnedAt: string;
  /** What is known of it; undefined before the first review. */
  known: ReviewedCard | undefined;
}

/** Returns the review cards of the lessons that the learner has completed, in courses they have access to. Source: rules/learning.md L23 */
export function learnedCards(
  courses: readonly CourseRecord[],
  learner: LearnerState,
  records: readonly SpacedReviewRecord[],
  now: Date,
): LearnedCard[] {
  const cards = courses.flatMap((course) => {
    const enrollment = learner.enrollments.find((candidate) => candidate.courseId === course.id);
    if (!enrollment || !hasAccess(learner, course, now)) return [];
    const record = records.find((candidate) => candidate.courseId === course.id);
    return course.modules.flatMap((module) => {
      const learnedAt = firstCompletion(module, enrollment, learner);
      if (learnedAt === undefined) return [];
      return module.recallCards.map(({ id, skill }) => {
        return { course, module, id, skill, learnedAt, known: record?.cards[id] };
      });
    });
  });
  // The sort is stable: cards of one lesson stay in their order.
  return cards.toSorted((a, b) => a.learnedAt.localeCompare(b.learnedAt));
}

/** Returns when a module was completed first; undefined if it never was. Reopening it changes nothing. */
function firstCompletion(
  { id }: ModuleRecord,
  { courseId, completedModuleIds, createdAt }: EnrollmentRecord,
  { progress }: LearnerState,
): string | undefined {
  const stored = progress.find((entry) => entry.courseId === courseId && entry.moduleId === id);
  const known = stored?.firstCompletedAt ?? stored?.completedAt;
  return known ?? (completedModuleIds.includes(id) ? createdAt : undefined);
}
