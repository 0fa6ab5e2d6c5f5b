import type { TeamMember } from '@learning/shared/contract/teams';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { percentOf } from '#learning/present-learning.ts';
import type { MemberEnrollment } from '../member-progress-repository.ts';
import type { AssignmentRecord } from '../team-records.ts';

const HOUR_MS = 3_600_000;
/** A day ends 12 hours later in the westernmost time zone than in UTC. */
const LAST_ZONE_HOURS = 12;

/** Returns the instant at which a calendar day has ended everywhere on Earth. Source: rules/access.md A27 */
export function endOfDueDate(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + (24 + LAST_ZONE_HOURS) * HOUR_MS);
}

/** Returns whether an assignment is for the holder of a seat. */
export function isFor({ seatIds }: Pick<AssignmentRecord, 'seatIds'>, seatId: string): boolean {
  return seatIds === null || seatIds.includes(seatId);
}

/**
 * Returns how far a person is in an assigned course. Source: rules/access.md A27
 *
 * @param enrollment undefined for a course that was not started
 */
export function assignmentProgress(
  { courseId, dueOn }: Pick<AssignmentRecord, 'courseId' | 'dueOn'>,
  enrollment: Pick<MemberEnrollment, 'completedModuleIds' | 'completedAt'> | undefined,
  course: CourseRecord,
  now: Date,
): TeamMember['assignments'][number] & { percent: number } {
  const percent = enrollment ? percentOf(enrollment, course) : 0;
  const completedAt = percent === 100 ? (enrollment?.completedAt ?? null) : null;
  const measuredAt = completedAt === null ? now : new Date(completedAt);
  return {
    courseId,
    dueOn,
    percent,
    state: percent === 100 ? 'completed' : enrollment ? 'inProgress' : 'notStarted',
    isLate: dueOn !== null && measuredAt >= endOfDueDate(dueOn),
  };
}

/** Orders assignments by their due dates, those without one last. */
export function byDueDate<T extends Pick<AssignmentRecord, 'dueOn' | 'courseId'>>(
  a: T,
  b: T,
): number {
  if (a.dueOn !== b.dueOn) {
    if (a.dueOn === null) return 1;
    if (b.dueOn === null) return -1;
    return a.dueOn < b.dueOn ? -1 : 1;
  }
  return a.courseId - b.courseId;
}

/** Returns what is assigned to the holder of a seat. */
export function assignedCourses(
  { assignments }: { assignments: readonly AssignmentRecord[] },
  seatId: string,
): AssignmentRecord[] {
  return assignments.filter((assignment) => isFor(assignment, seatId));
}
