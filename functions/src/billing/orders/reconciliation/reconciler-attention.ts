import type { OrderRecord } from '../../billing-records.ts';

/** What the reconciler does with an item: looks at it in its turn, looks at it first, or leaves it alone. */
export type ReconcilerAttention = 'normal' | 'urgent' | 'none';

/** Returns the attention an order needs. Refunds and disputes are urgent, because money or access depends on them. */
export function attentionForOrder({ state }: Pick<OrderRecord, 'state'>): ReconcilerAttention {
  if (state === 'open') return 'normal';
  return state === 'refund_requested' || state === 'disputed' ? 'urgent' : 'none';
}
