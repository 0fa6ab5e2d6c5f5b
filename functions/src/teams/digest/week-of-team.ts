import { findCourse, type Catalog } from '#catalog/catalog.ts';
import type { EventData } from '#events/domain-events.ts';
import { assignedCourses, assignmentProgress } from '../assignments/assignment-progress.ts';
import type { MemberEnrollment } from '../member-progress-repository.ts';
import { daysAfter, type TeamState } from '../team-state.ts';

/** Lists the enrollments of a member. */
export type EnrollmentsOf = (memberId: string) => Promise<MemberEnrollment[]>;

type Week = Omit<EventData<'teamDigest'>, 'orderId' | 'tierName'>;

const WEEK_DAYS = 7;
/** Entries of each list, so that the event stays small. */
const MAX_ENTRIES = 50;

/** Returns what happened in a team in the last seven days, what is overdue, and what is due in the next seven. One Query for each member. */
export async function weekOfTeam(
  { team, seats, assignments }: TeamState,
  {
    catalog,
    enrollmentsOf,
    now,
  }: {
    catalog: Catalog;
    enrollmentsOf: EnrollmentsOf;
    now: Date;
  },
): Promise<Week> {
  const since = daysAfter(now, -WEEK_DAYS).toISOString();
  const soon = daysAfter(now, WEEK_DAYS).toISOString().slice(0, 10);
  const courses = team.courseIds.flatMap((courseId) => findCourse(catalog, courseId) ?? []);
  const active = seats.filter((seat) => !seat.isSuspended);
  const found = await Promise.all(
    active.map(async (seat) => {
      const { seatId, memberId } = seat;
      const ofSeat = assignedCourses({ assignments }, seat);
      const enrollments = await enrollmentsOf(memberId);
      const progress = courses.map((course) => {
        const enrollment = enrollments.find(({ courseId }) => courseId === course.id);
        const assigned = ofSeat.find(({ courseId }) => courseId === course.id);
        const dueOn = assigned?.dueOn ?? null;
        const stand = assignmentProgress({ courseId: course.id, dueOn }, enrollment, course, now);
        const isCompleted = stand.state === 'completed';
        return {
          entry: { seatId, courseId: course.id, courseTitle: course.title },
          isNewlyCompleted: isCompleted && (enrollment?.completedAt ?? '') > since,
          isLate: assigned !== undefined && !isCompleted && stand.isLate,
          isDueSoon: !isCompleted && !stand.isLate && dueOn !== null && dueOn <= soon,
        };
      });
      return progress;
    }),
  );
  const entries = found.flat();
  const listOf = (name: 'isNewlyCompleted' | 'isLate' | 'isDueSoon') =>
    entries
      .filter((entry) => entry[name])
      .map(({ entry }) => entry)
      .slice(0, MAX_ENTRIES);
  return {
    // A former owner got a seat without an invitation.
    joinedCount: seats.filter(({ joinedAt, tokenHash }) => tokenHash !== '' && joinedAt > since)
      .length,
    completed: listOf('isNewlyCompleted'),
    late: listOf('isLate'),
    dueSoon: listOf('isDueSoon'),
  };
}
