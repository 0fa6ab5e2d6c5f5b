import { Failure } from '#failure.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';

export interface OpenPortal {
  userId: string;
  flow: 'overview' | 'change-tier' | 'update-card';
}

/** Where the portal returns to; never taken from the caller. */
const RETURN_PATH = '/account/purchases';

/**
 * Opens a session of Stripe's customer portal for the learner's own customer.
 *
 * @throws Failure `subscription_not_found` when the learner never paid, and for a tier change without an active plan.
 * PaymentProviderFailure when Stripe does not answer.
 */
export async function openPortal(
  { userId, flow }: OpenPortal,
  deps: Pick<BillingDependencies, 'customers' | 'subscriptions' | 'provider' | 'siteOrigin'>,
): Promise<{ url: string }> {
  const customerId = await deps.customers.find(userId);
  const plan = await deps.subscriptions.findOpen(userId);
  const subscriptionId = plan?.startedAt ? plan.subscriptionId : null;
  if (customerId === undefined || (flow === 'change-tier' && subscriptionId === null)) {
    throw new Failure('subscription_not_found');
  }
  const returnUrl = `${deps.siteOrigin}${RETURN_PATH}`;
  return {
    url: await deps.provider.createPortalSession({ customerId, returnUrl, flow, subscriptionId }),
  };
}
