import type { Purchases } from '@learning/shared/contract/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { applyEffects } from '#queries/effects.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

/** Caches the list that a change returns. After a failure it is refetched, because the server knows what is still possible. */
function usePurchasesUpdate(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = purchasesQuery(learnerId);
  return {
    onSuccess: (purchases: Purchases) => updateCached(queryClient, queryKey, () => purchases),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
}

/** Cancels within 24 hours: the full amount is refunded and access ends. */
export function useCancelPurchase(learnerId: string) {
  return useApiMutation('cancelPurchase', {
    call: (orderId: string) => ({ params: { userId: learnerId, orderId } }),
    ...usePurchasesUpdate(learnerId),
  });
}

/** Redeems a gift code: what it gives is open at once. */
export function useRedeemGiftCode(learnerId: string) {
  return useApiMutation('redeemGiftCode', {
    call: (code: string) => ({ params: { userId: learnerId }, body: { code } }),
    ...usePurchasesUpdate(learnerId),
  });
}

/** Withdraws from the contract as a consumer of Europe: everything paid is refunded and access ends. */
export function useWithdrawal(learnerId: string) {
  return useApiMutation('withdrawFromContract', {
    call: (orderId: string) => ({ params: { userId: learnerId, orderId } }),
    ...usePurchasesUpdate(learnerId),
  });
}

export interface Exchange {
  orderId: string;
  courseId: number;
  newCourseId: number;
}

export function useExchangeCourse(learnerId: string) {
  return useApiMutation('exchangeCourse', {
    call: ({ orderId, ...body }: Exchange) => ({ params: { userId: learnerId, orderId }, body }),
    ...usePurchasesUpdate(learnerId),
  });
}

/** Cancels the plan at the end of the paid period, or resumes it. */
export function useSetSubscriptionEnd(learnerId: string) {
  return useApiMutation('setSubscriptionEnd', {
    call: (atPeriodEnd: boolean) => ({ params: { userId: learnerId }, body: { atPeriodEnd } }),
    ...usePurchasesUpdate(learnerId),
  });
}

/** Pays the plan's open invoice now. If the bank has to ask the learner, it opens Stripe's page of the invoice. */
export function usePayOpenInvoice(learnerId: string) {
  const update = usePurchasesUpdate(learnerId);
  return useApiMutation('payOpenInvoice', {
    call: () => ({ params: { userId: learnerId } }),
    ...update,
    onSuccess: async ({ confirmUrl, purchases }) => {
      await update.onSuccess(purchases);
      if (confirmUrl !== null) window.location.assign(confirmUrl);
    },
  });
}

/** Gives up the learner's seat in another learner's plan. */
export function useLeaveTeam(learnerId: string) {
  const queryClient = useQueryClient();
  return useApiMutation('leaveTeam', {
    call: (seatId: string) => ({ params: { userId: learnerId, seatId } }),
    onError: () => applyEffects(queryClient, 'leaveTeam'),
  });
}
