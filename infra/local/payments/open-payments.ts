import { tiers } from '@learning/content/tiers';
import { STRIPE_WEBHOOK_PATH } from '@learning/shared/contract/webhooks';
import type Stripe from 'stripe';
import { soldTiers } from '@learning/infra/stripe-sync/sold-tiers';
import { syncStripe } from '@learning/infra/stripe-sync/sync-stripe';
import type { StripeAccess } from '#functions/function-environment.ts';
import type { HttpHandler } from '#http/http-handler.ts';
import { openEmulator } from './emulator/open-emulator.ts';
import type { PaymentMode } from './payment-mode.ts';
import { buildStandIn } from '@learning/stripe-emulator/stand-in-script';
import { stripeEndpoint } from './stripe-endpoint.ts';
import { withStripeTag } from './stripe-tag.ts';
import { webhookSecretOf } from './webhook-secret.ts';

/** Stripe, whoever plays it. */
export interface Payments {
  access: StripeAccess;
  /** `/_local/stripe`. */
  endpoint: HttpHandler;
  /** What pages need so that the browser finds the same Stripe. */
  rewritePage?: (html: string) => string;
  /** Call it when webhooks can be answered. */
  run(): void;
  close(): Promise<void>;
}

interface Place {
  /** Where the emulator keeps what it knows. */
  file: string;
  /** Of the site, e.g. `http://localhost:5173`. */
  origin: string;
}

/** @throws StartFailure when what the emulator kept makes no sense. */
export async function openPayments(
  mode: PaymentMode,
  { file, origin }: Place,
  say: (line: string) => void,
): Promise<Payments> {
  return mode.kind === 'stripe'
    ? realService(mode, origin, say)
    : emulatedService(await openEmulator(file, origin), origin);
}

async function emulatedService(
  open: Awaited<ReturnType<typeof openEmulator>>,
  origin: string,
): Promise<Payments> {
  await moveDestinations(open.sdk, origin);
  // What an operator does once for a deployed environment.
  await syncStripe(open.sdk, {
    environment: 'local',
    tiers: soldTiers(tiers),
    siteOrigin: origin,
    isDryRun: false,
  });
  return {
    access: open.access,
    endpoint: stripeEndpoint(open, await buildStandIn()),
    rewritePage: withStripeTag,
    run: () => open.run(),
    close: () => open.close(),
  };
}

/** The product may have run on another port, where nobody answers now. */
async function moveDestinations(sdk: Stripe, origin: string): Promise<void> {
  const { eventDestinations } = sdk.v2.core;
  const url = origin + STRIPE_WEBHOOK_PATH;
  const all = await eventDestinations.list({ include: ['webhook_endpoint.url'] });
  for (const { id, webhook_endpoint: endpoint } of all.data) {
    if (endpoint?.url !== url) await eventDestinations.update(id, { webhook_endpoint: { url } });
  }
}

async function realService(
  mode: Extract<PaymentMode, { kind: 'stripe' }>,
  origin: string,
  say: (line: string) => void,
): Promise<Payments> {
  const webhookSecret = await webhookSecretOf(mode, origin, say);
  say('Stripe  the real service in test mode; prices: npm run stripe:sync -- --env local');
  return {
    access: { secretKey: mode.secretKey, publishableKey: mode.publishableKey, webhookSecret },
    endpoint: (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end("The real Stripe is used here; look at Stripe's own dashboard.");
    },
    run() {},
    close: async () => {},
  };
}
