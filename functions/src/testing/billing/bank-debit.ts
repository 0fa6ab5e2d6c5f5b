import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import type { BillingHarness } from './billing-harness.ts';

/** A first month that is paid by bank debit. */
export interface BankDebit {
  /** The bank refuses it, days later; Stripe may still try it again. Default: `past_due` */
  fail(status?: 'past_due' | 'unpaid'): void;
  /** The money comes. */
  arrive(): void;
}

/**
 * Lets the first month of the newest subscription, which was paid by card a moment ago, look as if it was paid by bank debit; the
 * emulator has no debits. Stripe calls such a subscription active as soon as the debit was agreed to, days before the money.
 */
export function payByBankDebit({ deps, stripe }: BillingHarness): BankDebit {
  const { provider } = deps;
  const debited = stripe.objects().subscriptions.at(-1)!.id;
  let status: SubscriptionSnapshot['status'] = 'active';
  let hasArrived = false;
  deps.provider = {
    ...provider,
    async readSubscription(id) {
      const snapshot = await provider.readSubscription(id);
      if (id !== debited || hasArrived) return snapshot;
      return {
        ...snapshot,
        status: snapshot.endedAt === null ? status : snapshot.status,
        firstPayment: null,
        paid: null,
        isFirstInvoicePaid: false,
        hasPayableInvoice: true,
        unpaid: { amountCents: snapshot.amountDueCents, nextAttemptAt: null },
      };
    },
  };
  return {
    fail(word = 'past_due') {
      status = word;
    },
    arrive() {
      hasArrived = true;
    },
  };
}
