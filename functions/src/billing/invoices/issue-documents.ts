import type { DomainEvent } from '#events/domain-events.ts';
import { newEvent } from '#events/event-writes.ts';
import { log } from '#observability/log.ts';
import type { OrderRecord } from '../billing-records.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import type { IssuedInvoice } from '../payment-provider.ts';
import type { ReconcileTarget } from '../reconcile-target.ts';

type Dependencies = Pick<ReconcileDependencies, 'orders' | 'invoices' | 'provider' | 'count'>;

/**
 * Issues what an order's documents lack: the invoice of its payment, and a credit note for each refund. Stripe bills plans itself.
 * Access never waits for a document.
 *
 * Source: rules/money.md M39; shared/decisions/026-invoices-follow-the-payment.md
 *
 * @throws PaymentProviderFailure; a repeat continues where this call stopped
 */
export async function issueDocuments(
  { kind, userId, orderId }: ReconcileTarget,
  now: Date,
  { orders, invoices, provider }: Dependencies,
): Promise<void> {
  const order = kind === 'order' ? await orders.find(userId, orderId) : undefined;
  if (!order || !isBilled(order)) return;
  const { customerId, paymentIntentId, amountCents, refundedCents, title } = order;
  let invoice = await invoices.find(userId, orderId);
  if (!invoice) {
    const billed = { orderId, userId, customerId, paymentIntentId, amountCents };
    const issued = await provider.issueInvoice({ ...billed, description: title });
    const invoiceId = issued?.invoiceId ?? null;
    invoice = { entity: 'orderInvoice', userId, orderId, invoiceId, creditedCents: 0 };
    await invoices.save(invoice, issued ? invoiceEvents(order, issued, now) : []);
  }
  if (invoice.invoiceId === null || refundedCents <= invoice.creditedCents) return;
  const creditedCents = await provider.creditRefunds(invoice.invoiceId, paymentIntentId);
  await invoices.save({ ...invoice, creditedCents });
}

/** Returns what the learner is told about an invoice; nothing without an account. */
function invoiceEvents(
  { userId, orderId, title, isOfDeletedAccount }: OrderRecord,
  { invoiceId: _id, ...invoice }: IssuedInvoice,
  now: Date,
): DomainEvent[] {
  if (isOfDeletedAccount) return [];
  const data = { orderId, title, ...invoice };
  return [newEvent(userId, 'invoiceIssued', orderId, data, now)];
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
    deps.count('InvoicesDelayed');
    log.error('documents were not issued', { orderId: target.orderId, error: error as Error });
  }
}

/**
 * Returns whether an order gets documents. A payment that granted nothing new, or differs from its order, is returned or looked at: its
 * receipt is enough. Stripe can bill nothing for a payment that it no longer has.
 */
function isBilled(order: OrderRecord): order is OrderRecord & { paymentIntentId: string } {
  return (
    order.paidAt !== null &&
    order.paymentIntentId !== null &&
    !order.isMissingAtStripe &&
    order.quarantineReason === null &&
    order.refundRequest?.reason !== 'duplicate'
  );
}
