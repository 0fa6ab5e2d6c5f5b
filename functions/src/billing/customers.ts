import type { BillingDependencies } from './dependencies.ts';

/**
 * The learner's one Stripe customer, made when first needed. Of two that make it at once both get the same: Stripe knows the
 * repeat by its key, and our row, written if absent, decides for good.
 *
 * @throws PaymentProviderFailure when Stripe does not answer.
 */
export async function ensureCustomer(
  { userId, now }: { userId: string; now: Date },
  { customers, provider, emailOf }: Pick<BillingDependencies, 'customers' | 'provider' | 'emailOf'>,
): Promise<string> {
  const known = await customers.find(userId);
  if (known) return known;
  const customerId = await provider.createCustomer({ userId, email: await emailOf(userId) });
  return customers.save(userId, customerId, now);
}
