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
import { ensurePrice, STARTER } from './tier-price.ts';
import { startStripeServer } from '../stripe/stripe-server.ts';
import { TEST_ENVIRONMENT } from '../stripe/stripe-tiers.ts';
import { failOnContractViolations } from '../stripe/contract-violations.ts';

/** An account at Stripe or at the emulator, with billing on it. Scenarios do not know which it is. */
export interface ComparedAccount {
  sdk: Stripe;
  deps: BillingDependencies;
  /** The account's own clock. */
  now: () => Date;
  /** Every metric counted so far. */
  counted: MetricName[];
  /** Reads until a condition is met, or the tries run out. @returns the last value */
  readUntil: <T>(read: () => Promise<T>, condition: (value: T) => boolean) => Promise<T>;
  /** Lets an hour pass at the emulator. At Stripe, what a test card starts happens within moments, so `readUntil` waits for it. */
  passHour: () => Promise<void>;
  /** Registers the deletion of something that was created there. */
  onClose: (work: () => Promise<unknown>) => void;
  /** Deletes everything that was created. @throws Error when a call to the emulator differed from Stripe's types */
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

const HOUR_SECONDS = 3600;
/** How often something is read that Stripe does a moment later. */
const RETRIES = { tries: 90, pauseMs: 1000 };
/** The emulator is done when it responds. */
const NO_RETRIES = { tries: 1, pauseMs: 0 };

/**
 * Returns the keys of the sandbox at Stripe that the scenarios run on; undefined when none are set.
 *
 * @throws Error when a key is missing, malformed or a live key (`stripeSettings`)
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

/** Opens Stripe's sandbox, or the server at `apiOrigin`, in real time. */
export function openRealAccount(settings: StripeSettings): Promise<ComparedAccount> {
  const passHour = () => Promise.resolve();
  return openAccount(settings, { now: () => new Date(), retries: RETRIES, client: {}, passHour });
}

/** Opens a new emulator in this process, with a clock that stands still. */
export async function openEmulatedAccount(): Promise<ComparedAccount> {
  const emulator = createStripeEmulator({ clock: () => TEST_START });
  const httpClient = Stripe.createFetchHttpClient((url, init) =>
    emulator.fetch(new Request(url as string, init as RequestInit)),
  );
  const account = await openAccount(emulatedSettings, {
    now: () => emulator.now(),
    retries: NO_RETRIES,
    client: { httpClient, maxNetworkRetries: 0 },
    passHour: () => emulator.advance(HOUR_SECONDS),
  });
  return withCloseTask(account, async () => failOnContractViolations(emulator));
}

/** Opens an emulator through the same HTTP path that leads to Stripe. */
export async function openEmulatedAccountOverHttp(): Promise<ComparedAccount> {
  const server = await startStripeServer();
  const account = {
    ...(await openRealAccount({ ...emulatedSettings, apiOrigin: server.origin })),
    now: () => server.stripe.now(),
    passHour: () => server.stripe.advance(HOUR_SECONDS),
  };
  return withCloseTask(account, async () => {
    await server.close();
    failOnContractViolations(server.stripe);
    if (server.stripe.objects().customers.length > 0)
      throw new Error('Some customers were not deleted.');
  });
}

function withCloseTask(account: ComparedAccount, work: () => Promise<void>): ComparedAccount {
  const close = async () => {
    await account.close();
    await work();
  };
  return { ...account, close };
}

interface AccountOptions {
  now: () => Date;
  retries: { tries: number; pauseMs: number };
  client: StripeClientOptions;
  passHour: () => Promise<void>;
}

async function openAccount(
  settings: StripeSettings,
  { now, retries, client, passHour }: AccountOptions,
): Promise<ComparedAccount> {
  const sdk = openStripeClient(settings, client);
  await ensurePrice(sdk, STARTER);
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
    passHour,
    async readUntil(read, condition) {
      let value = await read();
      for (let tries = 1; tries < retries.tries && !condition(value); tries += 1) {
        await pause(retries.pauseMs);
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
