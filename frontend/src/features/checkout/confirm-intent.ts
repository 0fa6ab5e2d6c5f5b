import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { PaymentIntent } from '@learning/shared/contract/billing';

/** How a confirmation ended that did not lead to the return address. */
export type ConfirmationProblem =
  /** Something in the form is missing or wrong; Stripe marks the field. */
  | { kind: 'incomplete'; message: string }
  /** The card was refused, the bank did not confirm, or Stripe was not reached. */
  | { kind: 'failed'; message: string }
  /** It was paid already, in another tab or just before. */
  | { kind: 'paid-before' }
  /** The payment was cancelled meanwhile, e.g. because its price changed. */
  | { kind: 'outdated' };

const FALLBACK = 'The payment could not be completed. Please try again.';
const UNEXPECTED = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state'];

export interface Confirmation {
  stripe: Stripe;
  elements: StripeElements;
  confirmation: PaymentIntent['confirmation'];
  returnUrl: string;
}

/** Lets Stripe confirm. On success the browser leaves for the return address, and this never resolves. */
export async function confirmIntent(confirmation: Confirmation): Promise<ConfirmationProblem> {
  try {
    const submitted = await confirmation.elements.submit();
    if (submitted.error) return problemOf(submitted.error);
    return problemOf(await confirmed(confirmation));
  } catch {
    return { kind: 'failed', message: FALLBACK };
  }
}

async function confirmed({ stripe, elements, confirmation, returnUrl }: Confirmation) {
  const call = { elements, confirmParams: { return_url: returnUrl } };
  const { error } =
    confirmation === 'setup' ? await stripe.confirmSetup(call) : await stripe.confirmPayment(call);
  return error;
}

function problemOf(error: StripeError): ConfirmationProblem {
  const message = error.message ?? FALLBACK;
  if (UNEXPECTED.includes(error.code ?? '')) {
    const status = (error.payment_intent ?? error.setup_intent)?.status;
    return { kind: status === 'canceled' ? 'outdated' : 'paid-before' };
  }
  return { kind: error.type === 'validation_error' ? 'incomplete' : 'failed', message };
}
