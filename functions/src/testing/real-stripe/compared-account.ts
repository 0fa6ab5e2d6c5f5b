import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
} from '@learning/stripe-emulator/emulator';
import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { createBillingRepositories } from '#billing/open-billing.ts';
import {
  openStripeClient,
  type StripeClientOptions,
} from '#gateways/stripe/client/stripe-client.ts';
import { stripeSettings, type StripeSettings } from '#gateways/stripe/client/settings.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import type { MetricName } from '#observability/metrics.ts';
import { createCatalogTable, SITE_ORIGIN, TEST_START } from '../billing/billing-harness.ts';
import { ensureStarterPrice } from './starter-price.ts';
import { startStripeServer } from '../stripe/stripe-server.ts';
import { TEST_ENVIRONMENT } from '../stripe/stripe-tiers.ts';
import { failOnContractViolations } from '../stripe/contract-violations.ts';

/** An account at Stripe or at the emulator, with billing on it: scenarios cannot tell which. */
export interface ComparedAccount {
  sdk: Stripe;
  deps: BillingDependencies;
  /** The account's own clock. */
  now: () => Date;
  /** What billing has counted so far. */
  counted: MetricName[];
  /** Reads until it is so, or patience ends. @returns what was read last */
  readUntil: <T>(read: () => Promise<T>, isSo: (value: T) => boolean) => Promise<T>;
  /** Keeps how to delete something that was made there. */
  onClose: (work: () => Promise<unknown>) => void;
  /** Deletes what was made. @throws Error when a call to the emulator was not as Stripe's types have it */
  close: () => Promise<void>;
}

const emulatedSettings: StripeSettings = {
  environment: TEST_ENVIRONMENT,
  secretKey: EMULATED_SECRET_KEY,
  publishableKey: EMULATED_PUBLISHABLE_KEY,
  webhookSecrets: [],
  isLive: false,
  apiOrigin: undefined,
};

/** How often something is read that Stripe does a moment later by itself. */
const PATIENCE = { tries: 90, pauseMs: 1000 };
/** The emulator has done it when it answers. */
const NO_PATIENCE = { tries: 1, pauseMs: 0 };

/**
 * The keys of the account at Stripe that the scenarios may be played at; undefined when none are set.
 *
 * @throws Error when one is missing, is no key, or is a live one (`stripeSettings`)
 */
export function realStripeSettings(
  environment: Record<string, string | undefined>,
): StripeSettings | undefined {
  const { STRIPE_TEST_SECRET_KEY, STRIPE_TEST_PUBLISHABLE_KEY } = environment;
  if (!STRIPE_TEST_SECRET_KEY && !STRIPE_TEST_PUBLISHABLE_KEY) return undefined;
  return stripeSettings({
    ENVIRONMENT: TEST_ENVIRONMENT,
    STRIPE_SECRET_KEY: STRIPE_TEST_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: STRIPE_TEST_PUBLISHABLE_KEY,
  });
}

/** Stripe's sandbox, or what answers at `apiOrigin`, in real time. */
export function openRealAccount(settings: StripeSettings): Promise<ComparedAccount> {
  return openAccount(settings, { now: () => new Date(), patience: PATIENCE, client: {} });
}

/** A new emulator in this process, in a time that stands still. */
export async function openEmulatedAccount(): Promise<ComparedAccount> {
  const emulator = createStripeEmulator({ clock: () => TEST_START });
  const httpClient = Stripe.createFetchHttpClient((url, init) =>
    emulator.fetch(new Request(url as string, init as RequestInit)),
  );
  const account = await openAccount(emulatedSettings, {
    now: () => emulator.now(),
    patience: NO_PATIENCE,
    client: { httpClient, maxNetworkRetries: 0 },
  });
  return closingWith(account, async () => failOnContractViolations(emulator));
}

/** The way to Stripe itself, with an emulator at its end. */
export async function openEmulatedAccountOverHttp(): Promise<ComparedAccount> {
  const server = await startStripeServer();
  const account = await openRealAccount({ ...emulatedSettings, apiOrigin: server.origin });
  return closingWith(account, async () => {
    await server.close();
    failOnContractViolations(server.stripe);
    if (server.stripe.objects().customers.length > 0)
      throw new Error('Customers were left behind.');
  });
}

function closingWith(account: ComparedAccount, work: () => Promise<void>): ComparedAccount {
  const close = async () => {
    await account.close();
    await work();
  };
  return { ...account, close };
}

interface AccountOptions {
  now: () => Date;
  patience: { tries: number; pauseMs: number };
  client: StripeClientOptions;
}

async function openAccount(
  settings: StripeSettings,
  { now, patience, client }: AccountOptions,
): Promise<ComparedAccount> {
  const sdk = openStripeClient(settings, client);
  await ensureStarterPrice(sdk);
  const counted: MetricName[] = [];
  const table = await createCatalogTable();
  const closing: (() => Promise<unknown>)[] = [];
  return {
    sdk,
    deps: {
      ...createBillingRepositories(table, (name) => counted.push(name)),
      provider: openStripe(settings, client),
      emailOf: (userId) => Promise.resolve(`${userId}@example.org`),
      siteOrigin: SITE_ORIGIN,
    },
    now,
    counted,
    async readUntil(read, isSo) {
      let value = await read();
      for (let tries = 1; tries < patience.tries && !isSo(value); tries += 1) {
        await pause(patience.pauseMs);
        value = await read();
      }
      return value;
    },
    onClose: (work) => {
      closing.push(work);
    },
    async close() {
      await Promise.all(closing.map((work) => work()));
    },
  };
}
