import { PORTAL_MANAGER } from '@learning/shared/contract/webhooks';
import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from './client/map-errors.ts';
import { createOnce } from './client/create-once.ts';
import { cachedForMinutes } from './client/cache.ts';

type PortalSession = Parameters<PaymentProvider['createPortalSession']>[0];
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** Customers, and the pages Stripe serves them. */
export function stripeCustomers(
  stripe: Stripe,
  clock: () => number,
  environment: string,
): Pick<PaymentProvider, 'createCustomer' | 'hasCustomer' | 'createPortalSession'> {
  const kept = cachedForMinutes<string | undefined>(clock);
  return {
    createCustomer: ({ userId, email }) =>
      createOnce({
        idempotencyKey: `cus:${userId}`,
        clock,
        async make(idempotencyKey) {
          // Without the address, which may be another one by the time of a repeat.
          const params = { metadata: { environment, userId } };
          const { id } = await stripe.customers.create(params, { idempotencyKey });
          await stripe.customers.update(id, email === null ? {} : { email });
          return id;
        },
        // A repeat that brings a customer who was deleted meanwhile.
        staleCodes: ['resource_missing'],
      }),

    hasCustomer: (customerId) =>
      mapStripeErrorsUnless(
        async () => (await stripe.customers.retrieve(customerId)).deleted !== true,
        ['resource_missing'],
        () => false,
      ),

    createPortalSession: (session) =>
      mapStripeErrors(async () => {
        const configuration = await kept('portal', () => findConfiguration(stripe, environment));
        const flow = flowOf(session);
        const { url } = await stripe.billingPortal.sessions.create({
          customer: session.customerId,
          return_url: session.returnUrl,
          ...(configuration === undefined ? {} : { configuration }),
          ...(flow === undefined ? {} : { flow_data: flow }),
        });
        return url;
      }),
  };
}

/**
 * The configuration that the operator's command keeps for this environment; else one from before they bore an environment's
 * name; without any, the account's default.
 */
async function findConfiguration(stripe: Stripe, environment: string): Promise<string | undefined> {
  let unnamed: string | undefined;
  for await (const one of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (one.metadata?.['managed_by'] !== PORTAL_MANAGER) continue;
    const { environment: name } = one.metadata;
    if (name === environment) return one.id;
    if (name === undefined) unnamed ??= one.id;
  }
  return unnamed;
}

function flowOf({ flow, subscriptionId, returnUrl }: PortalSession): FlowData | undefined {
  const after_completion = { type: 'redirect', redirect: { return_url: returnUrl } } as const;
  if (flow === 'update-card') return { type: 'payment_method_update', after_completion };
  if (flow === 'overview' || subscriptionId === null) return undefined;
  return {
    type: 'subscription_update',
    subscription_update: { subscription: subscriptionId },
    after_completion,
  };
}
