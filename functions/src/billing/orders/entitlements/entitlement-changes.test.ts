import { describe, expect, test } from 'vitest';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import { sampleOrder } from '#testing/billing/sample-order.ts';
import { affectsOtherOrders, entitlementChanges } from './entitlement-changes.ts';
import { entitlementsOf, type OwnedCourses } from './order-entitlements.ts';

const paidAt = '2026-11-18T09:05:00.000Z';

/** An order of the courses 14 and 15 that grants some of them. */
const order = (
  orderId: string,
  state: OrderRecord['state'],
  grantedIds: readonly number[],
): OrderRecord => {
  const items = sampleOrder().items.map((item) => ({
    ...item,
    isGranted: grantedIds.includes(item.courseId),
  }));
  return sampleOrder({ orderId, state, items, paidAt, disputedAt: paidAt });
};
/** The entitlements that orders granted before the change. */
const ownedBy = (...orders: readonly OrderRecord[]): OwnedCourses =>
  new Map(
    orders.flatMap(entitlementsOf).map((entitlement) => [entitlement.courseIds![0]!, entitlement]),
  );

/** `14: a → b` when course 14 moves from order a to order b, with its access open or suspended. */
const described = ({ entitlement, previousOrderId }: Stored) => {
  const { courseIds, orderId, endsAt } = entitlement;
  return `${courseIds![0]}: ${previousOrderId} → ${orderId} ${endsAt === null ? 'open' : 'suspended'}`;
};
interface Stored {
  entitlement: EntitlementRecord;
  previousOrderId: string;
}

interface Situation {
  title: string;
  before: readonly OrderRecord[];
  after: OrderRecord;
  others?: readonly OrderRecord[];
  stored?: string[];
  removed?: number[];
  /** The courses that each changed other order grants, by its id. */
  otherGrants?: Record<string, number[]>;
}

const situations: Situation[] = [
  {
    title: 'a paid order grants its courses',
    before: [],
    after: order('a', 'paid', [14, 15]),
    stored: ['14: a → a open', '15: a → a open'],
  },
  {
    title: 'an order that grants what it granted before changes nothing',
    before: [order('a', 'paid', [14, 15])],
    after: order('a', 'paid', [14, 15]),
  },
  {
    title: 'a dispute suspends what the order grants',
    before: [order('a', 'paid', [14])],
    after: order('a', 'disputed', [14]),
    stored: ['14: a → a suspended'],
  },
  {
    title: 'a refunded order gives up courses that no other order pays for',
    before: [order('a', 'paid', [14, 15])],
    after: order('a', 'refunded', [14, 15]),
    others: [order('b', 'open', []), order('c', 'refunded', [])],
    removed: [14, 15],
  },
  {
    title: 'a refunded order leaves both courses to one other order, which changes once',
    before: [order('a', 'paid', [14, 15])],
    after: order('a', 'refunded', [14, 15]),
    others: [order('b', 'paid', [])],
    stored: ['14: a → b open', '15: a → b open'],
    otherGrants: { b: [14, 15] },
  },
  {
    title: 'an order with access takes a course over before a disputed one does',
    before: [order('a', 'paid', [14])],
    after: order('a', 'dispute_lost', [14]),
    others: [order('b', 'disputed', []), order('c', 'paid', [])],
    stored: ['14: a → c open'],
    otherGrants: { c: [14] },
  },
  {
    title: 'a disputed order takes a course over, suspended, when no other one can',
    before: [order('a', 'paid', [14])],
    after: order('a', 'refunded', [14]),
    others: [order('b', 'disputed', [])],
    stored: ['14: a → b suspended'],
    otherGrants: { b: [14] },
  },
  {
    title: 'a paid order takes over the course that a disputed one suspends',
    before: [order('b', 'disputed', [14])],
    after: order('a', 'paid', [14]),
    others: [order('b', 'disputed', [14])],
    stored: ['14: b → a open'],
    otherGrants: { b: [] },
  },
];

describe('entitlementChanges', () => {
  test.each(situations)('$title', ({ before, after, others = [], ...expected }) => {
    const changes = entitlementChanges(after, ownedBy(...before), others);
    expect(changes.stored.map(described)).toEqual(expected.stored ?? []);
    expect(changes.removedCourseIds).toEqual(expected.removed ?? []);
    const otherGrants = changes.otherOrders.map((change) => [
      change.after.orderId,
      change.after.items.filter((item) => item.isGranted).map((item) => item.courseId),
    ]);
    expect(Object.fromEntries(otherGrants)).toEqual(expected.otherGrants ?? {});
    for (const change of changes.otherOrders) expect(others).toContain(change.before);
  });
});

describe('affectsOtherOrders', () => {
  test.each([
    ['releases a course', order('a', 'refunded', [14]), [order('a', 'paid', [14])], true],
    [
      'takes over a suspended course',
      order('a', 'paid', [14]),
      [order('b', 'disputed', [14])],
      true,
    ],
    ['only grants unowned courses', order('a', 'paid', [14]), [], false],
    [
      'restores its own suspended course',
      order('a', 'paid', [14]),
      [order('a', 'disputed', [14])],
      false,
    ],
  ])('an order that %s', (_what, after, before, isExpected) => {
    expect(affectsOtherOrders(after, ownedBy(...before))).toBe(isExpected);
  });
});
