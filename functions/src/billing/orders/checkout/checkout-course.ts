import type { PaymentIntent } from '@learning/shared/contract/billing';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import { Failure } from '#failure.ts';
import type { OrderRecord } from '#billing/billing-records.ts';
import { changeOrder } from '../change-order.ts';
import { ensureCustomer } from '#billing/customers/ensure-customer.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import type { OwnedCourses } from '../entitlements/order-entitlements.ts';
import { coursesOf, findProduct, isSameOffer, type Product } from './products.ts';
import {
  findOrderPayment,
  isConfirmable,
  undefinedIfIdempotencyKeyInUse,
} from '../reconciliation/order-payment.ts';
import {
  MissingAtStripe,
  PaymentProviderFailure,
  RESOURCE_MISSING,
  type PaymentSnapshot,
} from '#billing/payment-provider.ts';
import { reconcileOrder } from '../reconciliation/reconcile-order.ts';

export interface CheckoutCourse {
  userId: string;
  /** The id of a course or bundle. */
  courseId: number;
  now: Date;
}

export type CheckoutDependencies = Pick<
  BillingDependencies,
  'catalog' | 'orders' | 'events' | 'customers' | 'provider' | 'emailOf' | 'newId' | 'count'
>;

/** The payment that the browser confirms. The route adds the account's publishable key. */
export type PreparedPayment = Omit<PaymentIntent, 'publishableKey'>;

/**
 * Prepares the payment of a course or bundle at the catalog's price. There is one open order per product at a time, and one
 * payment of an order: a double click, a reload and two tabs get the same one. When the price has changed, the old payment is
 * canceled before a new one is created.
 *
 * Source: rules/money.md M2, M6, M7, M8
 *
 * @throws Failure `course_not_found`; `already_owned` when nothing in it is new; `payment_disputed`; `write_conflict`.
 * PaymentProviderFailure when Stripe does not answer; a retry continues where this call stopped.
 */
export async function checkoutCourse(
  { userId, courseId, now }: CheckoutCourse,
  dependencies: CheckoutDependencies,
): Promise<PreparedPayment> {
  const { catalog, orders, provider } = dependencies;
  const product = findProduct(await catalog.read(), courseId);
  if (!product) throw new Failure('course_not_found');

  return retryOnConflict(async () => {
    const purchased = await orders.readPurchasedCourses(userId);
    refuseOwned(product, purchased.owned);
    const customerId = await ensureCustomer({ userId, now }, dependencies);
    const open = await orders.findOpen(userId, product.sku);
    const placed = { userId, customerId, now };
    const order = open ?? (await placeOrder(placed, product, purchased.version, dependencies));
    if (order?.state !== 'open') return undefined;

    const reconcile = () => reconcileOrder({ userId, orderId: order.orderId, now }, dependencies);
    // An order whose customer was deleted at Stripe can no longer be paid.
    const isOrphan = order.customerId !== customerId;
    const known = open && (await findOrderPayment(order, provider).catch(nullIfMissing));
    if (known === null) {
      await reconcile();
      return undefined;
    }
    if (!known && isOrphan) {
      const after: OrderRecord = { ...order, state: 'canceled' };
      await changeOrder({ before: order, after, purchased, now }, orders);
      return undefined;
    }
    const payment =
      known ??
      (await undefinedIfIdempotencyKeyInUse(createPayment(order, dependencies)).catch(
        (error: unknown) => forgetMissingCustomer(error, order, dependencies),
      ));
    if (!payment) return undefined;
    if (!isConfirmable(payment)) {
      const reconciled = await reconcile();
      // Stripe is still processing it, e.g. a bank debit: nothing to confirm, and nothing to pay again.
      return reconciled.state === 'open' ? prepared(reconciled, null) : undefined;
    }
    if (isOrphan || !isSameOffer(order, product)) {
      await provider.cancelPayment(payment.paymentIntentId);
      await reconcile();
      return undefined;
    }
    if (order.paymentIntentId === null) {
      const after = { ...order, paymentIntentId: payment.paymentIntentId };
      const outcome = await changeOrder({ before: order, after, purchased, now }, orders);
      if (outcome !== 'stored') return undefined;
    }
    return prepared(order, payment);
  });
}

/** A suspended course counts as owned, because it may come back. */
function refuseOwned({ items }: Product, owned: OwnedCourses): void {
  const entitlements = coursesOf(items).map((courseId) => owned.get(courseId));
  if (entitlements.some((one) => one && one.endsAt !== null)) throw new Failure('payment_disputed');
  if (entitlements.every((one) => one !== undefined)) throw new Failure('already_owned');
}

/** Stores a new order for the product; undefined when another checkout came first. */
async function placeOrder(
  { userId, customerId, now }: { userId: string; customerId: string; now: Date },
  product: Product,
  purchasesVersion: number,
  dependencies: CheckoutDependencies,
): Promise<OrderRecord | undefined> {
  const order: OrderRecord = {
    entity: 'order',
    orderId: dependencies.newId(now),
    userId,
    ...product,
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
    : undefined;
}

async function createPayment(
  { orderId, userId, sku, customerId, amountCents, title }: OrderRecord,
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
): Promise<undefined> {
  const isMissing =
    error instanceof PaymentProviderFailure && error.stripeCode === RESOURCE_MISSING;
  if (!isMissing || (await provider.hasCustomer(customerId))) throw error;
  await customers.forget(userId, customerId);
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
    clientSecret: payment?.clientSecret ?? null,
    confirmation: payment ? 'payment' : 'none',
  };
}
