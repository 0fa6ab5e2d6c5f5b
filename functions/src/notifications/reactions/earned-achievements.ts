import type { DomainEvent } from '#events/domain-events.ts';
import type { LearnerState } from '#learning/learner-state.ts';

/** Enrollments for the achievement Knowledge Seeker. */
const SEEKER_ENROLLMENTS = 3;

/**
 * Returns the achievements that are earned once an event has happened, with the time they were earned at. The time follows from what is
 * stored, so that every event after it finds the same one.
 *
 * Source: rules/learning.md L15
 */
export function earnedAchievements(
  { type }: Pick<DomainEvent, 'type'>,
  { enrollments, completions }: Pick<LearnerState, 'enrollments' | 'completions'>,
): { name: string; at: string }[] {
  if (type === 'courseCompleted') {
    const [first] = completions.map(({ completedAt }) => completedAt).toSorted();
    return first === undefined ? [] : [{ name: 'course-completer', at: first }];
  }
  if (type !== 'enrolled') return [];
  const third = enrollments.map(({ createdAt }) => createdAt).toSorted()[SEEKER_ENROLLMENTS - 1];
  return third === undefined ? [] : [{ name: 'knowledge-seeker', at: third }];
}
