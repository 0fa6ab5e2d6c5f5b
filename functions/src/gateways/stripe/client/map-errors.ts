import { Stripe } from 'stripe';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';

const HTTP_CONFLICT = 409;
const HTTP_TOO_MANY_REQUESTS = 429;
const HTTP_SERVER_FAILURE = 500;

/**
 * Asks Stripe. What the SDK throws becomes a `PaymentProviderFailure` that names kind, code and request, and leaves out
 * Stripe's sentence and objects: those can hold addresses, cards' last digits and client secrets.
 */
export async function mapStripeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? failureOf(error) : error;
  }
}

/** As `mapStripeErrors`, with an answer of one's own for some of Stripe's error codes. */
export async function mapStripeErrorsUnless<T, U>(
  call: () => Promise<T>,
  codes: readonly string[],
  otherwise: () => U | Promise<U>,
): Promise<T | U> {
  try {
    return await mapStripeErrors(call);
  } catch (error) {
    const isExpected =
      error instanceof PaymentProviderFailure &&
      error.stripeCode !== undefined &&
      codes.includes(error.stripeCode);
    if (!isExpected) throw error;
    return otherwise();
  }
}

/** Stands for a key that was used before with other parameters; Stripe gives it no code. */
export const KEY_REUSED_WITH_OTHER_PARAMETERS = 'idempotency_error';
/** Stands for an answer of 500 or more; Stripe gives it no code. */
export const SERVER_FAILURE = 'api_error';

function failureOf(error: Stripe.errors.StripeError): PaymentProviderFailure {
  const { type, statusCode, requestId } = error;
  const isOtherUse =
    error instanceof Stripe.errors.StripeIdempotencyError && statusCode !== HTTP_CONFLICT;
  const code = isOtherUse
    ? KEY_REUSED_WITH_OTHER_PARAMETERS
    : (statusCode ?? 0) >= HTTP_SERVER_FAILURE
      ? SERVER_FAILURE
      : error.code;
  const isTransient =
    statusCode === undefined ||
    statusCode >= HTTP_SERVER_FAILURE ||
    statusCode === HTTP_CONFLICT ||
    statusCode === HTTP_TOO_MANY_REQUESTS;
  const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined);
  return new PaymentProviderFailure(`Stripe: ${parts.join(' ')}`, isTransient, code);
}
