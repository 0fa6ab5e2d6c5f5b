import type { SubscriptionSnapshot } from '#billing/payment-provider.ts';
import type { BillingHarness } from './billing-harness.ts';

/** A first month that is being paid by bank debit. */
export interface BankDebit {
  /** The bank refuses the debit days later; Stripe may still retry it. @param refusedStatus default: `past_due` */
  fail(refusedStatus?: 'past_due' | 'unpaid'): void;
  /** The money arrives. */
  arrive(): void;
}

/**
 * Makes the card payment for the first month of the newest subscription look like a bank debit, because the emulator has no debits.
 * Stripe calls such a subscription active as soon as the customer agrees to the debit, days before the money arrives.
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
        unpaid: {
          invoiceId: 'in_debited',
          amountCents: snapshot.amountDueCents,
          nextAttemptAt: null,
          isPayable: true,
        },
      };
    },
  };
  return {
    fail(refusedStatus = 'past_due') {
      status = refusedStatus;
    },
    arrive() {
      hasArrived = true;
    },
  };
}
