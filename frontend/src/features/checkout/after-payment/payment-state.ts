import type { PaymentState } from '@learning/shared/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { hasCode } from '#lib/api-error.ts';
import { asksStripe, nextPauseMs } from './polling.ts';

export interface PaymentQuestion {
  learnerId: string;
  paymentId: string;
  /** What the return address says; a payment that waits is then not waited for. */
  saysFailed: boolean;
  /** Pauses between two questions, in milliseconds. */
  gapsMs: readonly number[];
  /** Grows when the learner asks again; the questions are counted anew. */
  round: number;
}

/** Where a payment stands by the server's books, asked again while it waits; null: the server knows no such payment. */
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

/** Whether a payment that got no answer has arrived all the same; false where that cannot be told now. */
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
