import type { RouteName } from '@learning/shared/contract/contract';
import type { Purchases } from '@learning/shared/contract/purchases';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { purchasesQuery } from '#queries/purchases.ts';

/** What depends on who owns what. */
const CHANGED: RouteName[] = [
  'getAccess',
  'getCourseState',
  'getDashboard',
  'listEnrollments',
  'getTeam',
];

/** Has everything read anew that depends on who owns what. */
export async function refreshWhatIsOwned(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    CHANGED.map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })),
  );
}

/**
 * A change of what one owns: its answer is the new list. When it is refused, the list is read again, for the server may know better
 * than the page what can still be done.
 */
function usePurchaseChange<Input>(learnerId: string, change: (input: Input) => Promise<Purchases>) {
  const queryClient = useQueryClient();
  const { queryKey } = purchasesQuery(learnerId);
  return useMutation({
    mutationFn: change,
    onSuccess: async (purchases) => {
      queryClient.setQueryData(queryKey, purchases);
      await refreshWhatIsOwned(queryClient);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Cancels within 24 hours: all money back, access ends. */
export function useCancelPurchase(learnerId: string) {
  return usePurchaseChange(learnerId, (orderId: string) =>
    api.cancelPurchase({ params: { userId: learnerId, orderId } }),
  );
}

export interface Exchange {
  orderId: string;
  courseId: number;
  newCourseId: number;
}

export function useExchangeCourse(learnerId: string) {
  return usePurchaseChange(learnerId, ({ orderId, ...body }: Exchange) =>
    api.exchangeCourse({ params: { userId: learnerId, orderId }, body }),
  );
}

/** Lets the plan end with the period that is paid, or go on. */
export function useSetSubscriptionEnd(learnerId: string) {
  return usePurchaseChange(learnerId, (atPeriodEnd: boolean) =>
    api.setSubscriptionEnd({ params: { userId: learnerId }, body: { atPeriodEnd } }),
  );
}

/** Gives up one's seat in somebody else's plan. */
export function useLeaveTeam(learnerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (seatId: string) => api.leaveTeam({ params: { userId: learnerId, seatId } }),
    onSettled: () =>
      Promise.all([
        refreshWhatIsOwned(queryClient),
        queryClient.invalidateQueries({ queryKey: callKey('listPurchases') }),
      ]),
  });
}
