import type { PaymentState } from '@learning/shared/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { nextPauseMs } from '../polling.ts';

export interface PaymentQuestion {
  learnerId: string;
  paymentId: string;
  /** What the return address says; a payment that waits is then not waited for. */
  saysFailed: boolean;
  /** Pauses between two questions, in milliseconds. */
  gapsMs: readonly number[];
}

/** Where a payment stands by the server's books, asked again while it waits; null: the server knows no such payment. */
export const paymentStateQuery = ({ learnerId, paymentId, saysFailed, gapsMs }: PaymentQuestion) =>
  queryOptions({
    queryKey: ['getPayment', { params: { userId: learnerId, paymentId } }] as const,
    queryFn: async ({ signal }): Promise<PaymentState | null> => {
      try {
        return await api.getPayment({ params: { userId: learnerId, paymentId } }, { signal });
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
