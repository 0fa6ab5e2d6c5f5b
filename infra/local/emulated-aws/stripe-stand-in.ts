import { SSMClient } from '@aws-sdk/client-ssm';
import { tiers } from '@learning/content/tiers';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { asListener } from '#http/http-handler.ts';
import { fetchHandler } from '#http/fetch-handler.ts';
import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  type StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import { soldTiers } from '@learning/infra/stripe-sync/sold-tiers';
import { storedSettings } from '@learning/infra/stripe-sync/stored-settings';
import { syncStripe } from '@learning/infra/stripe-sync/sync-stripe';
import type { Template } from './assembly.ts';
import type { EmulatedHost } from './journey/emulated-request.ts';

/** Stripe next to the emulated AWS. The functions reach it on the loopback, and its events go to the deployed webhook. */
export interface StripeStandIn {
  emulator: StripeEmulator;
  /** For the functions' `STRIPE_API_ORIGIN`. */
  apiOrigin: string;
  /** Sends its events to the API, once that is deployed. */
  sendEventsTo(api: EmulatedHost): void;
  close(): void;
}

/** Where its events go by their address; they arrive at the API (see `sendEventsTo`). */
export const STRIPE_SITE_ORIGIN = 'https://learning.example';

export async function startStripeStandIn(): Promise<StripeStandIn> {
  let api: EmulatedHost | undefined;
  const emulator = createStripeEmulator({
    async deliver({ headers, body }) {
      if (!api) throw new Error('The API is not deployed yet.');
      return (await api({ method: 'POST', path: '/webhooks/stripe', headers, text: body })).status;
    },
  });
  const server = createServer(asListener(fetchHandler((request) => emulator.fetch(request))));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    emulator,
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendEventsTo(host) {
      api = host;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Points the functions that use Stripe to the stand-in. The stacks themselves never do that. */
export function pointToStripe(template: Template, apiOrigin: string): void {
  for (const { Type, Properties } of Object.values(template.Resources)) {
    if (Type !== 'AWS::Lambda::Function') continue;
    const { Environment } = Properties as { Environment: { Variables: Record<string, unknown> } };
    if (Environment.Variables['SETTINGS_PATH']) {
      Environment.Variables['STRIPE_API_ORIGIN'] = apiOrigin;
    }
  }
}

/** Returns Stripe's own client for the stand-in. */
export function stripeOf({ emulator }: StripeStandIn): Stripe {
  return new Stripe(EMULATED_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      emulator.fetch(new Request(url, init)),
    ),
  });
}

/** Does what an operator does with `npm run stripe:sync`: sets up the account and stores its keys for the functions. */
export async function connectStripe(
  standIn: StripeStandIn,
  environment: string,
): Promise<string[]> {
  const { changes, webhookSecret } = await syncStripe(stripeOf(standIn), {
    environment,
    tiers: soldTiers(tiers),
    siteOrigin: STRIPE_SITE_ORIGIN,
    tax: 'none',
    isDryRun: false,
  });
  const stored = storedSettings(new SSMClient({}), environment);
  await stored.write('stripe/secret-key', EMULATED_SECRET_KEY);
  await stored.write('stripe/publishable-key', EMULATED_PUBLISHABLE_KEY);
  await stored.write('stripe/webhook-secret', webhookSecret!);
  await stored.write('stripe/account', standIn.emulator.accountId);
  return [`${changes.length} changes in the account, four settings stored`];
}
