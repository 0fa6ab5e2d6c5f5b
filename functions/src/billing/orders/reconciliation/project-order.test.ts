import { describe, expect, test } from 'vitest';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { sampleOrder } from '#testing/billing/sample-order.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import { entitlementsOf } from '../entitlements/order-entitlements.ts';
import type { PaymentSnapshot } from '#billing/payment-provider.ts';
import { needsRefund, projectOrder } from './project-order.ts';

const now = new Date('2026-11-18T12:00:00.000Z');
const chargedAt = '2026-11-18T09:05:00.000Z';
const disputedAt = '2026-11-18T10:00:00.000Z';

const succeeded: PaymentSnapshot = {
  paymentIntentId: 'pi_1',
  status: 'succeeded',
  amountCents: 9900,
  amountReceivedCents: 9900,
  currency: 'usd',
  customerId: 'cus_1',
  isLive: false,
  metadata: { orderId: 'order-1', userId: 'u', sku: 'bundle#000016' },
  clientSecret: null,
  charge: { chargeId: 'ch_1', createdAt: chargedAt, receiptUrl: 'https://pay.example.org/r' },
  refunds: [],
  disputes: [],
};
const refund = (status: string, amountCents = 9900) => ({
  refundId: `re_${status}_${amountCents}`,
  status,
  amountCents,
  createdAt: disputedAt,
});
const dispute = (status: string, withdrawnCents = 0) => ({
  withdrawnCents,
  disputeId: `dp_${status}`,
  status,
  createdAt: disputedAt,
});
const ownedBy = (orderId: string, courseId: number): [number, EntitlementRecord] => [
  courseId,
  {
    entity: 'entitlement',
    name: `purchase#0000${courseId}`,
    kind: 'purchase',
    courseIds: [courseId],
    startedAt: chargedAt,
    endsAt: null,
    orderId,
  },
];

const project = (
  snapshot: Partial<PaymentSnapshot>,
  order: OrderRecord = sampleOrder(),
  owned = new Map<number, EntitlementRecord>(),
) => {
  const facts = { owned, others: [], isLive: false, now };
  return projectOrder(order, { ...succeeded, ...snapshot }, facts);
};
/** Describes what the order grants: `14`, or `14 suspended`. */
const courses = (order: OrderRecord) =>
  entitlementsOf(order).map(
    ({ courseIds, endsAt }) => `${courseIds![0]}${endsAt ? ' suspended' : ''}`,
  );

const all = ['14', '15'];
const suspended = ['14 suspended', '15 suspended'];
const requested = sampleOrder({
  state: 'refund_requested',
  refundRequest: { at: disputedAt, reason: 'requested_by_customer' },
});

describe('an order projected from a payment snapshot', () => {
  test.each<[string, Partial<PaymentSnapshot>, OrderRecord['state'], string[]]>([
    ['not paid', { status: 'requires_payment_method' }, 'open', []],
    ["at the bank's", { status: 'requires_action' }, 'open', []],
    ['processing', { status: 'processing' }, 'open', []],
    ['canceled', { status: 'canceled' }, 'canceled', []],
    ['a status unknown to us', { status: 'something_new' }, 'open', []],
    ['succeeded', {}, 'paid', all],
    ['a refund pending', { refunds: [refund('pending')] }, 'refund_requested', []],
    ['a refund that waits', { refunds: [refund('requires_action')] }, 'refund_requested', []],
    ['refunded', { refunds: [refund('succeeded')] }, 'refunded', []],
    [
      'refunded in two',
      { refunds: [refund('succeeded', 9000), refund('succeeded', 900)] },
      'refunded',
      [],
    ],
    ['partly refunded', { refunds: [refund('succeeded', 9899)] }, 'paid', all],
    ['a refund failed', { refunds: [refund('failed')] }, 'refund_failed', all],
    ['a refund canceled', { refunds: [refund('canceled')] }, 'refund_failed', all],
    ['a part of it failed', { refunds: [refund('failed', 100)] }, 'paid', all],
    [
      'failed, then repeated successfully',
      { refunds: [refund('failed'), refund('succeeded')] },
      'refunded',
      [],
    ],
    ['disputed', { disputes: [dispute('needs_response')] }, 'disputed', suspended],
    ['under review', { disputes: [dispute('under_review')] }, 'disputed', suspended],
    ['an unknown dispute status', { disputes: [dispute('something_new')] }, 'disputed', suspended],
    ['won', { disputes: [dispute('won')] }, 'paid', all],
    ['lost', { disputes: [dispute('lost')] }, 'dispute_lost', []],
    ['prevented, nothing withdrawn', { disputes: [dispute('prevented')] }, 'paid', all],
    ['prevented, all withdrawn', { disputes: [dispute('prevented', 9900)] }, 'dispute_lost', []],
    ['prevented, part withdrawn', { disputes: [dispute('prevented', 100)] }, 'paid', all],
    ['an appeal', { disputes: [dispute('appeal_under_review')] }, 'disputed', suspended],
    ['an inquiry', { disputes: [dispute('warning_needs_response')] }, 'paid', all],
    ['an inquiry reviewed', { disputes: [dispute('warning_under_review')] }, 'paid', all],
    ['an inquiry closed', { disputes: [dispute('warning_closed')] }, 'paid', all],
    [
      'won, then another',
      { disputes: [dispute('won'), dispute('needs_response')] },
      'disputed',
      suspended,
    ],
    [
      'refunded and disputed',
      { refunds: [refund('succeeded')], disputes: [dispute('lost')] },
      'refunded',
      [],
    ],
    [
      'a failed refund, then lost',
      { refunds: [refund('failed')], disputes: [dispute('lost')] },
      'dispute_lost',
      [],
    ],
    ['a cent too little', { amountReceivedCents: 9899 }, 'quarantined', []],
    ['a cent too much', { amountReceivedCents: 9901 }, 'quarantined', []],
    ['another currency', { currency: 'eur' }, 'quarantined', []],
    ['another customer', { customerId: 'cus_2' }, 'quarantined', []],
    ['no customer', { customerId: null }, 'quarantined', []],
    ['the other mode', { isLive: true }, 'quarantined', []],
    ['paid back after all', { currency: 'eur', refunds: [refund('succeeded')] }, 'refunded', []],
  ])('has the right state and courses: %s', (_what, snapshot, state, granted) => {
    const order = project(snapshot);
    expect(order.state).toBe(state);
    expect(courses(order)).toEqual(granted);
    expect(order.quarantineReason !== null).toBe(state === 'quarantined' || 'currency' in snapshot);
  });

  test('is the same when projected again', () => {
    for (const snapshot of [
      {},
      { refunds: [refund('failed')] },
      { disputes: [dispute('needs_response')] },
      { refunds: [refund('pending')] },
    ]) {
      const once = project(snapshot);
      expect(project(snapshot, once)).toEqual(once);
    }
  });

  test('takes instant and receipt from the charge', () => {
    expect(project({})).toMatchObject({
      paymentIntentId: 'pi_1',
      paidAt: chargedAt,
      receiptUrl: 'https://pay.example.org/r',
    });
  });

  test('counts only succeeded refunds', () => {
    const refunds = [refund('succeeded', 100), refund('succeeded', 50), refund('pending', 25)];
    expect(project({ refunds }).refundedCents).toBe(150);
  });

  test('is suspended since the first open dispute', () => {
    const disputes = [
      { ...dispute('under_review'), createdAt: now.toISOString() },
      dispute('needs_response'),
    ];
    expect(entitlementsOf(project({ disputes })).map((grant) => grant.endsAt)).toEqual([
      disputedAt,
      disputedAt,
    ]);
    expect(project({ disputes: [dispute('won')] }, project({ disputes }))).not.toHaveProperty(
      'disputedAt',
    );
  });
});

describe('an order and the courses of other orders', () => {
  test('grants the rest', () => {
    const order = project({}, sampleOrder(), new Map([ownedBy('other', 14)]));
    expect(order.state).toBe('paid');
    expect(courses(order)).toEqual(['15']);
  });

  test('requests its own refund when it grants nothing new', () => {
    const owned = new Map([ownedBy('other', 14), ownedBy('other', 15)]);
    const order = project({}, sampleOrder(), owned);
    expect(order).toMatchObject({
      state: 'refund_requested',
      refundRequest: { at: now.toISOString(), reason: 'duplicate' },
    });
    expect(courses(order)).toEqual([]);
    expect(needsRefund(order, succeeded)).toBe(true);
  });

  test('does not request it again once the bank refused it', () => {
    const owned = new Map([ownedBy('other', 14), ownedBy('other', 15)]);
    const refundRequested = project({}, sampleOrder(), owned);
    const order = project({ refunds: [refund('failed')] }, refundRequested, owned);
    expect(order.state).toBe('refund_failed');
    expect(courses(order)).toEqual([]);
    expect(needsRefund(order, { ...succeeded, refunds: [refund('failed')] })).toBe(false);
  });

  test('comes back after a failed refund only where no other order owns the course', () => {
    const owned = new Map([ownedBy('other', 15)]);
    expect(courses(project({ refunds: [refund('failed')] }, requested, owned))).toEqual(['14']);
  });

  test('keeps its own courses', () => {
    const owned = new Map([ownedBy('order-1', 14), ownedBy('order-1', 15)]);
    expect(courses(project({}, project({}), owned))).toEqual(all);
  });
});

describe('an order with a refund request', () => {
  test('gives no access while it waits for Stripe', () => {
    expect(project({}, requested).state).toBe('refund_requested');
    expect(courses(project({}, requested))).toEqual([]);
    expect(needsRefund(requested, succeeded)).toBe(true);
  });

  test.each(['pending', 'succeeded', 'requires_action'])(
    'requests the refund once: %s',
    (status) => {
      expect(needsRefund(requested, { ...succeeded, refunds: [refund(status)] })).toBe(false);
    },
  );

  test('requests the rest after a partial refund in the dashboard', () => {
    expect(needsRefund(requested, { ...succeeded, refunds: [refund('succeeded', 100)] })).toBe(
      true,
    );
  });

  test('is decided by a dispute if there is one, and comes back when it is won', () => {
    const disputed = project({ disputes: [dispute('needs_response')] }, requested);
    expect(disputed).toMatchObject({ state: 'disputed', refundRequest: null });
    const won = project({ disputes: [dispute('won')] }, disputed);
    expect(won.state).toBe('paid');
    expect(needsRefund(won, succeeded)).toBe(false);
  });

  test('requests nothing without a refund request', () => {
    expect(needsRefund({ ...requested, refundRequest: null }, succeeded)).toBe(false);
    expect(needsRefund(sampleOrder({ state: 'paid' }), succeeded)).toBe(false);
  });
});
