import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import { declineReason } from './decline-reason.ts';

/** The reason a confirmation did not reach the return address. */
export type ConfirmationProblem =
  /** Something in the form is missing or wrong; Stripe marks the field. */
  | { kind: 'incomplete' }
  /** The card was declined, or the bank did not confirm: nothing was charged. */
  | { kind: 'failed'; reason: string }
  /** The response was lost: the card may or may not have been charged. */
  | { kind: 'no-response' }
  /** The payment was already made, in another tab or just before. */
  | { kind: 'already-paid' }
  /** The payment was canceled in the meantime, for example because its price changed. */
  | { kind: 'outdated' };

const UNEXPECTED_STATE_CODES = ['payment_intent_unexpected_state', 'setup_intent_unexpected_state'];
/** After these errors the payment's state is unknown here. */
const NO_RESPONSE_TYPES = ['api_connection_error', 'api_error'];

export interface Confirmation {
  stripe: Stripe;
  elements: StripeElements;
  confirmation: PaymentIntent['confirmation'];
  returnUrl: string;
}

/** Confirms the payment with Stripe. On success the browser leaves for the return address, and this never resolves. */
export async function confirmIntent(confirmation: Confirmation): Promise<ConfirmationProblem> {
  const submission = await submitElements(confirmation.elements);
  if (submission !== true) return submission;
  try {
    return toProblem(await confirmWithStripe(confirmation));
  } catch {
    return { kind: 'no-response' };
  }
}

/** Validates the fields; this charges nothing. */
async function submitElements(elements: StripeElements): Promise<true | ConfirmationProblem> {
  try {
    const { error } = await elements.submit();
    if (!error) return true;
    return error.type === 'validation_error'
      ? { kind: 'incomplete' }
      : { kind: 'failed', reason: declineReason(error) };
  } catch {
    return { kind: 'failed', reason: declineReason({}) };
  }
}

async function confirmWithStripe({ stripe, elements, confirmation, returnUrl }: Confirmation) {
  const call = { elements, confirmParams: { return_url: returnUrl } };
  const { error } =
    confirmation === 'setup' ? await stripe.confirmSetup(call) : await stripe.confirmPayment(call);
  return error;
}

function toProblem(error: StripeError): ConfirmationProblem {
  if (UNEXPECTED_STATE_CODES.includes(error.code ?? '')) {
    const status = (error.payment_intent ?? error.setup_intent)?.status;
    return { kind: status === 'canceled' ? 'outdated' : 'already-paid' };
  }
  if (NO_RESPONSE_TYPES.includes(error.type)) return { kind: 'no-response' };
  if (error.type === 'validation_error') return { kind: 'incomplete' };
  return { kind: 'failed', reason: declineReason(error) };
}
