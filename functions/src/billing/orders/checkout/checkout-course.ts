import type { PaymentIntent } from '@learning/shared/contract/billing';
import {
  CONFLICT,
  isRetry,
  retryOnConflict,
  START_OVER,
  type Retry,
} from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import { changeOrder } from '../change-order.ts';
import { ensureCustomer } from '#billing/customers/ensure-customer.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import type { OwnedCourses, PurchasedCourses } from '../entitlements/order-entitlements.ts';
import { findPromotion } from '#billing/discounts/find-promotion.ts';
import { presentDiscount } from '#billing/purchases/present-discount.ts';
import { taxedTerms } from '#billing/tax/calculate-order-tax.ts';
import type { CheckoutTax } from '#billing/tax/find-tax-basis.ts';
import { presentTax } from '#billing/tax/present-tax.ts';
import { coursesOf, findProduct, isSameOffer, type Product } from './products.ts';
import {
  conflictIfIdempotencyKeyInUse,
  findOrderPayment,
  isConfirmable,
} from '../reconciliation/order-payment.ts';
import {
  MissingAtStripe,
  PaymentProviderFailure,
  RESOURCE_MISSING,
  type PaymentSnapshot,
} from '#billing/payment-provider.ts';
import { overlappingOrders } from '../reconciliation/overlapping-orders.ts';
import { reconcileOrder } from '../reconciliation/reconcile-order.ts';

export interface CheckoutCourse {
  userId: string;
  /** The id of a course or bundle. */
  courseId: number;
  /** As the learner typed it. */
  promotionCode?: string | undefined;
  /** @default null */
  tax?: CheckoutTax | null | undefined;
  now: Date;
}

export type CheckoutDependencies = Pick<
  BillingDependencies,
  | 'catalog'
  | 'orders'
  | 'promotionCodes'
  | 'events'
  | 'customers'
  | 'provider'
  | 'emailOf'
  | 'newId'
  | 'count'
>;

/** The payment that the browser confirms. The route adds the account's publishable key. */
export type PreparedPayment = Omit<PaymentIntent, 'publishableKey'>;

/**
 * Prepares the payment of a course or bundle at the catalog's price. There is one open order per product at a time, and one
 * payment of an order: a double click, a reload and two tabs get the same one. When the price has changed, the old payment is
 * canceled before a new one is created, and so it is when a promotion code is entered or removed, or tax is calculated for another address.
 *
 * Source: rules/money.md M2, M6, M7, M8, M49, M52
 *
 * @throws Failure `course_not_found`; `course_not_offered`; `already_owned` when nothing in it is new; `payment_disputed`;
 * `promotion_code_invalid`; `promotion_code_other_product`; `tax_address_required`; `write_conflict`. PaymentProviderFailure when Stripe does not respond; a retry
 * continues where this call stopped.
 */
export async function checkoutCourse(
  { userId, courseId, promotionCode, tax = null, now }: CheckoutCourse,
  dependencies: CheckoutDependencies,
): Promise<PreparedPayment> {
  const catalog = await dependencies.catalog.read();
  const listed = findProduct(catalog, courseId);
  if (!listed) throw new Failure('course_not_found');

  const command = { userId, courseId, promotionCode, tax, now };
  return retryOnConflict(async () => {
    const checkout = await openCheckout(command, listed, dependencies);
    if (checkout === CONFLICT) return CONFLICT;
    const { product } = checkout;
    if (checkout.order.amountCents === 0) return prepareFree(checkout, dependencies);
    const payment = await findOrCreatePayment(checkout, dependencies);
    if (isRetry(payment)) return payment;
    if (!isConfirmable(payment)) return paymentUnderWay(checkout, dependencies);
    const { order, customerId } = checkout;
    if (isOrphan(order, customerId) || !isSameOffer(order, product, tax?.basis ?? null)) {
      return withdrawPayment(checkout, payment, dependencies);
    }
    return preparePayment(checkout, payment, dependencies);
  });
}

/** The open order of a product, and what was read before it. */
interface Checkout {
  order: OrderRecord;
  /** At the price that the catalog and the promotion code give it now, before tax. */
  product: Product;
  tax: CheckoutTax | null;
  /** Whether this call placed the order, which then has no payment yet. */
  isNew: boolean;
  /** The learner's customer at Stripe now. */
  customerId: string;
  purchased: PurchasedCourses;
  now: Date;
}

/** Finds the open order of a product, or places one; CONFLICT when another call placed or closed it. */
async function openCheckout(
  { userId, courseId, promotionCode, tax = null, now }: CheckoutCourse,
  listed: Product,
  dependencies: CheckoutDependencies,
): Promise<Checkout | typeof CONFLICT> {
  const { orders, catalog, promotionCodes } = dependencies;
  const purchased = await orders.readPurchasedCourses(userId);
  refuseOwned(listed, purchased.owned);
  const open = await orders.findOpen(userId, listed.sku);
  const sought = { code: promotionCode, product: { courseId }, open, now };
  const promotion = await findPromotion(sought, promotionCodes);
  const product = promotion ? findProduct(await catalog.read(), courseId, promotion) : listed;
  if (!product) throw new Failure('course_not_found');
  const customerId = await ensureCustomer({ userId, now }, dependencies);
  if (!open) await reconcileOverlapping({ userId, now }, product, dependencies);
  const placed = { userId, customerId, tax, now };
  const order = open ?? (await placeOrder(placed, product, purchased.version, dependencies));
  if (order === CONFLICT || order.state !== 'open') return CONFLICT;
  return { order, product, tax, isNew: open === undefined, customerId, purchased, now };
}

/** Learns of a payment for the same course whose event was lost. If it grants something, the order that follows is not placed. */
async function reconcileOverlapping(
  { userId, now }: { userId: string; now: Date },
  product: Product,
  dependencies: CheckoutDependencies,
): Promise<void> {
  const orders = await dependencies.orders.list(userId);
  for (const { orderId } of overlappingOrders(orders, product)) {
    await reconcileOrder({ userId, orderId, now }, dependencies);
  }
}

/** Whether the customer of an order was deleted at Stripe: it can no longer be paid. */
function isOrphan(order: OrderRecord, customerId: string): boolean {
  return order.customerId !== customerId;
}

/** Finds the order's payment or creates it; START_OVER when the order had to be closed or its customer forgotten. */
async function findOrCreatePayment(
  checkout: Checkout,
  dependencies: CheckoutDependencies,
): Promise<PaymentSnapshot | Retry> {
  const { order, isNew, customerId, purchased, now } = checkout;
  const { provider, orders } = dependencies;
  const known = isNew ? undefined : await findOrderPayment(order, provider).catch(nullIfMissing);
  if (known === null) {
    await reconcile(checkout, dependencies);
    return START_OVER;
  }
  if (known) return known;
  if (isOrphan(order, customerId)) {
    const after: OrderRecord = { ...order, state: 'canceled' };
    await changeOrder({ before: order, after, purchased, now }, orders);
    return START_OVER;
  }
  return conflictIfIdempotencyKeyInUse(createPayment(order, dependencies)).catch((error: unknown) =>
    forgetMissingCustomer(error, order, dependencies),
  );
}

/** Prepares an order of which nothing is left to pay: it has no payment at Stripe. */
async function prepareFree(
  { order, product, tax, customerId, purchased, now }: Checkout,
  { orders }: CheckoutDependencies,
): Promise<PreparedPayment | Retry> {
  const isSame = isSameOffer(order, product, tax?.basis ?? null);
  if (!isOrphan(order, customerId) && isSame) return prepared(order, null);
  const after: OrderRecord = { ...order, state: 'canceled' };
  const outcome = await changeOrder({ before: order, after, purchased, now }, orders);
  return outcome === 'stored' ? START_OVER : CONFLICT;
}

/** Records what Stripe reports of a payment that cannot be confirmed; START_OVER when that closed the order. */
async function paymentUnderWay(
  checkout: Checkout,
  dependencies: CheckoutDependencies,
): Promise<PreparedPayment | Retry> {
  const order = await reconcile(checkout, dependencies);
  // Stripe is still processing it, e.g. a bank debit: nothing to confirm, and nothing to pay again.
  return order.state === 'open' ? prepared(order, null) : START_OVER;
}

/** Cancels a payment that must not be made, and closes its order; the next attempt places another one. */
async function withdrawPayment(
  checkout: Checkout,
  { paymentIntentId }: PaymentSnapshot,
  dependencies: CheckoutDependencies,
): Promise<Retry> {
  await dependencies.provider.cancelPayment(paymentIntentId);
  await reconcile(checkout, dependencies);
  return START_OVER;
}

/** Stores which payment the order has, so that the browser never confirms an unknown one. */
async function preparePayment(
  { order, purchased, now }: Checkout,
  payment: PaymentSnapshot,
  { orders }: CheckoutDependencies,
): Promise<PreparedPayment | Retry> {
  if (order.paymentIntentId === null) {
    const after = { ...order, paymentIntentId: payment.paymentIntentId };
    const outcome = await changeOrder({ before: order, after, purchased, now }, orders);
    if (outcome !== 'stored') return CONFLICT;
  }
  return prepared(order, payment);
}

function reconcile({ order, now }: Checkout, dependencies: CheckoutDependencies) {
  const { userId, orderId } = order;
  return reconcileOrder({ userId, orderId, now }, dependencies);
}

/** A suspended course counts as owned, because it may come back. */
function refuseOwned({ items }: Product, owned: OwnedCourses): void {
  const entitlements = coursesOf(items).map((courseId) => owned.get(courseId));
  if (entitlements.some((entitlement) => entitlement && entitlement.endsAt !== null))
    throw new Failure('payment_disputed');
  if (entitlements.every((entitlement) => entitlement !== undefined))
    throw new Failure('already_owned');
}

interface PlacedOrder {
  userId: string;
  customerId: string;
  tax: CheckoutTax | null;
  now: Date;
}

/** Stores a new order for the product, with its tax; CONFLICT when another checkout came first. */
async function placeOrder(
  { userId, customerId, tax, now }: PlacedOrder,
  product: Product,
  purchasesVersion: number,
  dependencies: CheckoutDependencies,
): Promise<OrderRecord | typeof CONFLICT> {
  const order: OrderRecord = {
    entity: 'order',
    orderId: dependencies.newId(now),
    userId,
    ...product,
    ...(await taxedTerms(product, tax, dependencies.provider)),
    currency: 'usd',
    state: 'open',
    createdAt: now.toISOString(),
    customerId,
    paymentIntentId: null,
    paidAt: null,
    receiptUrl: null,
    refundedCents: 0,
    refundRequest: null,
    quarantineReason: null,
    version: 1,
  };
  return (await dependencies.orders.create(order, purchasesVersion)) === 'stored'
    ? order
    : CONFLICT;
}

async function createPayment(
  { orderId, userId, sku, customerId, amountCents, tax, title }: OrderRecord,
  { provider, emailOf }: CheckoutDependencies,
): Promise<PaymentSnapshot> {
  const receiptEmail = await emailOf(userId);
  const description = title;
  return provider.createPayment({
    orderId,
    userId,
    sku,
    customerId,
    amountCents,
    receiptEmail,
    description,
    taxCalculationId: tax?.calculationId ?? null,
  });
}

/**
 * Forgets a customer that was deleted without an event reaching us; the next attempt creates another one.
 *
 * @throws the error unless the customer was what Stripe did not find
 */
async function forgetMissingCustomer(
  error: unknown,
  { userId, customerId }: OrderRecord,
  { provider, customers }: CheckoutDependencies,
): Promise<typeof START_OVER> {
  const isMissing =
    error instanceof PaymentProviderFailure && error.stripeCode === RESOURCE_MISSING;
  if (!isMissing || (await provider.hasCustomer(customerId))) throw error;
  await customers.forget(userId, customerId);
  return START_OVER;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof MissingAtStripe) return null;
  throw error;
}

function prepared(order: OrderRecord, payment: PaymentSnapshot | null): PreparedPayment {
  return {
    orderId: order.orderId,
    kind: order.kind,
    description: order.title,
    amount: order.amountCents / 100,
    discount: presentDiscount(order),
    planDiscount: null,
    tax: presentTax(order.amountCents, order.tax),
    clientSecret: payment?.clientSecret ?? null,
    confirmation: payment ? 'payment' : order.amountCents === 0 ? 'free' : 'none',
  };
}
