import type { PaymentState } from '@learning/shared/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { hasCode } from '#lib/api-error.ts';
import { shouldAskStripe, nextPauseMs } from './polling.ts';

export interface PaymentStateRequest {
  learnerId: string;
  paymentId: string;
  /** From the return address: the payment failed, so a waiting state is not polled. */
  hasFailedStatus: boolean;
  /** Pauses between two checks, in milliseconds. */
  pausesMs: readonly number[];
  /** Increases when the learner checks again, which restarts the count. */
  round: number;
}

/** Reads a payment's state, polled while it is waiting; null if the server has no such payment. */
export const paymentStateQuery = ({
  learnerId,
  paymentId,
  hasFailedStatus,
  pausesMs,
  round,
}: PaymentStateRequest) =>
  queryOptions({
    queryKey: ['getPayment', { params: { userId: learnerId, paymentId } }, round] as const,
    queryFn: async ({ signal, client, queryKey }): Promise<PaymentState | null> => {
      const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(queryKey) ?? {};
      const responses = dataUpdateCount + errorUpdateCount;
      const query = shouldAskStripe({ responses, round }) ? ({ ask: 'stripe' } as const) : {};
      try {
        return await api.getPayment(
          { params: { userId: learnerId, paymentId }, query },
          { signal },
        );
      } catch (error) {
        if (hasCode(error, 'order_not_found')) return null;
        throw error;
      }
    },
    gcTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      nextPauseMs({
        payment: data,
        responses: dataUpdateCount + errorUpdateCount,
        hasFailedStatus,
        pausesMs,
      }),
    refetchIntervalInBackground: true,
  });

/** Checks whether a payment succeeded although its response was lost; false if that is unknown. */
export async function hasSucceeded(learnerId: string, paymentId: string): Promise<boolean> {
  try {
    const { state } = await api.getPayment({
      params: { userId: learnerId, paymentId },
      query: { ask: 'stripe' },
    });
    return state !== 'waiting' && state !== 'failed';
  } catch {
    return false;
  }
}
