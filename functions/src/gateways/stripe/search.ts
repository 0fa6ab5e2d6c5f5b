import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import type { StripeAccount } from './client/account.ts';
import { idOf, instantOf } from './client/stripe-client.ts';
import { mapStripeErrors } from './client/map-errors.ts';
import { summaryOf } from './payments.ts';

const PAGE = 100;
const SUCCEEDED = 'payment_intent.succeeded';
/** A bank may take months to decide a dispute, and Stripe lists disputes only by when they were opened. */
const DISPUTE_SECONDS = 120 * 86_400;

type Search = Pick<
  PaymentProvider,
  | 'paymentOfRefund'
  | 'paymentOfDispute'
  | 'paymentOfFraudWarning'
  | 'suspectedPaymentsSince'
  | 'subscriptionOfPayment'
  | 'subscriptionOfInvoice'
  | 'paymentsRefundedOrDisputedSince'
  | 'paymentSuccessesSince'
  | 'paymentsSucceededSince'
>;

/** Implements the searches: from a Stripe object to the one our records link to, and for what happened since an instant. */
export function stripeSearch(
  stripe: Stripe,
  { readById }: Pick<StripeAccount, 'readById'>,
): Search {
  const subscriptionOf = async (invoiceId: string) => {
    const { parent } = await stripe.invoices.retrieve(invoiceId);
    return idOf(parent?.subscription_details?.subscription);
  };

  return {
    paymentOfRefund: (refundId) =>
      readById(refundId, async () =>
        idOf((await stripe.refunds.retrieve(refundId)).payment_intent),
      ),

    paymentOfDispute: (disputeId) =>
      readById(disputeId, async () =>
        idOf((await stripe.disputes.retrieve(disputeId)).payment_intent),
      ),

    paymentOfFraudWarning: (warningId) =>
      readById(warningId, async () => {
        const warning = await stripe.radar.earlyFraudWarnings.retrieve(warningId);
        return warning.actionable ? idOf(warning.payment_intent) : null;
      }),

    suspectedPaymentsSince: (since) =>
      mapStripeErrors(async () => {
        const found: string[] = [];
        const page = pageFrom(secondsOf(since));
        for await (const warning of stripe.radar.earlyFraudWarnings.list(page)) {
          const id = idOf(warning.payment_intent);
          if (warning.actionable && id !== null) found.push(id);
        }
        return found;
      }),

    subscriptionOfPayment: (paymentIntentId) =>
      mapStripeErrors(async () => {
        const payment = { type: 'payment_intent', payment_intent: paymentIntentId } as const;
        const { data } = await stripe.invoicePayments.list({ payment, limit: PAGE });
        const invoiceId = idOf(data[0]?.invoice);
        return invoiceId === null ? null : subscriptionOf(invoiceId);
      }),

    subscriptionOfInvoice: (invoiceId) => readById(invoiceId, () => subscriptionOf(invoiceId)),

    paymentsRefundedOrDisputedSince: (since) =>
      mapStripeErrors(async () => {
        const found = new Set<string>();
        const add = (intent: string | { id: string } | null) => {
          const id = idOf(intent);
          if (id !== null) found.add(id);
        };
        const from = secondsOf(since);
        for await (const refund of stripe.refunds.list(pageFrom(from))) add(refund.payment_intent);
        const disputes = stripe.disputes.list(pageFrom(Math.max(0, from - DISPUTE_SECONDS)));
        for await (const dispute of disputes) add(dispute.payment_intent);
        return [...found];
      }),

    paymentSuccessesSince: (since) =>
      mapStripeErrors(async () => {
        const successes = [];
        // A payment is as old as its checkout, and a bank debit takes days: only the event shows when it succeeded.
        const page = { ...pageFrom(secondsOf(since)), type: SUCCEEDED };
        for await (const event of stripe.events.list(page)) {
          if (event.type !== SUCCEEDED) continue;
          const succeededAt = instantOf(event.created);
          successes.push({ paymentIntentId: event.data.object.id, succeededAt });
        }
        return successes;
      }),

    paymentsSucceededSince: (since) =>
      mapStripeErrors(async () => {
        const payments = [];
        const page = { ...pageFrom(secondsOf(since)), expand: ['data.latest_charge'] };
        for await (const intent of stripe.paymentIntents.list(page)) {
          if (intent.status === 'succeeded') payments.push(summaryOf(intent));
        }
        return payments;
      }),
  };
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);
const pageFrom = (seconds: number) => ({ created: { gte: seconds }, limit: PAGE });
