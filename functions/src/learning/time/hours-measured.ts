import { supportedHours } from '@learning/shared/domain/learning/study-minutes';
import { minutesOf } from '@learning/shared/domain/time/book-minutes';
import type { TimeEntry } from '@learning/shared/domain/time/learning-time';
import type { DomainEvent } from '#events/domain-events.ts';
import { newEvent } from '#events/event-writes.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { LearnerState } from '../learner-state.ts';
import { measuredMinutesOf } from './measured-hours.ts';

interface Report {
  userId: string;
  courseId: number;
  learner: LearnerState;
  /** The minutes that the report adds. */
  entries: readonly TimeEntry[];
  now: Date;
}

/**
 * Returns the event that a certificate without hours can be reissued, once a report makes the hours of its course supported. Every later
 * report returns it again, and it is stored once: a claim that was under way with the first one is not missed.
 *
 * Source: rules/certificates.md K17
 */
export async function hoursMeasured(
  { userId, courseId, learner, entries, now }: Report,
  { certificates }: Pick<LearningDependencies, 'certificates'>,
): Promise<DomainEvent[]> {
  const completion = learner.completions.find((candidate) => candidate.courseId === courseId);
  if (!completion) return [];
  const { instructionHours: courseHours, courseTitle } = completion;
  const minutes = measuredMinutesOf(courseId, learner.progress) + minutesOf(entries);
  if (supportedHours(courseHours, minutes) === null) return [];
  const claim = (await certificates.list(userId)).find(
    (certificate) => certificate.courseId === courseId,
  );
  if (!claim || claim.isRevoked || claim.printsHours) return [];
  const { certificateId } = claim;
  const data = { courseId, courseTitle, certificateId, courseHours };
  return [newEvent(userId, 'hoursMeasured', certificateId, data, now)];
}
