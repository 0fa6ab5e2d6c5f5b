import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import { idOf, instantOf } from './client/stripe-client.ts';
import { mapStripeErrors } from './client/map-errors.ts';

const PAGE = 100;

/** Implements reading our balance: what Stripe booked, with its fees. */
export function stripeBalance(stripe: Stripe): Pick<PaymentProvider, 'bookingsBetween'> {
  return {
    bookingsBetween: (from, to) =>
      mapStripeErrors(async () => {
        const bookings = [];
        const created = { gte: secondsOf(from), lt: secondsOf(to) };
        const page = { created, limit: PAGE, expand: ['data.source'] };
        for await (const transaction of stripe.balanceTransactions.list(page)) {
          bookings.push({
            transactionId: transaction.id,
            bookedAt: instantOf(transaction.created),
            category: transaction.reporting_category,
            currency: transaction.currency,
            amountCents: transaction.amount,
            feeCents: transaction.fee,
            netCents: transaction.net,
            paymentIntentId: paymentOf(transaction.source),
          });
        }
        return bookings;
      }),
  };
}

/** Charges, refunds and disputes name the payment that they are about. */
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  return idOf(source.payment_intent);
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);
