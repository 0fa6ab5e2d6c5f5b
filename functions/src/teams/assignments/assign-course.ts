import { localDate } from '@learning/shared/domain/time/learning-time';
import { findCourse, isOffered } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { changeTeam } from '../change-team.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { TeamActor } from '../find-own-team.ts';
import type { AssignmentRecord } from '../team-records.ts';
import type { TeamState } from '../team-state.ts';

/** Where a day ends last; for someone whose time zone is not known. */
const WESTERNMOST = 'Etc/GMT+12';

type Dependencies = Pick<TeamDependencies, 'teams' | 'catalog' | 'limits' | 'profiles'>;

interface AssignCommand {
  actor: TeamActor;
  courseId: number;
  dueOn: string | null;
  note: string;
}

/**
 * Assigns a course of the plan to everyone or to some members, or changes that assignment. Repeating it changes nothing. A new due date is
 * today of who assigns it or later; one that has passed may stay.
 *
 * @param command with `seatIds` null for everyone
 * @throws Failure `team_not_found`, `team_role_too_low`; `course_not_found` for a course outside the plan; `course_not_offered` for a new one that is not offered; `member_not_found`; `write_conflict`;
 * `invalid_request` for a due date in the past; `too_many_requests`, because members get a mail about it.
 */
export async function assignCourse(
  { seatIds, ...command }: AssignCommand & { seatIds: readonly string[] | null },
  deps: Dependencies,
): Promise<TeamState> {
  const assign = await openAssigning(command, deps);
  return changeTeam(
    { actor: command.actor, capability: 'assignToAnyone' },
    (before) => {
      const known = new Set(before.seats.map((seat) => seat.seatId));
      if (seatIds?.some((seatId) => !known.has(seatId))) throw new Failure('member_not_found');
      const audience = seatIds === null ? null : [...new Set(seatIds)].toSorted();
      return assign(before, { seatIds: audience, groupId: null });
    },
    deps,
  );
}

/**
 * Does the same for a group: for those who belong to it now, and those who come to it later.
 *
 * @throws Failure `team_not_found`, `group_not_found`; the rest as `assignCourse`.
 */
export async function assignCourseToGroup(
  { groupId, ...command }: AssignCommand & { groupId: string },
  deps: Dependencies,
): Promise<TeamState> {
  const assign = await openAssigning(command, deps);
  return changeTeam(
    { actor: command.actor, capability: 'assignToGroup', groupId },
    (before) => assign(before, { seatIds: null, groupId }),
    deps,
  );
}

type Audience = Pick<AssignmentRecord, 'seatIds' | 'groupId'>;

/** Reads what does not depend on the team, so that a repeated write does not read it again. */
async function openAssigning(
  { actor: { userId, now }, courseId, dueOn, note }: AssignCommand,
  deps: Dependencies,
): Promise<(before: TeamState, audience: Audience) => TeamState> {
  const [catalog, { timeZone }] = await Promise.all([
    deps.catalog.read(),
    deps.profiles.read(userId),
  ]);
  const today = localDate(now, timeZone ?? WESTERNMOST);
  enforce(await deps.limits.take('assignmentsPerOwner', userId, now));
  return (before, audience) => {
    const { orderId, courseIds } = before.team;
    const course = courseIds.includes(courseId) ? findCourse(catalog, courseId) : undefined;
    if (!course) throw new Failure('course_not_found');
    const isSame = (assignment: AssignmentRecord) =>
      assignment.courseId === courseId && assignment.groupId === audience.groupId;
    const earlier = before.assignments.find(isSame);
    if (!earlier && !isOffered(course)) throw new Failure('course_not_offered');
    if (dueOn !== null && dueOn < today && dueOn !== earlier?.dueOn) {
      throw new Failure('invalid_request', undefined, [
        { path: 'body.dueOn', message: 'is in the past' },
      ]);
    }
    const assignment: AssignmentRecord = {
      entity: 'assignment',
      orderId,
      courseId,
      dueOn,
      note,
      ...audience,
      assignedBy: earlier ? earlier.assignedBy : userId,
      assignedAt: earlier?.assignedAt ?? now.toISOString(),
    };
    const others = before.assignments.filter((other) => !isSame(other));
    return { ...before, assignments: [...others, assignment] };
  };
}

/**
 * Removes an assignment: that of a group, or the one for everyone or some members. Idempotent.
 *
 * @param command with `groupId` of a group
 * @throws Failure `team_not_found`, `team_role_too_low`, `group_not_found`, `write_conflict`.
 */
export function removeAssignment(
  { actor, courseId, groupId }: { actor: TeamActor; courseId: number; groupId?: string },
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  const isRemoved = (assignment: AssignmentRecord) =>
    assignment.courseId === courseId && assignment.groupId === (groupId ?? null);
  return changeTeam(
    groupId === undefined
      ? { actor, capability: 'assignToAnyone' }
      : { actor, capability: 'assignToGroup', groupId },
    (before) => {
      const assignments = before.assignments.filter((assignment) => !isRemoved(assignment));
      return assignments.length === before.assignments.length ? before : { ...before, assignments };
    },
    deps,
  );
}
