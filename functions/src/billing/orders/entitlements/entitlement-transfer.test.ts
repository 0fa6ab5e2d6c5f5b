import { describe, expect, test } from 'vitest';
import { sampleOrder } from '#testing/billing/sample-order.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import {
  releaseToOthers,
  findReplacementOrder,
  withGrantAdded,
  withGrantRemoved,
} from './entitlement-transfer.ts';

/** The bundle of courses 14 and 15, as it grants some of them. */
const bundle = (
  orderId: string,
  state: OrderRecord['state'],
  grantedIds: readonly number[] = [],
): OrderRecord => {
  const { items } = sampleOrder();
  const granted = items.map((item) => ({
    ...item,
    isGranted: grantedIds.includes(item.courseId),
  }));
  return sampleOrder({ orderId, state, items: granted });
};
const granted = ({ items }: OrderRecord) => items.map((item) => item.isGranted);

describe('the order that takes over a course', () => {
  test('is one that gives access rather than one that is itself disputed', () => {
    const [disputed, paid] = [bundle('a', 'disputed'), bundle('b', 'paid')];
    expect(findReplacementOrder(14, [disputed, paid])).toBe(paid);
    expect(findReplacementOrder(14, [disputed])).toBe(disputed);
  });

  test('is never one that was refunded, already grants it, or does not contain it', () => {
    const others = [bundle('a', 'refunded'), bundle('b', 'paid', [14]), bundle('c', 'open')];
    expect(findReplacementOrder(14, others)).toBeUndefined();
    expect(findReplacementOrder(3, [bundle('d', 'paid')])).toBeUndefined();
  });

  test('grants that course from then on, and no other', () => {
    expect(granted(withGrantAdded(bundle('a', 'paid'), 15))).toEqual([false, true]);
  });
});

describe('a disputed order', () => {
  test('releases courses to orders that give access, and keeps those that only disputed orders paid for', () => {
    const order = bundle('a', 'disputed', [14, 15]);
    const other = bundle('b', 'paid', [15]);
    expect(granted(releaseToOthers(order, [order, other]))).toEqual([false, true]);
    expect(granted(releaseToOthers(order, [bundle('c', 'disputed')]))).toEqual([true, true]);
  });

  test('remembers the courses it released, and only those', () => {
    const order = withGrantRemoved(bundle('a', 'disputed', [14]), 14);
    expect(order.items.map((item) => item.wasGranted)).toEqual([true, undefined]);
    expect(withGrantRemoved(order, 15)).toEqual(order);
  });
});
