import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { BillingDependencies } from '../dependencies.ts';
import { conflictIfIdempotencyKeyInUse } from '../orders/reconciliation/order-payment.ts';

/**
 * Returns the learner's Stripe customer and creates it when it is first needed. Two calls at the same time get the same customer:
 * Stripe recognizes the second by its idempotency key, and our conditional write decides which one is stored.
 *
 * @throws PaymentProviderFailure when Stripe does not respond. Failure `write_conflict`.
 */
export async function ensureCustomer(
  { userId, now }: { userId: string; now: Date },
  { customers, provider, emailOf }: Pick<BillingDependencies, 'customers' | 'provider' | 'emailOf'>,
): Promise<string> {
  const known = await customers.find(userId);
  if (known) return known;
  const email = await emailOf(userId);
  return retryOnConflict(async () => {
    const created = await conflictIfIdempotencyKeyInUse(provider.createCustomer({ userId, email }));
    return created === CONFLICT ? CONFLICT : customers.save(userId, created, now);
  });
}
