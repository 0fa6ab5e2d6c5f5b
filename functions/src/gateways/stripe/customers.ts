import { PORTAL_MANAGER } from '@learning/shared/contract/webhooks';
import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import type { StripeAccount } from './client/account.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from './client/map-errors.ts';
import { createOnce } from './client/create-once.ts';
import { cachedForMinutes } from './client/cache.ts';

type PortalSession = Parameters<PaymentProvider['createPortalSession']>[0];
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** Implements customers and Stripe's customer portal. */
export function stripeCustomers(
  stripe: Stripe,
  clock: () => number,
  environment: string,
  account: Pick<StripeAccount, 'unlessOther'>,
): Pick<
  PaymentProvider,
  | 'createCustomer'
  | 'updateCustomerEmail'
  | 'hasCustomer'
  | 'deleteCustomer'
  | 'createPortalSession'
> {
  const cached = cachedForMinutes<string | undefined>(clock);
  return {
    createCustomer: ({ userId, email }) =>
      createOnce({
        idempotencyKey: `cus:${userId}`,
        clock,
        async create(idempotencyKey) {
          // Without the e-mail address: if it changed before a retry, Stripe would refuse the key.
          const params = { metadata: { environment, userId } };
          const { id } = await stripe.customers.create(params, { idempotencyKey });
          await mapStripeErrorsUnless(
            () => stripe.customers.update(id, email === null ? {} : { email }),
            // Without an address that Stripe takes there are no mails from Stripe; paying is still possible.
            ['email_invalid'],
            () => undefined,
          );
          return id;
        },
        // Stripe may replay a customer that was deleted in the meantime.
        staleCodes: ['resource_missing'],
      }),

    updateCustomerEmail: ({ customerId, email }) =>
      mapStripeErrorsUnless(
        async () => {
          await stripe.customers.update(customerId, { email });
        },
        ['email_invalid', 'resource_missing'],
        () => undefined,
      ),

    hasCustomer: (customerId) =>
      mapStripeErrorsUnless(
        async () => (await stripe.customers.retrieve(customerId)).deleted !== true,
        ['resource_missing'],
        () => account.unlessOther(false),
      ),

    deleteCustomer: (customerId) =>
      mapStripeErrorsUnless(
        async () => {
          await stripe.customers.del(customerId);
        },
        ['resource_missing'],
        () => account.unlessOther(undefined),
      ),

    createPortalSession: (session) =>
      mapStripeErrors(async () => {
        const configuration = await cached('portal', () => findConfiguration(stripe, environment));
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
 * Finds the portal configuration of this environment, which an operator's command creates; otherwise one without an environment's
 * name. Without any, Stripe uses the account's default.
 */
async function findConfiguration(stripe: Stripe, environment: string): Promise<string | undefined> {
  let unnamed: string | undefined;
  for await (const configuration of stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
  })) {
    if (configuration.metadata?.['managed_by'] !== PORTAL_MANAGER) continue;
    const { environment: name } = configuration.metadata;
    if (name === environment) return configuration.id;
    if (name === undefined) unnamed ??= configuration.id;
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
