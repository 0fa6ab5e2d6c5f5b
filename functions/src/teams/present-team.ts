import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import { percentOf } from '#learning/present-learning.ts';
import type { TeamDependencies } from './dependencies.ts';
import type { MemberLearning } from './member-progress-repository.ts';
import { isInvitationStored, isTeamActive, seatsUsedBy, type TeamState } from './team-state.ts';

/** Returns a team as its owner sees it, with the members' progress in the plan's courses while the plan is active. */
export async function presentTeam(
  { team, seats, invitations }: TeamState,
  now: Date,
  { catalog, progress }: Pick<TeamDependencies, 'catalog' | 'progress'>,
): Promise<Team> {
  const isActive = isTeamActive(team, now);
  const [published, ...learning] = await Promise.all([
    catalog.read(),
    ...(isActive ? seats.map((seat) => progress.read(seat.memberId)) : []),
  ]);
  return {
    tierName: team.tierName,
    seatsUsed: seatsUsedBy(seats),
    maxUsers: team.maxUsers,
    isActive,
    endedAt: null,
    members: seats.map(({ seatId, email, accountEmail, joinedAt, isSuspended }, index) => ({
      seatId,
      email: accountEmail ?? email,
      invitedEmail: accountEmail === null || accountEmail === email ? null : email,
      joinedAt,
      isSuspended,
      courses: learning[index] ? presentCourses(learning[index], team.courseIds, published) : [],
    })),
    invitations: invitations
      .filter((one) => isInvitationStored(one, now))
      .map(({ invitationId, email, invitedAt, endsAt, isSent }) => ({
        invitationId,
        email,
        invitedAt,
        expiresAt: endsAt,
        isSent,
      })),
  };
}

/** Covers only the plan's courses: what a member learns elsewhere stays private. */
function presentCourses(
  { enrollments, certifiedCourseIds }: MemberLearning,
  courseIds: readonly number[],
  catalog: Catalog,
): TeamMember['courses'] {
  return enrollments.flatMap((enrollment) => {
    const { courseId } = enrollment;
    const course = courseIds.includes(courseId) ? findCourse(catalog, courseId) : undefined;
    if (!course) return [];
    const percent = percentOf(enrollment, course);
    return {
      courseId,
      title: course.title,
      percent,
      completedAt: percent === 100 ? enrollment.completedAt : null,
      hasCertificate: certifiedCourseIds.has(courseId),
    };
  });
}
