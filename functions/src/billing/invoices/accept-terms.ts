import { Failure } from '#failure.ts';
import type { BillingRepositories } from '../dependencies.ts';
import type { AcceptedTerms } from './terms-repository.ts';

export interface AcceptTerms {
  userId: string;
  orderId: string;
  /** The version that the learner was shown. */
  version: string;
  now: Date;
}

/**
 * Records that the learner agreed to the current terms with an order or plan, at the server's time. The first acceptance of a
 * version stands.
 *
 * Source: rules/money.md M29
 *
 * @throws Failure `terms_outdated` for any other version; `order_not_found`, also for another learner's order
 */
export async function acceptTerms(
  { userId, orderId, version, now }: AcceptTerms,
  {
    orders,
    subscriptions,
    terms,
    termsVersion,
  }: Pick<BillingRepositories, 'orders' | 'subscriptions' | 'terms' | 'termsVersion'>,
): Promise<AcceptedTerms> {
  const order = (await orders.find(userId, orderId)) ?? (await subscriptions.find(userId, orderId));
  if (!order) throw new Failure('order_not_found');
  if (version !== termsVersion) throw new Failure('terms_outdated');
  return terms.save({ userId, orderId, version, acceptedAt: now.toISOString() });
}
