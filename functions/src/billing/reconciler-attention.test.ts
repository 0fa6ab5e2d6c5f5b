import { ORDER_STATES } from '@learning/shared/contract/purchases';
import { expect, test } from 'vitest';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { attentionForOrder, attentionForPlan } from './reconciler-attention.ts';

test('an open order needs attention, and an order with a refund request or dispute needs it first', () => {
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
  ['has to end because it was refunded', { returnedUntil: '2026-11-01' }, 'urgent'],
  ['is over with money to return', { status: 'canceled' }, 'urgent'],
])('a plan that %s (%o) needs %s attention', (_what, change, attention) => {
  expect(attentionForPlan({ ...sampleSubscription, ...change })).toBe(attention);
});
