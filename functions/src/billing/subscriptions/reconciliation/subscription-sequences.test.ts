import fc from 'fast-check';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { expect, test } from 'vitest';
import { orderKeys, subscriptionSku, unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { crashingTable, ProcessCrashed } from '#testing/table/crashing-table.ts';
import { anySubscriptionStep } from '#testing/billing-histories/subscription-step-arbitrary.ts';
import { expectMoneyMatchesAccess } from '#testing/billing-histories/subscription-invariants.ts';
import {
  subscriptionStepRunner,
  type SubscriptionStep,
} from '#testing/billing-histories/run-subscription-step.ts';
import { expectConsistentRedemptions } from '#testing/billing-histories/purchase-invariants.ts';
import { storePromotion } from '#testing/billing/promotion.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { isOver, projectSubscription } from './project-subscription.ts';
import { planEntitlement } from '../plan-entitlement.ts';

const RUNS = propertyRuns(15);

const FIRST: SubscriptionStep = {
  do: 'subscribe',
  tierSlug: 'professional',
  interval: 'month',
  card: '4242424242424242',
  hasCode: true,
};

const counts = { sequences: 0, steps: 0, refused: 0, crashes: 0, charges: 0, refunds: 0 };
const seen = new Set<string>();

test('any sequence of plan events leads to the same state after one reconciliation', async () => {
  const real = await createCatalogTable();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySubscriptionStep, { minLength: 6, maxLength: 24 }),
      async (steps) => {
        const crashing = crashingTable(real);
        const table = crashing.table;
        const emulator = { checksContract: false };
        const harness = await openBillingHarness({ table, emulator });
        const subscriber = openSubscriber(harness);
        const code = await storePromotion(harness, {
          courseIds: [],
          tierSlugs: ['entry', 'professional'],
          duration: 'repeating',
          durationInMonths: 2,
        });
        const runStep = subscriptionStepRunner(harness, subscriber, crashing, code);
        // A run without a plan proves nothing.
        for (const step of [FIRST, ...steps]) {
          counts.steps += 1;
          await runStep(step).catch((error: unknown) => {
            counts[error instanceof ProcessCrashed ? 'crashes' : 'refused'] += 1;
          });
        }
        crashing.recover();
        await useUpFaults(harness);
        const plans = await reconcileAll(harness, subscriber.userId);
        await expectCorrectState(harness, subscriber.userId, plans);
        await expectConsistentRedemptions(harness, code, [subscriber.userId]);
        // Reconciling again changes nothing.
        expect(await reconcileAll(harness, subscriber.userId)).toEqual(plans);
        counts.sequences += 1;
        counts.charges += harness.stripe.objects().charges.length;
        counts.refunds += harness.stripe.objects().refunds.length;
      },
    ),
    RUNS,
  );
  console.log(`subscriptions: ${JSON.stringify(counts)}, ends: ${[...seen].toSorted().join(' ')}`);
  expect(counts.charges).toBeGreaterThan(RUNS.numRuns / 2);
});

/** Uses up the remaining faults, so that the last reconciliation is undisturbed. */
async function useUpFaults({ sdk, stripe }: BillingHarness): Promise<void> {
  for (let calls = stripe.requests().length; ; calls = stripe.requests().length) {
    const answered = await sdk.prices.list({ limit: 1 }, { maxNetworkRetries: 0 }).then(
      () => true,
      () => false,
    );
    if (answered && stripe.requests().length > calls) return;
  }
}

async function reconcileAll(harness: BillingHarness, userId: string) {
  await harness.reconcileAll();
  return harness.deps.subscriptions.list(userId);
}

async function expectCorrectState(
  harness: BillingHarness,
  userId: string,
  plans: readonly SubscriptionRecord[],
): Promise<void> {
  const { deps, table } = harness;
  const { entitlements } = await deps.learners.read(userId);
  for (const plan of plans) {
    seen.add(plan.refundRequest ? `${plan.status}(${plan.refundRequest.reason})` : plan.status);
    const stored = entitlements.find((entitlement) => entitlement.orderId === plan.orderId);
    expect(stored).toEqual(planEntitlement(plan));
    expect(await projectFromStripeAlone(harness, plan)).toEqual(plan);
    expectMoneyMatchesAccess(harness.stripe, plan);
    expectCustomersCard(harness, plan);
  }
  expectOneSubscription(harness, plans);
  const lock = await getItem(table, orderKeys.openCheckout(userId, subscriptionSku));
  const open = plans.filter((plan) => !isOver(plan));
  expect(open.map((plan) => plan.orderId)).toEqual(lock ? [lock['orderId']] : []);
  for (const { orderId } of open) {
    expect(await getItem(table, unreconciledKeys.subscription(orderId))).toBeDefined();
  }
}

/** Projects the plan from Stripe alone, without any earlier record. */
async function projectFromStripeAlone({ deps }: BillingHarness, plan: SubscriptionRecord) {
  if (plan.subscriptionId === null) return plan;
  const unknown = {
    ...plan,
    tierSlug: 'none',
    tierName: 'none',
    priceCents: 0,
    maxUsers: 0,
    courseIds: [],
    status: 'incomplete',
    startedAt: null,
    accessEndsAt: null,
    endedAt: null,
    firstPaidAt: null,
    lastPaidAt: null,
    refundedCents: 0,
    isRefundFailed: false,
    isDisputed: false,
  };
  const snapshot = await deps.provider.readSubscription(plan.subscriptionId);
  return projectSubscription(unknown, snapshot, { ...(await deps.catalog.read()), isLive: false });
}

/** Checks that a running plan is charged to the customer's card, which the portal can change. */
function expectCustomersCard({ stripe }: BillingHarness, plan: SubscriptionRecord): void {
  if (plan.startedAt === null || plan.refundRequest || isOver(plan)) return;
  const { subscriptions } = stripe.objects();
  const subscription = subscriptions.find((candidate) => candidate.id === plan.subscriptionId);
  expect(subscription?.default_payment_method).toBeNull();
}

/** Checks that there is one subscription at a time, and none missing from our records. */
function expectOneSubscription(
  { stripe }: BillingHarness,
  plans: readonly SubscriptionRecord[],
): void {
  const { subscriptions } = stripe.objects();
  expect(subscriptions.filter((subscription) => !isOver(subscription)).length).toBeLessThanOrEqual(
    1,
  );
  for (const { id } of subscriptions) {
    expect(plans.map((plan) => plan.subscriptionId)).toContain(id);
  }
}
