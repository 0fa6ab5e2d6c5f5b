import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { cacheSavedWork } from '#queries/work.ts';
import type { WorkPlace } from './use-written-work.ts';

interface Rating {
  levels: Record<string, string>;
  /** Version of the deliverable that the learner has rated. */
  version: number;
}

/** Saves the learner's rating of a deliverable. */
export function useRateDeliverable({ learnerId, courseId, moduleId }: WorkPlace) {
  const queryClient = useQueryClient();
  return useApiMutation('rateDeliverable', {
    call: (rating: Rating) => ({ params: { userId: learnerId, moduleId }, body: rating }),
    onSuccess: (saved) => cacheSavedWork(queryClient, learnerId, courseId, saved),
  });
}
