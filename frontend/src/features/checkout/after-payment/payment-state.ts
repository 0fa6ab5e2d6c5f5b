import type { PaymentState } from '@learning/shared/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { hasCode } from '#lib/api-error.ts';
import { asksStripe, nextPauseMs } from './polling.ts';

export interface PaymentQuestion {
  learnerId: string;
  paymentId: string;
  /** From the return address: the payment failed, so a waiting state is not polled. */
  saysFailed: boolean;
  /** Pauses between two checks, in milliseconds. */
  gapsMs: readonly number[];
  /** Increases when the learner checks again, which restarts the count. */
  round: number;
}

/** A payment's state at the server, polled while it waits; null if the server has no such payment. */
export const paymentStateQuery = ({
  learnerId,
  paymentId,
  saysFailed,
  gapsMs,
  round,
}: PaymentQuestion) =>
  queryOptions({
    queryKey: ['getPayment', { params: { userId: learnerId, paymentId } }, round] as const,
    queryFn: async ({ signal, client, queryKey }): Promise<PaymentState | null> => {
      const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(queryKey) ?? {};
      const answers = dataUpdateCount + errorUpdateCount;
      const query = asksStripe({ answers, round }) ? ({ ask: 'stripe' } as const) : {};
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
        answers: dataUpdateCount + errorUpdateCount,
        saysFailed,
        gapsMs,
      }),
    refetchIntervalInBackground: true,
  });

/** Checks whether a payment without an answer succeeded after all; false if that is unknown. */
export async function hasArrived(learnerId: string, paymentId: string): Promise<boolean> {
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
