import { retryOnConflict } from '#table/retry-on-conflict.ts';
import type { BillingDependencies } from '../dependencies.ts';
import { undefinedIfIdempotencyKeyInUse } from '../orders/reconciliation/order-payment.ts';

/**
 * The learner's one Stripe customer, made when first needed. Of two that make it at once both get the same: Stripe knows the
 * repeat by its key, and our row, written if absent, decides for good.
 *
 * @throws PaymentProviderFailure when Stripe does not answer. Failure `write_conflict`.
 */
export async function ensureCustomer(
  { userId, now }: { userId: string; now: Date },
  { customers, provider, emailOf }: Pick<BillingDependencies, 'customers' | 'provider' | 'emailOf'>,
): Promise<string> {
  const known = await customers.find(userId);
  if (known) return known;
  const email = await emailOf(userId);
  const { customerId } = await retryOnConflict(async () => {
    const made = await undefinedIfIdempotencyKeyInUse(provider.createCustomer({ userId, email }));
    return made === undefined ? undefined : { customerId: await customers.save(userId, made, now) };
  });
  return customerId;
}
