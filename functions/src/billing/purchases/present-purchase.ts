import type { Purchase } from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import {
  courseOfItem,
  exchangeOffer,
  itemValueCents,
} from '@learning/shared/domain/money/exchange';
import {
  cancellationOffer,
  type PurchaseWindows,
} from '@learning/shared/domain/money/purchase-windows';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { OrderItem, OrderRecord } from '../billing-records.ts';
import { orderWithdrawal, type LearningTraces } from '../consumers/withdrawal-offers.ts';
import { grantedCourses, givesAccess } from '../orders/entitlements/order-entitlements.ts';
import { dollars } from './dollars.ts';
import { presentDiscount } from './present-discount.ts';
import { refundableOffer } from './refundable-offer.ts';
import { presentTax } from '../tax/present-tax.ts';
import { findReplacementOrder } from '../orders/entitlements/entitlement-transfer.ts';

/** The learner's other purchases and access, and the courses to exchange for. */
export interface PurchaseContext {
  /** Every order of the learner. */
  orders: readonly OrderRecord[];
  entitlements: readonly EntitlementRecord[];
  courses: readonly Pick<CourseRecord, 'id' | 'priceCents'>[];
  /** When the learner's certificates were claimed, by course; null if that is unknown. */
  claimed: ReadonlyMap<number, string | null>;
  windows: PurchaseWindows;
  learning: LearningTraces;
}

/** Presents a paid order with what can still be done to it. */
export function presentPurchase(order: OrderRecord, context: PurchaseContext, now: Date): Purchase {
  const { claimed, windows } = context;
  const { paidAt } = order;
  // One that was earned in a trial does not end the refund of a purchase made later.
  const isClaimed = (courseId: number) =>
    claimed.has(courseId) && (paidAt === null || (claimed.get(courseId) ?? paidAt) >= paidAt);
  const hasCertificate = grantedCourses(order).some(isClaimed);
  return {
    orderId: order.orderId,
    kind: order.kind,
    title: order.title,
    amount: dollars(order.amountCents),
    discount: presentDiscount(order),
    tax: presentTax(order.amountCents, order.tax),
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
      exchange: exchangeOffer(order, item, isClaimed(courseOfItem(item)), now, windows),
      hasExchangeTarget: hasExchangeTarget(order, item, context),
      staysOpen: staysOpen(order, item, context, now),
    })),
    cancellation: refundableOffer(order, cancellationOffer(order, hasCertificate, now, windows)),
    withdrawal: refundableOffer(order, orderWithdrawal(order, context.learning, now)),
  };
}

function hasExchangeTarget(
  order: OrderRecord,
  item: OrderItem,
  { courses, entitlements }: PurchaseContext,
): boolean {
  // Suspended ones are included, because they count as owned.
  const owned = entitlements.flatMap(({ kind, courseIds }) =>
    kind === 'purchase' ? (courseIds ?? []) : [],
  );
  const valueCents = itemValueCents(order, item);
  return courses.some(({ id, priceCents }) => priceCents <= valueCents && !owned.includes(id));
}

/** Whether the learner would still have access to a course without this order: by another purchase, a plan, a seat or the trial. */
function staysOpen(
  { orderId }: OrderRecord,
  item: OrderItem,
  { orders, entitlements }: PurchaseContext,
  now: Date,
): boolean {
  const courseId = courseOfItem(item);
  const others = entitlements.filter(
    (entitlement) => entitlement.orderId !== orderId && isActive(entitlement, now),
  );
  if (others.some(({ courseIds }) => courseIds === null || courseIds.includes(courseId)))
    return true;
  const replacement = findReplacementOrder(
    courseId,
    orders.filter((order) => order.orderId !== orderId),
  );
  return replacement !== undefined && givesAccess(replacement);
}
