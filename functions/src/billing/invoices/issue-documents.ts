import { subtotalCents } from '@learning/shared/domain/money/tax';
import type { DomainEvent } from '#events/domain-events.ts';
import { newEvent } from '#events/event-writes.ts';
import { log } from '#observability/log.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { PaymentProviderFailure, type IssuedInvoice } from '../payment-provider.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';
import { paymentsOf } from '../subscriptions/reconciliation/subscription-periods.ts';

type Dependencies = Pick<
  ReconcileDependencies,
  'orders' | 'subscriptions' | 'invoices' | 'provider' | 'count'
>;

/**
 * Issues what is missing of the documents of an order or plan: the invoice of a purchase, and a credit note for each refund, which is
 * voided when the refund fails. Stripe bills plans itself. Access never waits for a document.
 *
 * Source: rules/money.md M39; shared/decisions/026-invoices-follow-the-payment.md
 *
 * @throws PaymentProviderFailure; a repeat continues where this call stopped
 */
export async function issueDocuments(
  target: ReconcileTarget,
  now: Date,
  deps: Dependencies,
): Promise<void> {
  await (target.kind === 'order' ? documentPurchase(target, now, deps) : creditPlan(target, deps));
}

async function documentPurchase(
  { userId, orderId }: ReconcileTarget,
  now: Date,
  { orders, invoices, provider }: Dependencies,
): Promise<void> {
  const order = await orders.find(userId, orderId);
  if (!order || !isBilled(order)) return;
  const { customerId, paymentIntentId, amountCents, discount, tax, refundedCents, title } = order;
  let invoice = await invoices.find(userId, orderId);
  if (!invoice) {
    const issued = await provider.issueInvoice({
      orderId,
      userId,
      customerId,
      paymentIntentId,
      listCents: discount?.listCents ?? subtotalCents(amountCents, tax),
      discount: discount ?? null,
      tax: tax ? { behavior: tax.basis.behavior, taxCents: tax.taxCents } : null,
      description: title,
    });
    const invoiceId = issued?.invoiceId ?? null;
    invoice = { entity: 'orderInvoice', userId, orderId, invoiceId, creditedCents: 0 };
    await invoices.save(invoice, issued ? invoiceEvents(order, issued, now) : []);
  }
  if (order.awaitsInvoice) await forgetInvoice(order, now, orders);
  if (invoice.invoiceId === null || paymentIntentId === null) return;
  if (refundedCents === invoice.creditedCents) return;
  const creditedCents = await provider.creditRefunds(invoice.invoiceId, paymentIntentId);
  await invoices.save({ ...invoice, creditedCents });
}

/** Takes an order that waited for its invoice off the reconciler's list. A change at the same moment leaves that to the next visit. */
async function forgetInvoice(
  before: OrderRecord,
  now: Date,
  orders: Dependencies['orders'],
): Promise<void> {
  const { awaitsInvoice: _, ...after } = before;
  const purchased = await orders.readPurchasedCourses(before.userId);
  await changeOrder({ before, after, purchased, now }, orders);
}

/** Credits the refunds of a plan's payments on the invoices that Stripe issued for them. */
async function creditPlan(
  { userId, orderId }: ReconcileTarget,
  { subscriptions, invoices, provider }: Dependencies,
): Promise<void> {
  const plan = await subscriptions.find(userId, orderId);
  if (!plan || plan.subscriptionId === null || plan.isMissingAtStripe) return;
  const known = await invoices.find(userId, orderId);
  if (plan.refundedCents === (known?.creditedCents ?? 0)) return;
  const snapshot = await provider.readSubscription(plan.subscriptionId);
  const refundedIds = paymentsOf(snapshot)
    .filter(({ refunds }) => refunds.length > 0)
    .map(({ paymentIntentId }) => paymentIntentId);
  let creditedCents = 0;
  for (const { invoiceId, paymentIntentId } of snapshot.paidInvoices) {
    if (paymentIntentId === null || !refundedIds.includes(paymentIntentId)) continue;
    creditedCents += await provider.creditRefunds(invoiceId, paymentIntentId);
  }
  await invoices.save({ userId, orderId, invoiceId: null, creditedCents });
}

/** Returns what the learner is told about an invoice; nothing without an account. */
function invoiceEvents(
  { userId, orderId, title, sku, isOfDeletedAccount }: OrderRecord,
  { invoiceId: _id, ...invoice }: IssuedInvoice,
  now: Date,
): DomainEvent[] {
  if (isOfDeletedAccount) return [];
  const data = { orderId, title, product: sku, ...invoice };
  return [newEvent(userId, 'invoiceIssued', orderId, data, now)];
}

/** Issues the documents of an order before its customer is deleted. What Stripe refuses for good is counted and holds nothing up. */
export async function issueDocumentsUnlessRefused(
  target: ReconcileTarget,
  now: Date,
  deps: Dependencies,
): Promise<void> {
  try {
    await issueDocuments(target, now, deps);
  } catch (error) {
    if (error instanceof PaymentProviderFailure && error.isTransient) throw error;
    countDelayed(target, error, deps);
  }
}

/** Issues the documents of an event's order. A failure is counted and left to the reconciler, because the event itself is done. */
export async function issueDocumentsIfPossible(
  target: ReconcileTarget,
  now: Date,
  deps: Dependencies,
): Promise<void> {
  try {
    await issueDocuments(target, now, deps);
  } catch (error) {
    countDelayed(target, error, deps);
  }
}

function countDelayed(
  { orderId }: ReconcileTarget,
  error: unknown,
  { count }: Pick<Dependencies, 'count'>,
): void {
  count('InvoicesDelayed');
  log.error('documents were not issued', { orderId, error: error as Error });
}

/**
 * Returns whether an order gets documents. A payment that granted nothing new, or differs from its order, is returned or looked at: its
 * receipt is enough. Stripe can bill nothing for a payment that it no longer has. One without anything to pay has an invoice over nothing.
 */
function isBilled(order: OrderRecord): boolean {
  return (
    order.paidAt !== null &&
    (order.paymentIntentId !== null || order.amountCents === 0) &&
    !order.isMissingAtStripe &&
    order.quarantineReason === null &&
    order.refundRequest?.reason !== 'duplicate'
  );
}
