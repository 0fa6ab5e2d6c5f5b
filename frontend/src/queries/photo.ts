import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { keepPhoto, keptPhoto } from '#lib/photo-store.ts';
import { apiQuery } from './api-query.ts';

/** Until then a page shows the kept photo without a call. */
const FRESH_MS = 3_600_000;

/** Reads the learner's photo, first from this device. Source: rules/access.md A31 */
export function photoQuery(learnerId: string) {
  const call = { params: { userId: learnerId } };
  const { queryKey } = apiQuery('getPhoto', call);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const response = await api.getPhoto(call, { signal });
      keepPhoto(learnerId, response.photo);
      return response;
    },
    initialData: () => {
      const kept = keptPhoto(learnerId);
      return kept && { photo: kept.photo };
    },
    initialDataUpdatedAt: () => keptPhoto(learnerId)?.readAtMs,
    staleTime: FRESH_MS,
  });
}
