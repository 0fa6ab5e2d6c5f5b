import type { Purchase } from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import {
  courseOfItem,
  exchangeOffer,
  itemValueCents,
} from '@learning/shared/domain/money/exchange';
import { cancellationOffer } from '@learning/shared/domain/money/purchase-windows';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { OrderItem, OrderRecord } from '../billing-records.ts';
import { grantedCourses, givesAccess } from '../orders/entitlements/order-entitlements.ts';
import { findReplacementOrder } from '../orders/entitlements/entitlement-transfer.ts';

/** US dollars as the wire has them. */
export const dollars = (cents: number) => cents / 100;

/** What a purchase is seen against. */
export interface PurchaseSurroundings {
  /** Every order of the learner. */
  orders: readonly OrderRecord[];
  entitlements: readonly EntitlementRecord[];
  courses: readonly Pick<CourseRecord, 'id' | 'priceCents'>[];
  /** Courses whose certificate the learner has claimed. */
  claimed: ReadonlySet<number>;
}

/** A paid order with what can still be done to it. */
export function presentPurchase(
  order: OrderRecord,
  around: PurchaseSurroundings,
  now: Date,
): Purchase {
  const { claimed } = around;
  const hasCertificate = grantedCourses(order).some((courseId) => claimed.has(courseId));
  return {
    orderId: order.orderId,
    kind: order.kind,
    title: order.title,
    amount: dollars(order.amountCents),
    refundedAmount: dollars(order.refundedCents),
    state: order.state,
    orderedAt: order.createdAt,
    paidAt: order.paidAt,
    receiptUrl: order.receiptUrl,
    items: order.items.map((item) => ({
      courseId: item.courseId,
      title: item.title,
      amount: dollars(item.shareCents),
      exchangedFor: item.exchangedFor,
      exchange: exchangeOffer(order, item, claimed.has(courseOfItem(item)), now),
      hasExchangeTarget: hasExchangeTarget(order, item, around),
      staysOpen: staysOpen(order, item, around, now),
    })),
    cancellation: cancellationOffer(order, hasCertificate, now),
  };
}

function hasExchangeTarget(
  order: OrderRecord,
  item: OrderItem,
  { courses, entitlements }: PurchaseSurroundings,
): boolean {
  // The suspended ones, too: they count as owned.
  const owned = entitlements.flatMap(({ kind, courseIds }) =>
    kind === 'purchase' ? (courseIds ?? []) : [],
  );
  const valueCents = itemValueCents(order, item);
  return courses.some(({ id, priceCents }) => priceCents <= valueCents && !owned.includes(id));
}

/** Whether a course of the order is open without it: by another purchase, a plan, a seat or the trial. */
function staysOpen(
  { orderId }: OrderRecord,
  item: OrderItem,
  { orders, entitlements }: PurchaseSurroundings,
  now: Date,
): boolean {
  const courseId = courseOfItem(item);
  const others = entitlements.filter((one) => one.orderId !== orderId && isActive(one, now));
  if (others.some(({ courseIds }) => courseIds === null || courseIds.includes(courseId)))
    return true;
  const heir = findReplacementOrder(
    courseId,
    orders.filter((one) => one.orderId !== orderId),
  );
  return heir !== undefined && givesAccess(heir);
}
