import type { CourseState } from '@learning/shared/contract/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { courseStateQuery } from '#queries/learning.ts';

/** Puts a course on the learner's wishlist or takes it off; shown at once, undone when the call fails. */
export function useSetWish(learnerId: string, courseId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = courseStateQuery(learnerId, courseId);
  const show = (wishlisted: boolean) =>
    queryClient.setQueryData(
      queryKey,
      (state: CourseState | undefined) => state && { ...state, wishlisted },
    );
  const call = { params: { userId: learnerId, id: courseId } };

  return useMutation({
    mutationFn: async (wished: boolean) => {
      await (wished ? api.addToWishlist(call) : api.removeFromWishlist(call));
    },
    onMutate: async (wished) => {
      await queryClient.cancelQueries({ queryKey });
      show(wished);
    },
    onError: (_error, wished) => {
      show(!wished);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey('getDashboard') }),
  });
}
