import { describe, expect, test } from 'vitest';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import {
  samplePlanPayment as payment,
  sampleSubscription as record,
  sampleSubscriptionSnapshot as snapshot,
} from '#testing/billing/sample-subscription.ts';
import { projectSubscription } from './project-subscription.ts';

const catalog = {
  tiers: [
    { slug: 'entry', name: 'Starter', maxUsers: 1, levels: ['beginner' as const] },
    {
      slug: 'professional',
      name: 'Professional',
      maxUsers: 5,
      levels: ['beginner' as const, 'advanced' as const],
    },
  ],
  courses: [
    { id: 2, level: 'beginner' as const },
    { id: 1, level: 'advanced' as const },
    { id: 3, level: 'expert' as const },
  ],
  isLive: false,
};

const project = (change: Partial<SubscriptionSnapshot>, before: Partial<SubscriptionRecord> = {}) =>
  projectSubscription({ ...record, ...before }, { ...snapshot, ...change }, catalog);

const paidUntil = (until: string) => ({ ...snapshot.paid!, until });

const at = '2026-11-20T00:00:00.000Z';
const dispute = (status: string, withdrawnCents = 0) => [
  { disputeId: 'dp_1', status, withdrawnCents, createdAt: at },
];
const refund = (status: string, amountCents = 9900) => [
  { refundId: 're_1', status, amountCents, createdAt: at },
];

describe('a plan projected from its snapshot', () => {
  const graceEnd = '2027-01-01T09:00:00.000Z';

  test.each([
    ['active', {}, graceEnd],
    ['trialing', {}, graceEnd],
    ['active', { cancelAt: '2026-12-18T09:00:00.000Z' }, '2026-12-18T09:00:00.000Z'],
    // An end later than the paid period.
    ['active', { cancelAt: '2027-06-18T09:00:00.000Z' }, graceEnd],
    // An upgrade in the middle of a paid month was not paid.
    ['past_due', {}, graceEnd],
    // One or several renewals were not paid: grace is given once.
    ['past_due', { paid: paidUntil('2026-11-18T09:00:00.000Z') }, '2026-12-02T09:00:00.000Z'],
    ['past_due', { paid: paidUntil('2026-10-18T09:00:00.000Z') }, '2026-11-01T09:00:00.000Z'],
    ['incomplete', { firstPayment: null, isFirstInvoicePaid: false }, null],
    ['incomplete_expired', { firstPayment: null, isFirstInvoicePaid: false }, null],
    // By bank debit: pending, and refused.
    ['active', { firstPayment: null, paid: null, isFirstInvoicePaid: false }, null],
    ['past_due', { firstPayment: null, paid: null, isFirstInvoicePaid: false }, null],
    ['unpaid', {}, null],
    ['paused', {}, null],
    ['canceled', { endedAt: at }, null],
    ['hibernating', {}, null],
    ['unknown', {}, null],
    ['active', { customerId: 'cus_2' }, null],
    ['active', { isLive: true }, null],
    ['active', { firstPayment: { ...payment, disputes: dispute('needs_response') } }, null],
    ['active', { firstPayment: { ...payment, disputes: dispute('under_review') } }, null],
    ['active', { firstPayment: { ...payment, disputes: dispute('lost') } }, null],
    ['active', { firstPayment: { ...payment, disputes: dispute('something_new') } }, null],
    ['active', { firstPayment: { ...payment, disputes: dispute('won') } }, graceEnd],
    ['active', { firstPayment: { ...payment, disputes: dispute('warning_closed') } }, graceEnd],
    ['active', { firstPayment: { ...payment, disputes: dispute('prevented') } }, graceEnd],
    ['active', { firstPayment: { ...payment, disputes: dispute('prevented', 9900) } }, null],
    ['active', { firstPayment: { ...payment, disputes: dispute('appeal_under_review') } }, null],
    ['active', { firstPayment: { ...payment, refunds: refund('succeeded') } }, null],
    ['active', { firstPayment: { ...payment, refunds: refund('pending') } }, null],
    ['active', { firstPayment: { ...payment, refunds: refund('failed') } }, graceEnd],
    ['active', { firstPayment: { ...payment, refunds: refund('succeeded', 9899) } }, graceEnd],
    // Marked by the operator as paid outside Stripe.
    ['active', { firstPayment: null }, graceEnd],
    // Nothing was due.
    ['active', { firstPayment: null, amountDueCents: 0 }, graceEnd],
  ] as const)('that is %s %o grants access until %s', (status, change, accessEndsAt) => {
    expect(project({ status, ...change }).accessEndsAt).toBe(accessEndsAt);
  });

  test('uses Stripe’s status, or unknown', () => {
    expect(project({ status: 'paused' }).status).toBe('paused');
    expect(project({ status: 'hibernating' }).status).toBe('unknown');
  });

  test('ends at the earliest of its reasons', () => {
    const refunded = { ...payment, refunds: refund('succeeded') };
    expect(project({}).endedAt).toBeNull();
    expect(project({ firstPayment: refunded }).endedAt).toBe(at);
    const ended = { status: 'canceled', endedAt: '2026-11-25T00:00:00.000Z' };
    expect(project(ended).endedAt).toBe('2026-11-25T00:00:00.000Z');
    expect(project({ ...ended, firstPayment: refunded }).endedAt).toBe(at);
    const unpaid = {
      status: 'incomplete_expired',
      firstPayment: null,
      isFirstInvoicePaid: false,
    };
    expect(project(unpaid)).toMatchObject({ endedAt: null, startedAt: null });
  });

  test('ends access from the moment a refund is requested', () => {
    const refundRequest = { at, reason: 'requested_by_customer' as const };
    expect(project({}, { refundRequest })).toMatchObject({ accessEndsAt: null, endedAt: at });
  });

  test('ends access after the paid period once it is marked to end, until Stripe has ended it', () => {
    const returnedUntil = payment.periodEnd;
    const nextMonth = {
      ...payment,
      paymentIntentId: 'pi_2',
      periodEnd: '2027-01-18T09:00:00.000Z',
    };
    const running = { laterPayments: [nextMonth], paid: paidUntil(nextMonth.periodEnd) };
    expect(project(running, { returnedUntil })).toMatchObject({
      accessEndsAt: null,
      endedAt: returnedUntil,
    });
    const over = { ...running, status: 'canceled', endedAt: '2026-12-20T00:00:00.000Z' };
    expect(project(over, { returnedUntil }).endedAt).toBe(over.endedAt);
  });

  test('stays payable after it was replaced until Stripe has ended it', () => {
    const replaced = {
      status: 'incomplete_expired',
      refundRequest: { at, reason: 'duplicate' as const },
    };
    expect(project({ status: 'incomplete' }, replaced).hasPayableInvoice).toBe(true);
    expect(project({}, replaced)).toMatchObject({ ...replaced, hasPayableInvoice: true });
    expect(project({ status: 'canceled', endedAt: at }, replaced).hasPayableInvoice).toBe(false);
    expect(project({ hasPayableInvoice: true }).hasPayableInvoice).toBe(false);
  });

  test('takes tier, seats and courses from its price', () => {
    const changed = { priceLookupKey: 'tier_professional_month_usd', unitAmountCents: 19900 };
    expect(project(changed)).toMatchObject({
      tierSlug: 'professional',
      tierName: 'Professional',
      priceCents: 19900,
      maxUsers: 5,
      courseIds: [1, 2],
    });
  });

  test('grants nothing of an unpaid upgrade, and applies a downgrade from when it was chosen', () => {
    const larger = { priceLookupKey: 'tier_professional_month_usd', unitAmountCents: 19900 };
    const smaller = { tierSlug: 'entry', priceCents: 9900, maxUsers: 1, courseIds: [2] };
    expect(project({ ...larger, status: 'past_due' })).toMatchObject(smaller);
    const paid = { ...snapshot.paid!, ...larger };
    expect(project({ paid, status: 'past_due' })).toMatchObject(smaller);
    expect(project({ ...larger, paid, status: 'past_due' }).tierSlug).toBe('professional');
  });

  test('starts with its period when paid outside Stripe, without a payment to cancel', () => {
    const started = { startedAt: snapshot.createdAt, firstPaidAt: null, status: 'active' };
    expect(project({ firstPayment: null })).toMatchObject(started);
    const waiting = { status: 'incomplete', firstPayment: null, isFirstInvoicePaid: false };
    expect(project(waiting).startedAt).toBeNull();
  });

  test('reports a failed refund while the money is still here and a full refund was tried', () => {
    const isFailed = (refunds: typeof payment.refunds) =>
      project({ firstPayment: { ...payment, refunds } }).isRefundFailed;
    expect(isFailed(refund('failed'))).toBe(true);
    expect(isFailed(refund('canceled'))).toBe(true);
    expect(isFailed([...refund('failed'), ...refund('succeeded')])).toBe(false);
    expect(isFailed(refund('failed', 1000))).toBe(false);
    expect(isFailed([...refund('succeeded', 1000), ...refund('failed', 8900)])).toBe(true);
  });

  test('keeps the price it was sold at, and a tier that left the catalog', () => {
    expect(project({ unitAmountCents: 8900 })).toMatchObject({ priceCents: 8900, courseIds: [2] });
    const removed = { tierSlug: 'bygone', tierName: 'Bygone', courseIds: [7], maxUsers: 3 };
    expect(project({ priceLookupKey: 'tier_bygone_month_usd' }, removed)).toMatchObject(removed);
    expect(project({ priceLookupKey: null }, removed)).toMatchObject(removed);
  });
});
