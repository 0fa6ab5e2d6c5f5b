import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
} from '@learning/stripe-emulator/emulator';
import { PORTAL_MANAGER, portalMark } from '@learning/shared/contract/webhooks';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentProviderFailure } from '#billing/payment-provider.ts';
import { openStripe } from './open-stripe.ts';

let sdk: Stripe;
let used: (string | null)[];
let httpClient: ReturnType<typeof Stripe.createFetchHttpClient>;

beforeEach(() => {
  const stripe = createStripeEmulator();
  used = [];
  httpClient = Stripe.createFetchHttpClient(async (url, init) => {
    const request = new Request(url as string, init as RequestInit);
    if (request.url.endsWith('/billing_portal/sessions')) {
      const fields = new URLSearchParams(await request.clone().text());
      used.push(fields.get('configuration'));
    }
    return stripe.fetch(request);
  });
  sdk = new Stripe(EMULATED_SECRET_KEY, { httpClient });
});

const configure = async (metadata: Record<string, string>) => {
  const features = { invoice_history: { enabled: true } };
  return (await sdk.billingPortal.configurations.create({ features, metadata })).id;
};

/** Returns the configuration that learners of the environment get. */
async function configurationOf(environment: string) {
  const provider = openStripe(
    {
      environment,
      secretKey: EMULATED_SECRET_KEY,
      publishableKey: EMULATED_PUBLISHABLE_KEY,
      isLive: false,
      apiOrigin: undefined,
    },
    { httpClient, maxNetworkRetries: 0 },
  );
  await provider.createPortalSession({
    customerId: await provider.createCustomer({ userId: environment, email: null }),
    returnUrl: 'https://learn.example.org/account/purchases',
    flow: 'overview',
    subscriptionId: null,
  });
  return used.at(-1);
}

describe('the customer portal', () => {
  it("uses the environment's own configuration in a shared account", async () => {
    const dev = await configure(portalMark('dev'));
    const staging = await configure(portalMark('staging'));
    expect(await configurationOf('dev')).toBe(dev);
    expect(await configurationOf('staging')).toBe(staging);
  });

  it('uses a configuration without an environment name when there is none of its own', async () => {
    const unnamed = await configure({ managed_by: PORTAL_MANAGER });
    const staging = await configure(portalMark('staging'));
    await configure({});
    expect(await configurationOf('dev')).toBe(unnamed);
    expect(await configurationOf('staging')).toBe(staging);
  });

  it("never uses another environment's configuration, and falls back to the account's default", async () => {
    await configure(portalMark('staging'));
    await expect(configurationOf('dev')).rejects.toBeInstanceOf(PaymentProviderFailure);
    expect(used).toEqual([null]);
  });
});
