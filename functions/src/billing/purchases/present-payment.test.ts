import type { OrderState, PaymentState } from '@learning/shared/contract/purchases';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '#testing/billing/sample-order.ts';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import { presentPayment } from './present-payment.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const AT = '2026-11-20T09:00:00.000Z';

describe('the payment of an order', () => {
  it.each<[OrderState, PaymentState['state']]>([
    ['open', 'waiting'],
    ['paid', 'granted'],
    ['refund_failed', 'granted'],
    ['refund_requested', 'refunded'],
    ['refunded', 'refunded'],
    ['disputed', 'disputed'],
    ['dispute_lost', 'refunded'],
    ['canceled', 'failed'],
    ['quarantined', 'checking'],
  ])('in the state %s is shown as %s', (state, expected) => {
    expect(presentPayment(sampleOrder({ state }), NOW).state).toBe(expected);
  });

  it('distinguishes a duplicate payment from a canceled one', () => {
    const stateFor = (reason: 'duplicate' | 'requested_by_customer') =>
      presentPayment(sampleOrder({ state: 'refunded', refundRequest: { at: AT, reason } }), NOW)
        .state;
    expect([stateFor('duplicate'), stateFor('requested_by_customer')]).toEqual([
      'duplicate',
      'refunded',
    ]);
  });

  it('lists the new courses of a paid bundle, and all of them before it is paid', () => {
    const open = sampleOrder();
    expect(presentPayment(open, NOW).courseIds).toEqual([14, 15]);
    const items = open.items.map((item) => ({ ...item, isGranted: item.courseId === 15 }));
    expect(presentPayment(sampleOrder({ state: 'paid', items }), NOW).courseIds).toEqual([15]);
  });
});

describe('the payment of a plan', () => {
  const paid = { startedAt: AT, firstPaidAt: AT };

  it.each<[string, Partial<SubscriptionRecord>, PaymentState['state']]>([
    ['not paid yet', {}, 'waiting'],
    ['on its way by bank debit', { status: 'active' }, 'waiting'],
    ['refused by the bank and retried', { status: 'past_due' }, 'waiting'],
    ['never paid', { status: 'incomplete_expired' }, 'failed'],
    ['open', { ...paid, status: 'active', accessEndsAt: '2027-01-04T09:00:00.000Z' }, 'granted'],
    ['disputed', { ...paid, status: 'active', isDisputed: true }, 'disputed'],
    ['different from the order', { ...paid, status: 'unknown' }, 'checking'],
    ['paid back', { ...paid, status: 'canceled', refundedCents: 9900 }, 'refunded'],
    [
      'to be paid back',
      { ...paid, status: 'active', refundRequest: { at: AT, reason: 'requested_by_customer' } },
      'refunded',
    ],
    ['over', { ...paid, status: 'canceled', endedAt: AT }, 'ended'],
  ])('that is %s (%j) is shown as %s', (_case, change, expected) => {
    expect(presentPayment({ ...sampleSubscription, ...change }, NOW).state).toBe(expected);
  });
});
