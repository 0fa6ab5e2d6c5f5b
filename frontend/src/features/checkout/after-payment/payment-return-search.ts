/** The part of Stripe's return parameters that the dashboard reads. */
export interface PaymentReturnSearch {
  payment_intent?: string;
  setup_intent?: string;
  redirect_status?: 'failed';
}

/** A payment from which the browser has come back. */
export interface ReturnedPayment {
  /** `pi_…` or `seti_…`. */
  paymentId: string;
  /** From the address; the server decides. */
  saysFailed: boolean;
}

/** Keeps the payment's id, and not its client secret. */
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
 * Whether the address has the client secret, which Stripe puts there. It is taken out before anything is shown: whoever has it
 * can read the payment, and addresses are copied, remembered and sent along.
 */
export function hasClientSecret(search: object): boolean {
  return Object.keys(search).some((name) => name.endsWith('_client_secret'));
}

/** The payment that the address names. */
export function returnedPayment(search: PaymentReturnSearch): ReturnedPayment | undefined {
  const paymentId = search.payment_intent ?? search.setup_intent;
  return paymentId ? { paymentId, saysFailed: search.redirect_status === 'failed' } : undefined;
}

/** The id that is the first part of a client secret. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret')[0]!;
}

function idOf(value: unknown, prefix: string): string | undefined {
  const isId = typeof value === 'string' && value.startsWith(prefix) && /^\w{8,120}$/.test(value);
  return isId ? value : undefined;
}
