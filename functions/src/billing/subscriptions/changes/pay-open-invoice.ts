import { Failure } from '#failure.ts';
import type { InvoicePayment } from '#billing/payment-provider.ts';
import {
  reconcileSubscription,
  type SubscriptionDependencies,
} from '../reconciliation/reconcile-subscription.ts';
import { findRunningPlan } from '../reconciliation/running-plan.ts';

/**
 * Charges the newest invoice of the learner's plan now, with the customer's card, instead of at Stripe's next retry. Which invoice
 * that is and its amount come from Stripe. Safe to repeat and in two tabs: Stripe charges an invoice once, and a plan that owes
 * nothing counts as paid.
 *
 * Source: rules/money.md M38
 *
 * @throws Failure `subscription_not_found` without a running plan; `card_missing`; `card_declined`; `write_conflict`.
 * PaymentProviderFailure when Stripe does not respond.
 */
export async function payOpenInvoice(
  { userId, now }: { userId: string; now: Date },
  deps: SubscriptionDependencies,
): Promise<Exclude<InvoicePayment, { outcome: 'declined' }>> {
  const running = await findRunningPlan({ userId, now }, deps);
  if (!running) throw new Failure('subscription_not_found');
  const { plan, snapshot } = running;
  const unpaid = snapshot?.unpaid;
  // A plan that is being ended charges nothing more.
  const isEnding = plan.refundRequest !== null || plan.returnedUntil !== null;
  if (!unpaid?.isPayable || isEnding) return { outcome: 'paid' };
  // The company pays on Stripe's page of the invoice.
  if (plan.contract && unpaid.url) return { outcome: 'confirm', url: unpaid.url };
  if (!snapshot?.hasCard) throw new Failure('card_missing');
  const payment = await deps.provider.payInvoice(unpaid.invoiceId);
  await reconcileSubscription({ userId, orderId: plan.orderId, now }, deps);
  if (payment.outcome === 'declined') throw new Failure('card_declined');
  return payment;
}
