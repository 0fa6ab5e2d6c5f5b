import { useQueryClient } from '@tanstack/react-query';
import { handoversQuery } from '#queries/teams.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

export function useOfferHandover(learnerId: string) {
  return useApiMutation('offerHandover', {
    call: (seatId: string) => ({ params: { userId: learnerId }, body: { seatId } }),
  });
}

export function useWithdrawHandover(learnerId: string) {
  return useApiMutation('withdrawHandover', {
    call: () => ({ params: { userId: learnerId } }),
  });
}

export function useAnswerHandover(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = handoversQuery(learnerId);
  return useApiMutation('answerHandover', {
    call: ({ orderId, isAccepted }: { orderId: string; isAccepted: boolean }) => ({
      params: { userId: learnerId, orderId },
      body: { isAccepted },
    }),
    // The offer may be gone.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
