import type { Assignment } from '@learning/shared/contract/teams';
import { findCourse } from '#catalog/catalog.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { isTeamActive } from '../team-state.ts';
import { assignedCourses, assignmentProgress, byDueDate } from './assignment-progress.ts';

/** Lists the courses that owners of active plans have assigned to a learner with a seat, the earliest due date first. */
export async function listAssignments(
  { userId, now }: { userId: string; now: Date },
  { teams, catalog, progress, shownContactOf }: TeamDependencies,
): Promise<Assignment[]> {
  const entitlements = await teams.entitlements(userId, 'seat');
  const orderIds = entitlements.flatMap(({ orderId }) => orderId ?? []);
  const states = await Promise.all(orderIds.map((orderId) => teams.read(orderId)));
  const assigned = states.flatMap((state) => {
    const seat = state?.seats.find(
      (candidate) => candidate.memberId === userId && !candidate.isSuspended,
    );
    if (!state || !seat || !isTeamActive(state.team, now)) return [];
    return assignedCourses(state, seat).map((assignment) => ({
      assignment,
      team: state.team,
      assignedBy: assignment.assignedBy ?? state.team.ownerId,
    }));
  });
  if (assigned.length === 0) return [];
  const authorIds = [...new Set(assigned.map(({ assignedBy }) => assignedBy))];
  const [published, enrollments, ...authors] = await Promise.all([
    catalog.read(),
    progress.enrollments(userId),
    ...authorIds.map((authorId) => shownContactOf(authorId)),
  ]);
  const nameByAuthor = new Map(
    authorIds.map((authorId, index) => [
      authorId,
      authors[index]?.name ?? authors[index]?.email ?? null,
    ]),
  );
  return assigned
    .flatMap(({ assignment, team, assignedBy }) => {
      const { courseId, note, assignedAt } = assignment;
      const course = findCourse(published, courseId);
      if (!course) return [];
      const enrollment = enrollments.find((candidate) => candidate.courseId === courseId);
      return {
        ...assignmentProgress(assignment, enrollment, course, now),
        title: course.title,
        note,
        tierName: team.tierName,
        assignedBy: nameByAuthor.get(assignedBy) ?? null,
        assignedAt,
      };
    })
    .toSorted(byDueDate);
}
