import type { TaxSetting } from '@learning/shared/domain/money/tax';
import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  type EmulatorOptions,
  type StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import { isActive } from '@learning/shared/domain/access';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { OrderRecord, SubscriptionRecord } from '#billing/billing-records.ts';
import type { ReconcilerDependencies } from '#billing/reconciler/run-reconciler.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { createBillingRepositories } from '#billing/open-billing.ts';
import { reconcileTarget } from '#billing/reconcile-target.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import type { MetricName } from '#observability/metrics.ts';
import { catalogPartition } from '#table/keys.ts';
import type { Table } from '#table/table.ts';
import { publish, realCatalogItems } from '../catalog/published-catalog.ts';
import { createTiersAtStripe, TEST_ENVIRONMENT } from '../stripe/stripe-tiers.ts';
import type { EngineName } from '../table/table-engine.ts';
import { tableOfActingFunction } from '../table/acting-function.ts';
import { createTestTable } from '../table/test-table.ts';

/** When every test begins; the emulator's clock stands still until the test moves it. */
export const TEST_START = new Date('2026-11-18T09:00:00.000Z');

export const SITE_ORIGIN = 'https://learn.example.org';

/** In `deletedAccounts`, makes the user pool fail. */
export const POOL_FAILS = 'pool-fails';

/** Billing on a table, with its own emulated Stripe account. */
export interface BillingHarness {
  stripe: StripeEmulator;
  /** The official SDK connected to the same account, for an operator's actions. */
  sdk: Stripe;
  table: Table;
  /** With the table access of the billing function, unless another one acts (`actAs`). */
  deps: BillingDependencies & Pick<ReconcilerDependencies, 'accountExists' | 'learnerOf' | 'tax'>;
  /** Whose account has an address, for contracts. */
  learnersByEmail: Map<string, string>;
  /** Learners whose account no longer exists; or `POOL_FAILS`. */
  deletedAccounts: Set<string>;
  /** Every metric counted so far, once per count. */
  counted: MetricName[];
  /** The emulator's clock; the server uses it, too. */
  now: () => Date;
  advance(seconds: number): Promise<void>;
  /** Returns the id of a new learner. */
  learner(): string;
  /** Returns the bought courses the learner has access to now, ascending. */
  boughtCourses(userId: string): Promise<number[]>;
  /** Returns whether any entitlement grants access to the course now. */
  hasAccess(userId: string, courseId: number): Promise<boolean>;
  /** Reconciles all orders and subscriptions of all learners once. */
  reconcileAll(): Promise<(OrderRecord | SubscriptionRecord)[]>;
}

export interface HarnessOptions {
  engine?: EngineName;
  /** A table with the catalog published, to share it between tests. */
  table?: Table;
  /** An emulator that another harness uses, too, like a second server process. */
  stripe?: StripeEmulator;
  emulator?: EmulatorOptions;
  /** An environment that differs from those of the other harnesses on the same account. */
  environment?: string;
  /** The Stripe account of our records; default the emulator's. */
  accountId?: string | undefined;
  /** @default 'none' */
  tax?: TaxSetting;
  /** The SDK's retries; default 0, so that a fault reaches the code under test. */
  maxNetworkRetries?: number;
}

export async function openBillingHarness(options: HarnessOptions = {}): Promise<BillingHarness> {
  const table = options.table ?? (await createCatalogTable(options.engine));
  const stripe =
    options.stripe ?? createStripeEmulator({ clock: () => TEST_START, ...options.emulator });
  const httpClient = Stripe.createFetchHttpClient((url, init) =>
    stripe.fetch(new Request(url as string, init as RequestInit)),
  );
  const sdk = new Stripe(EMULATED_SECRET_KEY, { httpClient, telemetry: false });
  if (!options.stripe) await createTiersAtStripe(sdk, options.tax);

  const counted: MetricName[] = [];
  const learners: string[] = [];
  const now = () => stripe.now();
  const clock = () => now().getTime();
  const provider = openStripe(
    {
      environment: options.environment ?? TEST_ENVIRONMENT,
      secretKey: EMULATED_SECRET_KEY,
      publishableKey: EMULATED_PUBLISHABLE_KEY,
      isLive: false,
      apiOrigin: undefined,
      accountId: 'accountId' in options ? options.accountId : stripe.accountId,
    },
    { httpClient, clock, maxNetworkRetries: options.maxNetworkRetries ?? 0 },
  );
  const restricted = tableOfActingFunction(table, 'billing');
  const deletedAccounts = new Set<string>();
  const learnersByEmail = new Map<string, string>();
  const deps: BillingHarness['deps'] = {
    ...createBillingRepositories(restricted, (name, value = 1) => {
      for (let count = 0; count < value; count += 1) counted.push(name);
    }),
    catalog: catalogRepository(restricted, clock),
    provider,
    emailOf: (userId) => Promise.resolve(`${userId}@example.org`),
    siteOrigin: SITE_ORIGIN,
    learnerOf: async (email) => learnersByEmail.get(email) ?? null,
    tax: options.tax ?? 'none',
    accountExists: async (userId) => {
      if (deletedAccounts.has(POOL_FAILS)) throw new Error('Cognito does not respond.');
      return !deletedAccounts.has(userId);
    },
  };
  const openEntitlements = async (userId: string) => {
    const { entitlements } = await deps.learners.read(userId);
    return entitlements.filter((entitlement) => isActive(entitlement, now()));
  };

  return {
    stripe,
    sdk,
    table,
    deps,
    deletedAccounts,
    learnersByEmail,
    counted,
    now,
    advance: (seconds) => stripe.advance(seconds),
    learner() {
      const userId = randomUUID();
      learners.push(userId);
      return userId;
    },
    async boughtCourses(userId) {
      const open = await openEntitlements(userId);
      const bought = open.filter((entitlement) => entitlement.kind === 'purchase');
      return bought.flatMap((entitlement) => entitlement.courseIds ?? []).toSorted((a, b) => a - b);
    },
    async hasAccess(userId, courseId) {
      const open = await openEntitlements(userId);
      return open.some(
        (entitlement) => entitlement.courseIds === null || entitlement.courseIds.includes(courseId),
      );
    },
    async reconcileAll() {
      const reconciled = [];
      for (const userId of learners) {
        for (const { orderId } of await deps.orders.list(userId)) {
          const target = { kind: 'order' as const, userId, orderId };
          reconciled.push(await reconcileTarget({ target, now: now() }, deps));
        }
        for (const { orderId } of await deps.subscriptions.list(userId)) {
          const target = { kind: 'subscription' as const, userId, orderId };
          reconciled.push(await reconcileTarget({ target, now: now() }, deps));
        }
      }
      return reconciled;
    },
  };
}

/** Creates a table with everything that can be bought, without the courses' texts. */
export async function createCatalogTable(engine?: EngineName): Promise<Table> {
  const table = await createTestTable(engine);
  const items = await realCatalogItems();
  await publish(
    table,
    items.filter((item) => item.key.PK === catalogPartition),
  );
  return table;
}
