import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { PaymentIntent } from '@learning/shared/contract/billing';

/** How a confirmation ended that did not reach the return address. */
export type ConfirmationProblem =
  /** Something in the form is missing or wrong; Stripe marks the field. */
  | { kind: 'incomplete' }
  /** The card was refused, or the bank did not confirm: nothing was charged. */
  | { kind: 'failed'; message: string }
  /** The answer was lost: the card may have been charged, or not. */
  | { kind: 'unanswered' }
  /** It was paid already, in another tab or just before. */
  | { kind: 'paid-before' }
  /** The payment was canceled in the meantime, for example because its price changed. */
  | { kind: 'outdated' };

const FALLBACK = 'The payment could not be completed.';
const UNEXPECTED = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state'];
/** After these errors the payment's state is unknown here. */
const WITHOUT_ANSWER = ['api_connection_error', 'api_error'];

export interface Confirmation {
  stripe: Stripe;
  elements: StripeElements;
  confirmation: PaymentIntent['confirmation'];
  returnUrl: string;
}

/** Lets Stripe confirm. On success the browser leaves for the return address, and this never resolves. */
export async function confirmIntent(confirmation: Confirmation): Promise<ConfirmationProblem> {
  const isSubmitted = await submitted(confirmation.elements);
  if (isSubmitted !== true) return isSubmitted;
  try {
    return problemOf(await confirmed(confirmation));
  } catch {
    return { kind: 'unanswered' };
  }
}

/** Checks the fields; nothing is charged by that. */
async function submitted(elements: StripeElements): Promise<true | ConfirmationProblem> {
  try {
    const { error } = await elements.submit();
    if (!error) return true;
    return error.type === 'validation_error'
      ? { kind: 'incomplete' }
      : { kind: 'failed', message: error.message ?? FALLBACK };
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
  if (UNEXPECTED.includes(error.code ?? '')) {
    const status = (error.payment_intent ?? error.setup_intent)?.status;
    return { kind: status === 'canceled' ? 'outdated' : 'paid-before' };
  }
  if (WITHOUT_ANSWER.includes(error.type)) return { kind: 'unanswered' };
  if (error.type === 'validation_error') return { kind: 'incomplete' };
  return { kind: 'failed', message: error.message ?? FALLBACK };
}
