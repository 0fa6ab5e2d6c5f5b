import type { ApiContract } from '@learning/shared/contract/contract';
import type { BodyOf } from '@learning/shared/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { profileQuery } from '#queries/profile.ts';

/** Changes one setting; shown at once, undone when the call fails. */
export function useUpdateProfile(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(learnerId);
  return useMutation({
    mutationFn: (body: BodyOf<ApiContract['updateProfile']>) =>
      api.updateProfile({ params: { userId: learnerId }, body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (profile) =>
          profile && {
            ...profile,
            timeZone: change.timeZone ?? profile.timeZone,
            extraTimeFactor: change.extraTimeFactor ?? profile.extraTimeFactor,
          },
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      queryClient.setQueryData(queryKey, context?.before);
    },
    onSuccess: async (profile) => {
      queryClient.setQueryData(queryKey, profile);
      // Weeks and streaks follow the time zone.
      await queryClient.invalidateQueries({ queryKey: callKey('getDashboard') });
    },
  });
}
