import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { applyEffects } from '#queries/effects.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached } from '#queries/use-api-mutation.ts';

/** Adds a course to the learner's wishlist or removes it; shown at once and undone if the call fails. */
export function useSetWishlisted(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = courseStateQuery(learnerId, courseId);
  const showState = (wishlisted: boolean) =>
    updateCached(queryClient, queryKey, (state) => ({ ...state, wishlisted }));
  const call = { params: { userId: learnerId, id: courseId } };

  return useMutation({
    mutationFn: async (wishlisted: boolean) => {
      await (wishlisted ? api.addToWishlist(call) : api.removeFromWishlist(call));
    },
    onMutate: showState,
    onError: (_error, wishlisted) => showState(!wishlisted),
    onSuccess: (_answer, wishlisted) =>
      applyEffects(queryClient, wishlisted ? 'addToWishlist' : 'removeFromWishlist'),
  });
}
