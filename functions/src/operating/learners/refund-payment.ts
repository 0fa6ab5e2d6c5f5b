import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import type { ReconcileDependencies } from '#billing/dependencies.ts';
import { issueDocumentsIfPossible } from '#billing/invoices/issue-documents.ts';
import { refundOrder } from '#billing/orders/refund-order.ts';
import { MissingAtStripe, type PaymentSnapshot } from '#billing/payment-provider.ts';
import { dollars } from '#billing/purchases/dollars.ts';
import { reconcileTarget } from '#billing/reconcile-target.ts';
import { withStripe } from '#billing/with-stripe.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';

interface Refund {
  learnerId: string;
  orderId: string;
  refundId: string;
  /** US dollars; null for all that is left. */
  amount: number | null;
  /** The version that the operator saw. */
  version: number;
  reason: string;
}

const CENTS = 100;

/**
 * Refunds a purchase or the latest payment of a plan, whole or in part. All of a purchase withdraws its courses; a part changes no access. A
 * repeated id refunds once.
 *
 * @throws Failure `order_not_found`, `changed_by_operator`, `nothing_to_refund`, `payment_disputed`, `payment_missing`, `payments_unavailable`
 */
export async function refundPayment(
  input: Refund,
  operator: Operator,
  deps: OperatingDependencies,
  now: Date,
): Promise<{ orderId: string; state: string; refunded: number }> {
  const { learnerId, orderId } = input;
  const { billing, openStripe } = deps.learners;
  const [order, plan] = await Promise.all([
    billing.orders.find(learnerId, orderId),
    billing.subscriptions.find(learnerId, orderId),
  ]);
  const record = order ?? plan;
  if (!record) throw new Failure('order_not_found');
  const after = await withStripe(openStripe, async ({ provider }) => {
    const stripe = { ...billing, provider };
    if (order && input.amount === null) return refundAll(order, input, operator, deps, stripe, now);
    return refundPart(record, input, operator, deps, stripe, now);
  });
  const target = { kind: kindOf(record), userId: learnerId, orderId };
  await withStripe(openStripe, ({ provider }) =>
    issueDocumentsIfPossible(target, now, { ...billing, provider }),
  );
  return { orderId, state: stateOf(after), refunded: dollars(after.refundedCents) };
}

/** Stores the request with its record in one transaction, before Stripe is called. */
async function refundAll(
  order: OrderRecord,
  { learnerId, orderId, version, reason }: Refund,
  operator: Operator,
  { newId }: OperatingDependencies,
  stripe: ReconcileDependencies,
  now: Date,
): Promise<OrderRecord> {
  const isRepeated = order.state === 'refund_requested' || order.state === 'refunded';
  if (order.version !== version && !isRepeated) throw new Failure('changed_by_operator');
  const entry = {
    operator,
    action: 'refundPayment',
    learnerId,
    subject: `order ${orderId}`,
    before: { state: order.state, refunded: dollars(order.refundedCents) },
    after: { state: 'refund_requested', refunded: dollars(order.amountCents) },
    reason,
  };
  const audit = auditWrites(entry, newId(now), now);
  return refundOrder({ order, audit, now }, stripe);
}

/** Refunds at Stripe first, under the id of the refund; then our record follows. */
async function refundPart(
  record: OrderRecord | SubscriptionRecord,
  { learnerId, orderId, refundId, amount, version, reason }: Refund,
  operator: Operator,
  { audit, newId }: OperatingDependencies,
  stripe: ReconcileDependencies,
  now: Date,
): Promise<OrderRecord | SubscriptionRecord> {
  const payment = await paymentOf(record, stripe);
  if (!payment) throw new Failure('nothing_to_refund');
  const isRepeated = payment.refunds.some((refund) => refund.requestId === refundId);
  if (!isRepeated) {
    if (record.version !== version) throw new Failure('changed_by_operator');
    const left = leftOf(payment);
    const amountCents = amount === null ? left : Math.round(amount * CENTS);
    if (amountCents > left || left === 0) throw new Failure('nothing_to_refund');
    const entry = {
      operator,
      action: 'refundPayment',
      learnerId,
      subject: `${kindOf(record)} ${orderId}`,
      before: { refunded: dollars(record.refundedCents) },
      after: { refunded: dollars(record.refundedCents + amountCents) },
      reason,
    };
    const done = await audit.begin(entry, newId(now), now);
    const refund = { refundId, orderId, amountCents };
    const outcome = await stripe.provider.refundAmount(payment.paymentIntentId, refund);
    if (outcome === 'disputed') throw new Failure('payment_disputed');
    if (outcome === 'exceeds') throw new Failure('nothing_to_refund');
    await done();
  }
  const target = { kind: kindOf(record), userId: learnerId, orderId };
  return reconcileTarget({ target, now }, stripe);
}

/** Returns the payment of a purchase, or the latest one of a plan. @throws Failure `payment_missing` */
async function paymentOf(
  record: OrderRecord | SubscriptionRecord,
  { provider }: ReconcileDependencies,
): Promise<PaymentSnapshot | null> {
  try {
    if (record.entity === 'order') {
      return record.paymentIntentId === null || record.paidAt === null
        ? null
        : await provider.readPayment(record.paymentIntentId);
    }
    if (record.subscriptionId === null) return null;
    const { laterPayments, firstPayment } = await provider.readSubscription(record.subscriptionId);
    return laterPayments[0] ?? firstPayment;
  } catch (error) {
    if (error instanceof MissingAtStripe) throw new Failure('payment_missing');
    throw error;
  }
}

const UNDONE = ['failed', 'canceled'];

function leftOf({ amountReceivedCents, refunds }: PaymentSnapshot): number {
  const returned = refunds
    .filter(({ status }) => !UNDONE.includes(status))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return amountReceivedCents - returned;
}

const kindOf = ({ entity }: OrderRecord | SubscriptionRecord) => entity;
const stateOf = (record: OrderRecord | SubscriptionRecord): string =>
  record.entity === 'order' ? record.state : record.status;
