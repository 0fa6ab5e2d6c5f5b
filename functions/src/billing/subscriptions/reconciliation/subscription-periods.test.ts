import { describe, expect, test } from 'vitest';
import {
  samplePlanPayment,
  sampleSubscription,
  sampleSubscriptionSnapshot,
} from '#testing/billing/sample-subscription.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { PlanPayment, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import { projectSubscription } from './project-subscription.ts';
import { mustEnd, paymentsToReturn } from './subscription-returns.ts';

const catalog = { tiers: [], courses: [], isLive: false };
const project = (change: Partial<SubscriptionSnapshot>, before: Partial<SubscriptionRecord> = {}) =>
  projectSubscription(
    { ...sampleSubscription, ...before },
    { ...sampleSubscriptionSnapshot, ...change },
    catalog,
  );

const MONTH_1 = '2026-12-18T09:00:00.000Z';
const MONTH_2 = '2027-01-18T09:00:00.000Z';
const at = '2026-11-28T00:00:00.000Z';

const charged = (name: string, createdAt: string, periodEnd: string): PlanPayment => ({
  ...samplePlanPayment,
  paymentIntentId: `pi_${name}`,
  charge: { chargeId: `ch_${name}`, createdAt, receiptUrl: null },
  periodEnd,
});
const first = charged('first', '2026-11-18T09:01:00.000Z', MONTH_1);
const upgrade = charged('upgrade', '2026-11-20T09:00:00.000Z', MONTH_1);
const second = charged('second', '2026-12-18T10:00:00.000Z', MONTH_2);
const disputed = (payment: PlanPayment, status = 'needs_response'): PlanPayment => ({
  ...payment,
  disputes: [{ disputeId: 'dp_1', status, withdrawnCents: 0, createdAt: at }],
});
const lost = (payment: PlanPayment) => disputed(payment, 'lost');
const refunded = (payment: PlanPayment, amountCents = 9900, status = 'succeeded'): PlanPayment => ({
  ...payment,
  refunds: [{ refundId: 're_1', status, amountCents, createdAt: at }],
});

const paidUntil = (until: string) => ({ paid: { ...sampleSubscriptionSnapshot.paid!, until } });
const month2 = { currentPeriodStart: MONTH_1, currentPeriodEnd: MONTH_2 };
const owed = { ...month2, status: 'past_due' };

describe('access to a plan follows the last charged period: it', () => {
  test.each<[string, Partial<SubscriptionSnapshot>]>([
    ['a paid month', { firstPayment: first }],
    ['a paid month, in the hour before the next is charged', { firstPayment: first, ...month2 }],
    ['a paid month while the next is owed', { firstPayment: first, ...owed }],
    ['a paid month, an older one disputed', twoMonths(disputed(first), second)],
    ['a paid month, an older one lost', twoMonths(lost(first), second)],
    ['a paid month, an older one refunded', twoMonths(refunded(first), second)],
    [
      'a month paid outside of Stripe',
      { firstPayment: lost(first), ...month2, ...paidUntil(MONTH_2) },
    ],
    ['a month that was refunded in part', { firstPayment: refunded(first, 9899) }],
  ])('is open with %s', (_what, snapshot) => {
    expect(project(snapshot)).toMatchObject({
      endedAt: null,
      returnedUntil: null,
      isDisputed: false,
    });
    expect(project(snapshot).accessEndsAt).not.toBeNull();
  });

  test.each<[string, Partial<SubscriptionSnapshot>]>([
    ['a disputed month', { firstPayment: disputed(first) }],
    ['a lost month', { firstPayment: lost(first) }],
    ['a disputed month, before the next is charged', { firstPayment: disputed(first), ...month2 }],
    ['a lost month, before the next is charged', { firstPayment: lost(first), ...month2 }],
    ['a disputed month while the next is owed', { firstPayment: disputed(first), ...owed }],
    ['a lost month while the next is owed', { firstPayment: lost(first), ...owed, paid: null }],
    [
      'a refunded month while the next is owed',
      { firstPayment: refunded(first), ...owed, paid: null },
    ],
    ['a month that is being refunded', { firstPayment: refunded(first, 9900, 'pending') }],
    [
      'a month whose upgrade is disputed',
      { firstPayment: first, laterPayments: [disputed(upgrade)] },
    ],
    ['a lost month, the one before paid', twoMonths(first, lost(second))],
    ['a lost month with a paid upgrade', { firstPayment: lost(first), laterPayments: [upgrade] }],
    ['two disputed months', twoMonths(disputed(first), disputed(second))],
  ])('ends at that instant with %s', (_what, snapshot) => {
    expect(project(snapshot)).toMatchObject({ accessEndsAt: null, endedAt: at });
  });
});

function twoMonths(month1: PlanPayment, month2Payment: PlanPayment): Partial<SubscriptionSnapshot> {
  return { firstPayment: month1, laterPayments: [month2Payment], ...month2, ...paidUntil(MONTH_2) };
}

describe('a plan whose last charged period', () => {
  test.each<[string, Partial<SubscriptionSnapshot>, string]>([
    ['was lost', { firstPayment: lost(first) }, MONTH_1],
    ['was refunded', { firstPayment: refunded(first) }, MONTH_1],
    [
      'was lost and refunded',
      { firstPayment: lost(first), laterPayments: [refunded(upgrade)] },
      MONTH_1,
    ],
    ['was lost, the one before paid', twoMonths(first, lost(second)), MONTH_2],
    ['was lost in part', { firstPayment: lost(first), laterPayments: [upgrade] }, at],
  ])('%s is to be ended at Stripe', (_what, snapshot, returnedUntil) => {
    const plan = project(snapshot);
    expect(plan.returnedUntil).toBe(returnedUntil);
    expect(mustEnd(plan, { ...sampleSubscriptionSnapshot, ...snapshot })).toBe(true);
  });

  test.each<[string, Partial<SubscriptionSnapshot>]>([
    ['is disputed', { firstPayment: disputed(first) }],
    ['is lost and disputed', { firstPayment: lost(first), laterPayments: [disputed(upgrade)] }],
    ['was refunded in part', { firstPayment: refunded(first, 9899) }],
    ['is being refunded', { firstPayment: refunded(first, 9900, 'pending') }],
    [
      'was lost after the plan had ended',
      { firstPayment: lost(first), status: 'canceled', endedAt: at },
    ],
    ["is another customer's", { firstPayment: lost(first), customerId: 'cus_2' }],
  ])('%s is not ended by us', (_what, snapshot) => {
    const plan = project(snapshot);
    expect(plan.returnedUntil).toBeNull();
    expect(mustEnd(plan, { ...sampleSubscriptionSnapshot, ...snapshot })).toBe(false);
  });

  test('was returned has no access while it is being canceled, and refunds what is charged meanwhile', () => {
    const snapshot = { ...sampleSubscriptionSnapshot, ...twoMonths(lost(first), second) };
    const plan = project(snapshot, { returnedUntil: MONTH_1 });
    expect(plan).toMatchObject({ accessEndsAt: null, endedAt: at, returnedUntil: MONTH_1 });
    expect(paymentsToReturn(plan, snapshot)).toEqual([second]);
  });
});
