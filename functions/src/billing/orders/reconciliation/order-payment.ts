import type { OrderRecord } from '#billing/billing-records.ts';
import {
  PaymentProviderFailure,
  type PaymentProvider,
  type PaymentSnapshot,
} from '#billing/payment-provider.ts';

/** What Stripe calls a payment that somebody can still make. */
const CONFIRMABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

export function isConfirmable({ status }: Pick<PaymentSnapshot, 'status'>): boolean {
  return CONFIRMABLE.has(status);
}

/** A checkout that nobody came back to is closed, so that the reconciler need not look at it for ever. */
const ABANDONED_AFTER_MS = 7 * 86_400_000;

export function isAbandoned({ state, createdAt }: OrderRecord, now: Date): boolean {
  return state === 'open' && now.getTime() - Date.parse(createdAt) > ABANDONED_AFTER_MS;
}

/**
 * The payment of an order as Stripe holds it; undefined when there is none yet. One that Stripe made and we never heard of is
 * found by its metadata, and of several no more than one stays payable.
 *
 * @throws PaymentProviderFailure
 */
export async function findOrderPayment(
  { paymentIntentId, customerId, orderId }: OrderRecord,
  provider: Pick<PaymentProvider, 'readPayment' | 'findPayments' | 'cancelPayment'>,
): Promise<PaymentSnapshot | undefined> {
  if (paymentIntentId !== null) return provider.readPayment(paymentIntentId);
  const found = await provider.findPayments(customerId, orderId);
  const payment =
    found.find((one) => one.status === 'succeeded') ??
    found.find((one) => one.status !== 'canceled') ??
    found[0];
  for (const other of found) {
    if (other !== payment && isConfirmable(other)) {
      await provider.cancelPayment(other.paymentIntentId);
    }
  }
  return payment;
}

/**
 * What a call makes; undefined when another request is making the very same thing at this moment (a second tab): look again.
 *
 * @throws PaymentProviderFailure
 */
export async function undefinedIfIdempotencyKeyInUse<T>(made: Promise<T>): Promise<T | undefined> {
  try {
    return await made;
  } catch (error) {
    const isInTheMaking =
      error instanceof PaymentProviderFailure && error.stripeCode === 'idempotency_key_in_use';
    if (isInTheMaking) return undefined;
    throw error;
  }
}
