import type { Stripe } from 'stripe';
import type { PaymentSnapshot, PlanPayment, RefundSnapshot } from '#billing/payment-provider.ts';
import { disputeSnapshot } from '../dispute-snapshot.ts';
import { idOf, instantOf } from '../client/stripe-client.ts';
import { mapStripeErrorsUnless } from '../client/map-errors.ts';
import { payingIntentOf } from '../invoices/paying-intent.ts';
import { paidLinesOf } from './paid-time.ts';
import { readPayment, requestOf } from '../payments.ts';

const PAGE = 100;
/** More payments than a learner makes in a lifetime. */
const MAX_PAYMENTS = 1_000;

/**
 * Lists the charges that succeeded of one customer, newest first; none while no invoice is paid. They are read after the invoices, so
 * that the charge of every paid invoice is included.
 *
 * @param invoices with their `payments` expanded
 */
export async function chargesOf(
  stripe: Stripe,
  customerId: string,
  invoices: readonly Stripe.Invoice[],
): Promise<Stripe.Charge[]> {
  if (invoices.every((invoice) => payingIntentOf(invoice) === null)) return [];
  const charges = await mapStripeErrorsUnless(
    () =>
      stripe.charges
        .list({ customer: customerId, limit: PAGE, expand: ['data.refunds'] })
        .autoPagingToArray({ limit: MAX_PAYMENTS }),
    // The customer was deleted, so each payment is read separately.
    ['resource_missing'],
    () => [],
  );
  return charges.filter(({ status }) => status === 'succeeded');
}

/**
 * Reads the payments of one customer's invoices, by the invoice's id and in the invoices' order. Takes no call beyond `chargesOf`,
 * however many months a plan runs, but one per disputed charge.
 *
 * @param invoices with their `payments` expanded
 */
export async function paymentsOfInvoices(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
  invoices: readonly Stripe.Invoice[],
): Promise<Map<string, PlanPayment>> {
  const paid = invoices.flatMap((invoice) => {
    const intentId = payingIntentOf(invoice);
    return intentId === null ? [] : [{ invoice, intentId }];
  });
  const byIntent = new Map(charges.map((charge) => [idOf(charge.payment_intent), charge]));
  return new Map(
    await Promise.all(
      paid.map(async ({ invoice, intentId }) => {
        const charge = byIntent.get(intentId);
        const payment = await (charge
          ? paymentOf(stripe, intentId, charge)
          : readPayment(stripe, intentId));
        return [invoice.id, { ...payment, periodEnd: periodEndOf(invoice) }] as const;
      }),
    ),
  );
}

/** An invoice that charges for no time counts for the instant it was created. */
function periodEndOf(invoice: Stripe.Invoice): string {
  const ends = paidLinesOf(invoice).map(({ period }) => period.end);
  return instantOf(ends.length > 0 ? Math.max(...ends) : invoice.period_end);
}

async function paymentOf(
  stripe: Stripe,
  paymentIntentId: string,
  charge: Stripe.Charge,
): Promise<PaymentSnapshot> {
  const disputes = charge.disputed
    ? await stripe.disputes
        .list({ charge: charge.id, limit: PAGE })
        .autoPagingToArray({ limit: MAX_PAYMENTS })
    : [];
  return {
    paymentIntentId,
    status: 'succeeded',
    amountCents: charge.amount,
    amountReceivedCents: charge.amount_captured,
    currency: charge.currency,
    customerId: idOf(charge.customer),
    isLive: charge.livemode,
    metadata: charge.metadata,
    clientSecret: null,
    charge: {
      chargeId: charge.id,
      createdAt: instantOf(charge.created),
      receiptUrl: charge.receipt_url,
    },
    refunds: await refundsOf(stripe, charge),
    disputes: disputes.map(disputeSnapshot),
  };
}

/** Lists all refunds; an expanded list contains only the latest ten. */
async function refundsOf(
  stripe: Stripe,
  { id, refunds }: Stripe.Charge,
): Promise<RefundSnapshot[]> {
  const all = refunds?.has_more
    ? await stripe.refunds
        .list({ charge: id, limit: PAGE })
        .autoPagingToArray({ limit: MAX_PAYMENTS })
    : (refunds?.data ?? []);
  return all.map((refund) => ({
    refundId: refund.id,
    status: refund.status ?? 'pending',
    amountCents: refund.amount,
    createdAt: instantOf(refund.created),
    ...requestOf(refund),
  }));
}
