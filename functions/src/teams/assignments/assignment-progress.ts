import type { TeamMember } from '@learning/shared/contract/teams';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { percentOf } from '#learning/present-learning.ts';
import type { MemberEnrollment } from '../member-progress-repository.ts';
import type { AssignmentRecord, SeatRecord } from '../team-records.ts';

const HOUR_MS = 3_600_000;
/** A day ends 12 hours later in the westernmost time zone than in UTC. */
const LAST_ZONE_HOURS = 12;

/** Returns the instant at which a calendar day has ended everywhere on Earth. Source: rules/access.md A27 */
export function endOfDueDate(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + (24 + LAST_ZONE_HOURS) * HOUR_MS);
}

/** Returns whether an assignment is for the holder of a seat: through a group as long as they belong to it. */
function isFor(
  { seatIds, groupId }: Pick<AssignmentRecord, 'seatIds' | 'groupId'>,
  seat: Pick<SeatRecord, 'seatId' | 'groupIds'>,
): boolean {
  if (groupId !== null) return seat.groupIds.includes(groupId);
  return seatIds === null || seatIds.includes(seat.seatId);
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

/**
 * Returns what is assigned to the holder of a seat, the earliest due date first. A course that is assigned in several ways counts once,
 * with its earliest due date. Source: rules/access.md A49
 */
export function assignedCourses(
  { assignments }: { assignments: readonly AssignmentRecord[] },
  seat: Pick<SeatRecord, 'seatId' | 'groupIds'>,
): AssignmentRecord[] {
  const assigned = assignments.filter((assignment) => isFor(assignment, seat)).toSorted(byDueDate);
  const firsts = Map.groupBy(assigned, ({ courseId }) => courseId).values();
  return [...firsts].flatMap(([first]) => first ?? []);
}
