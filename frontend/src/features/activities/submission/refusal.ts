import { queryOptions } from '@tanstack/react-query';

/** Why the server refused the last submission of an activity; null while there is nothing to show. */
export const refusalQuery = (learnerId: string, activityId: string) =>
  queryOptions<string | null>({
    queryKey: ['refusedSubmission', learnerId, activityId],
    queryFn: () => null,
    initialData: null,
  });
