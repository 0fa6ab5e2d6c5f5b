import { localDate } from '@learning/shared/domain/time/learning-time';
import { findCourse, isOffered } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { changeOwnTeam } from '../change-own-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { TeamState } from '../team-state.ts';

/** Where a day ends last; for an owner whose time zone is not known. */
const WESTERNMOST = 'Etc/GMT+12';

interface AssignCommand {
  ownerId: string;
  courseId: number;
  dueOn: string | null;
  note: string;
  /** null for everyone. */
  seatIds: readonly string[] | null;
  now: Date;
}

/**
 * Assigns a course of the plan, or changes its assignment. Repeating it changes nothing. A new due date is today of the owner or later; one
 * that has passed may stay.
 *
 * @throws Failure `team_not_found`; `course_not_found` for a course outside the plan; `course_not_offered` for a new one that is not offered; `member_not_found`; `write_conflict`;
 * `invalid_request` for a due date in the past; `too_many_requests`, because members get a mail about it.
 */
export async function assignCourse(
  { ownerId, courseId, dueOn, note, seatIds, now }: AssignCommand,
  deps: Pick<TeamDependencies, 'teams' | 'catalog' | 'limits' | 'profiles'>,
): Promise<TeamState> {
  const [catalog, { timeZone }] = await Promise.all([
    deps.catalog.read(),
    deps.profiles.read(ownerId),
  ]);
  const today = localDate(now, timeZone ?? WESTERNMOST);
  enforce(await deps.limits.take('assignmentsPerOwner', ownerId, now));
  return changeOwnTeam(
    { ownerId, now },
    (before) => {
      const { orderId, courseIds } = before.team;
      const course = courseIds.includes(courseId) ? findCourse(catalog, courseId) : undefined;
      if (!course) throw new Failure('course_not_found');
      const known = new Set(before.seats.map((seat) => seat.seatId));
      if (seatIds?.some((seatId) => !known.has(seatId))) throw new Failure('member_not_found');
      const earlier = before.assignments.find((candidate) => candidate.courseId === courseId);
      if (!earlier && !isOffered(course)) throw new Failure('course_not_offered');
      if (dueOn !== null && dueOn < today && dueOn !== earlier?.dueOn) {
        throw new Failure('invalid_request', undefined, [
          { path: 'body.dueOn', message: 'is in the past' },
        ]);
      }
      const assignment = {
        entity: 'assignment' as const,
        orderId,
        courseId,
        dueOn,
        note,
        seatIds: seatIds === null ? null : [...new Set(seatIds)].toSorted(),
        assignedAt: earlier?.assignedAt ?? now.toISOString(),
      };
      const others = before.assignments.filter(
        (otherAssignment) => otherAssignment.courseId !== courseId,
      );
      return { ...before, assignments: [...others, assignment] };
    },
    deps,
  );
}

/**
 * Removes an assignment. Idempotent.
 *
 * @throws Failure `team_not_found`, `write_conflict`.
 */
export function removeAssignment(
  { ownerId, courseId, now }: { ownerId: string; courseId: number; now: Date },
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  return changeOwnTeam(
    { ownerId, now },
    (before) => {
      const assignments = before.assignments.filter(
        (assignment) => assignment.courseId !== courseId,
      );
      return assignments.length === before.assignments.length ? before : { ...before, assignments };
    },
    deps,
  );
}
