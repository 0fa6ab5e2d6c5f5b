import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import { useApiMutation } from '#queries/use-api-mutation.ts';

/** Draws the questions, or gets those of the open retest. */
export function useStartRetest(learnerId: string, courseId: number) {
  return useApiMutation('startRetest', {
    call: () => ({ params: { userId: learnerId, id: String(courseId) } }),
  });
}

/** Submits a retest. Safe to repeat. */
export function useSubmitRetest(learnerId: string, courseId: number, attemptId: string) {
  return useApiMutation('submitRetest', {
    call: (answers: SkillCheckAnswers) => ({
      params: { userId: learnerId, id: String(courseId), attemptId },
      body: { answers },
    }),
  });
}
