import { tiers } from '@learning/content/tiers';
import type { TaxSetting } from '@learning/shared/domain/money/tax';
import { STRIPE_WEBHOOK_PATH } from '@learning/shared/contract/webhooks';
import type Stripe from 'stripe';
import { stripeClient } from '@learning/infra/stripe-sync/running-product';
import { soldTiers } from '@learning/infra/stripe-sync/sold-tiers';
import { syncStripe } from '@learning/infra/stripe-sync/sync-stripe';
import type { StripeAccess } from '#functions/function-environment.ts';
import type { HttpHandler } from '#http/http-handler.ts';
import { openEmulator } from './emulator/open-emulator.ts';
import { readAccount, refuseOtherAccount, storeAccount } from './belonging-account.ts';
import type { PaymentMode } from './payment-mode.ts';
import { buildStandIn } from '@learning/stripe-emulator/stand-in-script';
import { stripeEndpoint } from './stripe-endpoint.ts';
import { withStripeTag } from './stripe-tag.ts';
import { webhookSecretOf } from './webhook-secret.ts';

/** Stripe: the emulator or the real service. */
export interface Payments {
  access: StripeAccess;
  /** Serves `/_local/stripe`. */
  endpoint: HttpHandler;
  /** Adds to a page what the browser needs to reach the emulator. */
  rewritePage?: (html: string) => string;
  /** Starts webhooks. Call it when the site can take them. */
  run(): void;
  close(): Promise<void>;
}

interface EmulatorLocation {
  /** Stores the emulator's state. */
  file: string;
  /** Stores which account the state belongs to. */
  accountFile: string;
  /** Address of the site, e.g. `http://localhost:5173`. */
  origin: string;
  /** Where the clock of a new account stands. @default now */
  startsAt?: Date | undefined;
  /** @default 'none' */
  tax?: TaxSetting;
}

/** @throws StartFailure when the emulator's stored state cannot be read, or the state belongs to another account */
export async function openPayments(
  mode: PaymentMode,
  { file, accountFile, origin, startsAt, tax = 'none' }: EmulatorLocation,
  print: (line: string) => void,
  connect: typeof stripeClient = stripeClient,
): Promise<Payments> {
  const files = { accountFile, emulatorFile: file };
  if (mode.kind === 'stripe') {
    const accountId = await readAccount(connect(mode.secretKey), files, print);
    if (accountId !== undefined) {
      refuseOtherAccount(accountId, 'stripe', files);
      storeAccount(accountId, files);
    }
    return realService(mode, origin, accountId, print);
  }
  const open = await openEmulator(file, origin, startsAt);
  try {
    const { accountId } = open.emulator;
    refuseOtherAccount(accountId, 'emulator', files);
    const service = await emulatedService(open, origin, tax);
    storeAccount(accountId, files);
    return service;
  } catch (error) {
    await open.close();
    throw error;
  }
}

const HEAD_OFFICE = {
  country: 'US',
  state: 'NY',
  city: 'New York',
  postal_code: '10001',
  line1: '1 Main Street',
};

async function emulatedService(
  open: Awaited<ReturnType<typeof openEmulator>>,
  origin: string,
  tax: TaxSetting,
): Promise<Payments> {
  await moveDestinations(open.sdk, origin);
  // Stripe Tax works from then on, whether or not it is used.
  await open.sdk.tax.settings.update({ head_office: { address: HEAD_OFFICE } });
  // An operator does this once for each deployed environment.
  await syncStripe(open.sdk, {
    environment: 'local',
    tiers: soldTiers(tiers),
    siteOrigin: origin,
    tax,
    isDryRun: false,
  });
  return {
    access: { ...open.access, accountId: open.emulator.accountId },
    endpoint: stripeEndpoint(open, await buildStandIn()),
    rewritePage: withStripeTag,
    run: () => open.run(),
    close: () => open.close(),
  };
}

/** Updates the webhook's address, because the product may have run on another port before. */
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
  accountId: string | undefined,
  print: (line: string) => void,
): Promise<Payments> {
  const webhookSecret = await webhookSecretOf(mode, origin, print);
  print(
    'Stripe  real service in test mode. To create its prices: npm run stripe:sync -- --env local',
  );
  return {
    access: {
      secretKey: mode.secretKey,
      publishableKey: mode.publishableKey,
      webhookSecret,
      ...(accountId === undefined ? {} : { accountId }),
    },
    endpoint: (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end("This platform uses the real Stripe. See Stripe's dashboard instead.");
    },
    run() {},
    close: async () => {},
  };
}
