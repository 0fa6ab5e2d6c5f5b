import { useApiMutation } from '#queries/use-api-mutation.ts';
import { useTeamUpdate } from './change-team.ts';

export interface AssignmentDraft {
  courseId: number;
  /** Calendar day; null without a due date. */
  dueOn: string | null;
  note: string;
  /** null for everyone. */
  seatIds: string[] | null;
}

export function useAssignCourse(learnerId: string) {
  return useApiMutation('assignCourse', {
    call: ({ courseId, ...body }: AssignmentDraft) => ({
      params: { userId: learnerId, courseId: String(courseId) },
      body,
    }),
    ...useTeamUpdate(learnerId),
  });
}

export function useRemoveAssignment(learnerId: string) {
  return useApiMutation('removeAssignment', {
    call: (courseId: number) => ({ params: { userId: learnerId, courseId: String(courseId) } }),
    ...useTeamUpdate(learnerId),
  });
}
