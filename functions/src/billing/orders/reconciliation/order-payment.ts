import type { OrderRecord } from '#billing/billing-records.ts';
import {
  PaymentProviderFailure,
  type PaymentProvider,
  type PaymentSnapshot,
} from '#billing/payment-provider.ts';
import { CONFLICT } from '#table/retry-on-conflict.ts';

/** Stripe's statuses of a payment that the learner can still make. */
const CONFIRMABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

export function isConfirmable({ status }: Pick<PaymentSnapshot, 'status'>): boolean {
  return CONFIRMABLE.has(status);
}

const DAY_MS = 86_400_000;
/** An open checkout is closed after a week, so that the reconciler stops looking at it. */
const ABANDONED_AFTER_MS = 7 * DAY_MS;
/** One that holds a promotion code is closed after a day, so that others can redeem it. Source: rules/money.md M50 */
const ABANDONED_WITH_CODE_AFTER_MS = DAY_MS;

export function isAbandoned({ state, createdAt, discount }: OrderRecord, now: Date): boolean {
  const longest = discount ? ABANDONED_WITH_CODE_AFTER_MS : ABANDONED_AFTER_MS;
  return state === 'open' && now.getTime() - Date.parse(createdAt) > longest;
}

/**
 * Finds an order's payment at Stripe. A payment whose id never reached us is found by its metadata; if there are several, all but
 * one are canceled, so that the learner cannot pay twice.
 *
 * @returns undefined when there is none yet
 * @throws PaymentProviderFailure
 */
export async function findOrderPayment(
  { paymentIntentId, customerId, orderId, amountCents }: OrderRecord,
  provider: Pick<PaymentProvider, 'readPayment' | 'findPayments' | 'cancelPayment'>,
): Promise<PaymentSnapshot | undefined> {
  if (paymentIntentId !== null) return provider.readPayment(paymentIntentId);
  // There is nothing to pay.
  if (amountCents === 0) return undefined;
  const found = await provider.findPayments(customerId, orderId);
  const payment =
    found.find((candidate) => candidate.status === 'succeeded') ??
    found.find((candidate) => candidate.status !== 'canceled') ??
    found[0];
  for (const other of found) {
    if (other !== payment && isConfirmable(other)) {
      await provider.cancelPayment(other.paymentIntentId);
    }
  }
  return payment;
}

/**
 * Returns what a call creates, or CONFLICT when another request, e.g. from a second tab, is creating the same thing right now.
 *
 * @throws PaymentProviderFailure
 */
export async function conflictIfIdempotencyKeyInUse<T>(
  created: Promise<T>,
): Promise<T | typeof CONFLICT> {
  try {
    return await created;
  } catch (error) {
    const isInUse =
      error instanceof PaymentProviderFailure && error.stripeCode === 'idempotency_key_in_use';
    if (isInUse) return CONFLICT;
    throw error;
  }
}
