import { Failure } from '#failure.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { PaymentProviderFailure, RESOURCE_MISSING } from '#billing/payment-provider.ts';
import {
  reconcileSubscription,
  type SubscriptionDependencies,
} from '../reconciliation/reconcile-subscription.ts';

export interface OpenPortal {
  userId: string;
  flow: 'overview' | 'change-tier' | 'update-card';
  now: Date;
}

type PortalDependencies = SubscriptionDependencies &
  Pick<BillingDependencies, 'customers' | 'siteOrigin'>;

/** Where the portal returns to; never taken from the caller. */
const RETURN_PATH = '/account/purchases';

/**
 * Opens a session of Stripe's customer portal for the learner's own customer. What Stripe no longer has is closed here.
 *
 * @throws Failure `subscription_not_found` when the learner never paid, and for a tier change without an active plan.
 * PaymentProviderFailure when Stripe does not answer.
 */
export async function openPortal(
  { userId, flow, now }: OpenPortal,
  deps: PortalDependencies,
): Promise<{ url: string }> {
  const customerId = await deps.customers.find(userId);
  const plan = await deps.subscriptions.findOpen(userId);
  const subscriptionId = plan?.startedAt ? plan.subscriptionId : null;
  if (customerId === undefined || (flow === 'change-tier' && subscriptionId === null)) {
    throw new Failure('subscription_not_found');
  }
  const returnUrl = `${deps.siteOrigin}${RETURN_PATH}`;
  const session = { customerId, returnUrl, flow, subscriptionId };
  try {
    return { url: await deps.provider.createPortalSession(session) };
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error;
    if (error.stripeCode !== RESOURCE_MISSING) throw error;
    const command = plan && { userId, orderId: plan.orderId, now };
    const closed = command && (await reconcileSubscription(command, deps));
    const hasCustomer = await deps.provider.hasCustomer(customerId);
    if (!hasCustomer) await deps.customers.forget(userId, customerId);
    else if (!closed?.isMissingAtStripe) throw error;
    throw new Failure('subscription_not_found');
  }
}
