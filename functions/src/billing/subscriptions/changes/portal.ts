import { Failure } from '#failure.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { PaymentProviderFailure, RESOURCE_MISSING } from '#billing/payment-provider.ts';
import type { SubscriptionDependencies } from '../reconciliation/reconcile-subscription.ts';
import { findRunningPlan } from '../reconciliation/running-plan.ts';

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
 * Opens a session of Stripe's customer portal for the learner's own customer. A running plan is reconciled first, so that the card
 * shown there is the one that will be charged. While a change of plan is scheduled, the portal opens with its overview: there it can
 * be canceled, whereas a direct link to another change might add that one to the first. A customer that Stripe no longer has is forgotten.
 *
 * Source: rules/money.md M37
 *
 * @throws Failure `subscription_not_found` when the learner never paid, and for a tier change without an active plan.
 * PaymentProviderFailure when Stripe does not respond.
 */
export async function openPortal(
  { userId, flow: requested, now }: OpenPortal,
  deps: PortalDependencies,
): Promise<{ url: string }> {
  const [customerId, running] = await Promise.all([
    deps.customers.find(userId),
    findRunningPlan({ userId, now }, deps),
  ]);
  const subscriptionId = running?.plan.subscriptionId ?? null;
  if (customerId === undefined || (requested === 'change-tier' && subscriptionId === null)) {
    throw new Failure('subscription_not_found');
  }
  if (running?.plan.contract && requested === 'change-tier') throw new Failure('plan_by_contract');
  const isScheduled = running?.snapshot?.hasSchedule === true;
  const flow = requested === 'change-tier' && isScheduled ? 'overview' : requested;
  const returnUrl = `${deps.siteOrigin}${RETURN_PATH}`;
  const session = { customerId, returnUrl, flow, subscriptionId };
  try {
    return { url: await deps.provider.createPortalSession(session) };
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error;
    if (error.stripeCode !== RESOURCE_MISSING) throw error;
    // The plan was just read, so it is the customer that is missing.
    if (await deps.provider.hasCustomer(customerId)) throw error;
    await deps.customers.forget(userId, customerId);
    throw new Failure('subscription_not_found');
  }
}
