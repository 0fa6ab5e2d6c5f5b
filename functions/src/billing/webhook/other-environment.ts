import type { PaymentProvider, PaymentSummary } from '../payment-provider.ts';

type Reader = Pick<PaymentProvider, 'environment' | 'readSubscription' | 'subscriptionOfPayment'>;

/**
 * Whether another environment that shares the Stripe account made a payment, or the subscription whose invoice it pays. A payment
 * that names no environment was made by hand or by another product and counts as ours.
 */
export async function isOfOtherEnvironment(
  { paymentIntentId, metadata }: Pick<PaymentSummary, 'paymentIntentId' | 'metadata'>,
  provider: Reader,
): Promise<boolean> {
  const name = metadata['environment'] ?? (await environmentOfPlan(paymentIntentId, provider));
  return name !== undefined && name !== provider.environment;
}

/** Stripe makes the payments of a subscription's invoices without our metadata. */
async function environmentOfPlan(
  paymentIntentId: string,
  provider: Reader,
): Promise<string | undefined> {
  const subscriptionId = await provider.subscriptionOfPayment(paymentIntentId);
  if (subscriptionId === null) return undefined;
  return (await provider.readSubscription(subscriptionId)).metadata['environment'];
}
