import { Stripe } from 'stripe';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';

const HTTP_CONFLICT = 409;
const HTTP_TOO_MANY_REQUESTS = 429;
const HTTP_SERVER_FAILURE = 500;

/**
 * Runs a call to Stripe and turns the SDK's errors into `PaymentProviderFailure`. The failure names type, code and request, and
 * leaves out Stripe's message and objects, which can contain addresses, the last digits of cards and client secrets.
 */
export async function mapStripeErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? failureOf(error) : error;
  }
}

/** Like `mapStripeErrors`, but handles some of Stripe's error codes itself. */
export async function mapStripeErrorsUnless<T, U>(
  call: () => Promise<T>,
  codes: readonly string[],
  handle: () => U | Promise<U>,
): Promise<T | U> {
  try {
    return await mapStripeErrors(call);
  } catch (error) {
    const isExpected =
      error instanceof PaymentProviderFailure &&
      error.stripeCode !== undefined &&
      codes.includes(error.stripeCode);
    if (!isExpected) throw error;
    return handle();
  }
}

/** Our code for an idempotency key that was used before with other parameters; Stripe gives none. */
export const KEY_REUSED_WITH_OTHER_PARAMETERS = 'idempotency_error';
/** Our code for a response of 500 or above; Stripe gives none. */
export const SERVER_FAILURE = 'api_error';

function failureOf(error: Stripe.errors.StripeError): PaymentProviderFailure {
  const { type, statusCode, requestId } = error;
  const isKeyReused =
    error instanceof Stripe.errors.StripeIdempotencyError && statusCode !== HTTP_CONFLICT;
  const code = isKeyReused
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
