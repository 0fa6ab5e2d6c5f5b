import type { MembersPage, Team, TeamMember } from '@learning/shared/contract/teams';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import { mayInTeam } from '@learning/shared/domain/team-roles';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import { isCompany } from '#companies/find-own-company.ts';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import { percentOf } from '#learning/present-learning.ts';
import {
  assignedCourses,
  assignmentProgress,
  byDueDate,
} from './assignments/assignment-progress.ts';
import type { TeamDependencies } from './dependencies.ts';
import type { InvitedTeam } from './invitations/issue-invitation.ts';
import { payerOf, presentHandover } from './handover/ownership.ts';
import type { MemberLearning } from './member-progress-repository.ts';
import { personInTeam } from './roles/team-role.ts';
import { visibleTeam } from './roles/visible-team.ts';
import type { AssignmentRecord, SeatRecord } from './team-records.ts';
import { isInvitationStored, isTeamActive, seatsUsedBy, type TeamState } from './team-state.ts';

type Dependencies = Pick<TeamDependencies, 'catalog' | 'progress' | 'shownContactOf'>;

/** Members of one page: each takes three Queries and a name. */
const PAGE_LENGTH = 50;

/** Returns the part of a team that a person with a role in it sees, with the progress of the first members while the plan is active. */
export async function presentTeam(
  state: TeamState,
  userId: string,
  now: Date,
  deps: Dependencies,
): Promise<Team> {
  const person = personInTeam(state, userId);
  if (!person || person.role === 'member') throw new Failure('team_not_found');
  const visible = visibleTeam(state, person);
  const { team, seats, groups, invitations, assignments } = visible;
  const [published, page] = await Promise.all([
    deps.catalog.read(),
    presentMembers(visible, {}, now, deps),
  ]);
  const courses = coursesOf(team, published);
  return {
    teamId: team.orderId,
    role: person.role,
    tierName: team.tierName,
    seatsUsed: seatsUsedBy(state.seats),
    maxUsers: team.maxUsers,
    isActive: isTeamActive(team, now),
    endedAt: null,
    isPaidByOwner: team.takenOver === null,
    hasConnections: mayInTeam(person.role, 'connect') && isCompany({ team }, now),
    handover: person.role === 'owner' ? presentHandover({ team, seats }, now) : null,
    ...page,
    groups: groups.map(({ groupId, name }) => ({
      groupId,
      name,
      memberCount: seats.filter((seat) => seat.groupIds.includes(groupId)).length,
    })),
    invitations: invitations
      .filter((invitation) => isInvitationStored(invitation, now))
      .map(({ invitationId, email, invitedAt, endsAt, isSent }) => ({
        invitationId,
        email,
        invitedAt,
        expiresAt: endsAt,
        isSent,
        linkToPassOn: null,
      })),
    courses: courses.map(({ id, title }) => ({ courseId: id, title })),
    assignments: presentAssignments(assignments, seats, courses),
  };
}

/** Which members a page has. */
interface PageChoice {
  /** null or absent for all. */
  groupId?: string | undefined;
  /** The last seat of the page before it. */
  cursor?: string | undefined;
}

/**
 * Returns a page of the members of a team, in the order in which they joined.
 *
 * @param visible what the caller may see of the team
 */
export async function presentMembers(
  visible: TeamState,
  { groupId, cursor = '' }: PageChoice,
  now: Date,
  { catalog, progress, shownContactOf }: Dependencies,
): Promise<MembersPage> {
  const { team, assignments } = visible;
  const chosen = visible.seats.filter(
    ({ groupIds }) => groupId === undefined || groupIds.includes(groupId),
  );
  const waiting = chosen.filter(({ seatId }) => seatId > cursor);
  const seats = waiting.slice(0, PAGE_LENGTH);
  const isActive = isTeamActive(team, now);
  const [published, names, ...learning] = await Promise.all([
    catalog.read(),
    Promise.all(seats.map((seat) => readName(seat, shownContactOf))),
    ...(isActive ? seats.map((seat) => progress.read(seat.memberId)) : []),
  ]);
  const courses = coursesOf(team, published);
  const groupIds = new Set(visible.groups.map((group) => group.groupId));
  const members = seats.map((seat, index) => ({
    seat,
    name: names[index] ?? null,
    learning: learning[index],
  }));
  return {
    memberCount: chosen.length,
    nextCursor: waiting.length > seats.length ? seats.at(-1)!.seatId : null,
    members: members.map(({ seat, name, learning }) => ({
      seatId: seat.seatId,
      name,
      email: seat.accountEmail ?? seat.email,
      invitedEmail:
        seat.accountEmail === null || seat.accountEmail === seat.email ? null : seat.email,
      joinedAt: seat.joinedAt,
      isSuspended: seat.isSuspended,
      role: seat.role,
      managedGroupIds: seat.managedGroupIds.filter((id) => groupIds.has(id)),
      groupIds: seat.groupIds.filter((id) => groupIds.has(id)),
      isPayer: seat.memberId === payerOf(team),
      courses: learning ? presentCourses(learning, courses) : [],
      assignments: learning ? presentAssigned(seat, learning, { assignments, courses, now }) : [],
    })),
    skills: presentSkills(members, courses),
  };
}

const coursesOf = ({ courseIds }: TeamState['team'], published: Catalog) =>
  courseIds.flatMap((courseId) => findCourse(published, courseId) ?? []);

/** Adds the link of the invitation that could not be mailed. */
export function withLinkToPassOn(team: Team, unsent: InvitedTeam['linkToPassOn']): Team {
  const invitations = team.invitations.map((invitation) =>
    invitation.invitationId === unsent?.invitationId
      ? { ...invitation, linkToPassOn: unsent.link }
      : invitation,
  );
  return { ...team, invitations };
}

/** The page works without names when the user pool does not respond. */
async function readName(
  { memberId }: SeatRecord,
  shownContactOf: TeamDependencies['shownContactOf'],
): Promise<string | null> {
  try {
    return (await shownContactOf(memberId))?.name ?? null;
  } catch (error) {
    log.warn('the name of a member was not read', { error: error as Error });
    return null;
  }
}

/** Covers only the plan's courses: what a member learns elsewhere stays private. */
function presentCourses(
  { enrollments, certificates, revokedCourseIds }: MemberLearning,
  courses: readonly CourseRecord[],
): TeamMember['courses'] {
  return enrollments.flatMap((enrollment) => {
    const { courseId } = enrollment;
    const course = courses.find(({ id }) => id === courseId);
    if (!course) return [];
    const percent = percentOf(enrollment, course);
    const certificate = certificates.find((candidate) => candidate.courseId === courseId);
    return {
      courseId,
      title: course.title,
      percent,
      completedAt: percent === 100 ? enrollment.completedAt : null,
      hasCertificate: certificate !== undefined,
      certificate: certificate
        ? {
            certificateId: certificate.certificateId,
            learnerName: certificate.participantName,
            issuedAt: certificate.issuedAt,
          }
        : null,
      isCertificateRevoked: revokedCourseIds.has(courseId),
    };
  });
}

function presentAssigned(
  seat: SeatRecord,
  { enrollments }: MemberLearning,
  team: { assignments: readonly AssignmentRecord[]; courses: readonly CourseRecord[]; now: Date },
): TeamMember['assignments'] {
  return assignedCourses(team, seat).flatMap((assignment) => {
    const course = team.courses.find(({ id }) => id === assignment.courseId);
    const enrollment = enrollments.find((candidate) => candidate.courseId === assignment.courseId);
    if (!course) return [];
    const { courseId, dueOn, state, isLate } = assignmentProgress(
      assignment,
      enrollment,
      course,
      team.now,
    );
    return { courseId, dueOn, state, isLate };
  });
}

/** Leaves out members who are gone, courses the plan no longer has, and assignments for no one. */
function presentAssignments(
  assignments: readonly AssignmentRecord[],
  seats: readonly SeatRecord[],
  courses: readonly CourseRecord[],
): Team['assignments'] {
  const current = new Set(seats.map(({ seatId }) => seatId));
  return assignments.toSorted(byDueDate).flatMap((assignment) => {
    const { courseId, dueOn, note, groupId, assignedAt } = assignment;
    const course = courses.find(({ id }) => id === courseId);
    const seatIds = assignment.seatIds?.filter((seatId) => current.has(seatId)) ?? null;
    if (!course || seatIds?.length === 0) return [];
    return { courseId, title: course.title, dueOn, note, seatIds, groupId, assignedAt };
  });
}

/** Lists the courses in which at least one member has passed what proves their skills. Source: rules/privacy.md P2 */
function presentSkills(
  members: readonly { seat: SeatRecord; learning: MemberLearning | undefined }[],
  courses: readonly CourseRecord[],
): Team['skills'] {
  return courses.flatMap((course) => {
    const provingIds = course.modules
      .flatMap((module) => module.activities)
      .filter(({ type }) => ACTIVITY_FACTS[type].provesSkills)
      .map(({ id }) => id);
    const seatIds = members
      .filter(({ learning }) => provingIds.some((id) => learning?.passedActivityIds.has(id)))
      .map(({ seat }) => seat.seatId);
    if (seatIds.length === 0) return [];
    return { courseId: course.id, title: course.title, skills: course.features, seatIds };
  });
}
