/** The part of Stripe's return parameters that the dashboard reads. */
export interface PaymentReturnSearch {
  payment_intent?: string;
  setup_intent?: string;
  redirect_status?: 'failed';
}

/** A payment the browser has returned from. */
export interface ReturnedPayment {
  /** `pi_…` or `seti_…`. */
  paymentId: string;
  /** Whether the address has the status 'failed'; the server decides. */
  hasFailedStatus: boolean;
}

/** Keeps the payment's id and drops its client secret. */
export function parsePaymentReturn(search: Record<string, unknown>): PaymentReturnSearch {
  const payment = idOf(search['payment_intent'], 'pi_');
  const setup = idOf(search['setup_intent'], 'seti_');
  if (!payment && !setup) return {};
  return {
    ...(payment ? { payment_intent: payment } : { setup_intent: setup! }),
    ...(search['redirect_status'] === 'failed' ? { redirect_status: 'failed' } : {}),
  };
}

/**
 * Returns true if the address has the client secret, which Stripe puts there. It is removed before anything is shown:
 * anyone who has it can read the payment, and addresses are copied, stored and shared.
 */
export function hasClientSecret(search: object): boolean {
  return Object.keys(search).some((name) => name.endsWith('_client_secret'));
}

/** Returns the payment in the address. */
export function returnedPayment(search: PaymentReturnSearch): ReturnedPayment | undefined {
  const paymentId = search.payment_intent ?? search.setup_intent;
  return paymentId
    ? { paymentId, hasFailedStatus: search.redirect_status === 'failed' }
    : undefined;
}

/** Returns the id at the start of a client secret. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret')[0]!;
}

function idOf(value: unknown, prefix: string): string | undefined {
  const isId = typeof value === 'string' && value.startsWith(prefix) && /^\w{8,120}$/.test(value);
  return isId ? value : undefined;
}
