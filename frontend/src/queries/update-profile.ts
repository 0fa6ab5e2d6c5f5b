import type { ApiContract } from '@learning/shared/contract/contract';
import type { BodyOf } from '@learning/shared/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { profileQuery } from './profile.ts';
import { updateCached, useApiMutation } from './use-api-mutation.ts';

/** Changes one setting; shown at once and undone if the call fails. */
export function useUpdateProfile(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(learnerId);
  return useApiMutation('updateProfile', {
    call: (body: BodyOf<ApiContract['updateProfile']>) => ({ params: { userId: learnerId }, body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (profile) => profile && Object.assign({}, profile, change),
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      queryClient.setQueryData(queryKey, context?.before);
    },
    onSuccess: (profile) => updateCached(queryClient, queryKey, () => profile),
  });
}
