import { ORDER_STATES } from '@learning/shared/contract/purchases';
import { expect, test } from 'vitest';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { attentionForOrder, attentionForPlan } from './reconciler-attention.ts';

test('an order needs attention while it is open, and first while its money is on its way back', () => {
  const attention = ORDER_STATES.map((state) => [state, attentionForOrder({ state })]);
  expect(Object.fromEntries(attention)).toMatchObject({
    open: 'normal',
    refund_requested: 'urgent',
    disputed: 'urgent',
    paid: 'none',
    refund_failed: 'none',
    refunded: 'none',
    dispute_lost: 'none',
    canceled: 'none',
    quarantined: 'none',
  });
});

test.each([
  ['waits for its payment', {}, 'normal'],
  ['runs', { status: 'active' }, 'normal'],
  ['is disputed', { status: 'active', isDisputed: true }, 'urgent'],
  ['was ended because its money went back', { returnedUntil: '2026-11-01' }, 'urgent'],
  ['is over with money to return', { status: 'canceled' }, 'urgent'],
])('a plan that %s needs %o: %s attention', (_what, change, attention) => {
  expect(attentionForPlan({ ...sampleSubscription, ...change })).toBe(attention);
});
