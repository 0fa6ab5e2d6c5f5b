import type { Delivery } from '@learning/stripe-emulator/emulator';
import { STRIPE_EVENT_TYPES } from '@learning/shared/contract/webhooks';
import { sampleCases } from '@learning/shared/testing/property-runs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { crashingTable, type CrashingTable } from '#testing/table/crashing-table.ts';
import {
  type Crash,
  crashesAt,
  eventsAfterAll,
  eventsInOrder,
  eventOrders,
  permutations,
  type EventStep,
} from '#testing/billing-histories/event-orders.ts';
import { CARD_FAILING_ON_CHARGE } from '#testing/billing/subscriber.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { checkoutTier } from '../checkout/checkout-tier.ts';
import { reconcileSubscription } from './reconcile-subscription.ts';

const CARD = '4242424242424242';
const COURSE = 1;
const DAY = 86_400;

let crashing: CrashingTable;
let runs = 0;
let crashes = 0;
beforeAll(async () => {
  crashing = crashingTable(await createCatalogTable());
});
afterAll(() => {
  console.log(`Subscription: ${runs} orders of its events were run, ${crashes} with a crash.`);
});

type PlanEvent = 'pay' | 'renew' | 'end' | 'refund' | 'dispute' | 'win' | 'updateCard' | 'retry';

interface End {
  status: string;
  isOpen: boolean;
}

interface Scenario {
  /** A plan that is paid with a card that will fail; default: not paid yet. */
  start?: 'card-will-fail';
  events: PlanEvent[];
  end: End;
}

const scenarios: Scenario[] = [
  { events: ['pay', 'renew', 'end'], end: { status: 'canceled', isOpen: false } },
  { events: ['pay', 'dispute', 'win'], end: { status: 'active', isOpen: true } },
  { events: ['pay', 'renew'], end: { status: 'active', isOpen: true } },
  { events: ['pay', 'refund'], end: { status: 'canceled', isOpen: false } },
  // The renewal fails, the learner enters another card in the portal, and the next retry is paid.
  {
    start: 'card-will-fail',
    events: ['renew', 'updateCard', 'retry'],
    end: { status: 'active', isOpen: true },
  },
];

/** Creates a learner at the checkout of a plan, with a Stripe account whose clock can be moved. */
async function startPlan(start?: Scenario['start']) {
  const { table } = crashing;
  const harness = await openBillingHarness({ table, emulator: { checksContract: false } });
  const userId = harness.learner();
  const command = { userId, tierSlug: 'professional', now: harness.now() };
  const { clientSecret, orderId } = await checkoutTier(command, harness.deps);
  const paymentId = clientSecret!.split('_secret_')[0]!;
  const updateCard = async (card: string) => {
    const { customer } = harness.stripe.objects().subscriptions[0]!;
    const { id: configuration } = harness.stripe.objects().portalConfigurations[0]!;
    const session = await harness.sdk.billingPortal.sessions.create({
      customer: customer as string,
      configuration,
    });
    await harness.stripe.portal(session.id).updateCard(card);
  };
  if (start === 'card-will-fail') {
    await harness.stripe.confirm(clientSecret!, CARD);
    await reconcileSubscription({ userId, orderId, now: harness.now() }, harness.deps);
    await updateCard(CARD_FAILING_ON_CHARGE);
  }
  const actions: Record<PlanEvent, () => Promise<unknown>> = {
    pay: () => harness.stripe.confirm(clientSecret!, CARD),
    renew: () => harness.advance(31 * DAY),
    end: () => harness.sdk.subscriptions.cancel(harness.stripe.objects().subscriptions[0]!.id),
    refund: () => harness.stripe.refundFromDashboard(paymentId),
    dispute: () => harness.stripe.openDispute(paymentId),
    win: () => harness.stripe.closeDispute(harness.stripe.objects().disputes[0]!.id, 'won'),
    updateCard: () => updateCard(CARD),
    retry: () => harness.advance(5 * DAY),
  };
  return { harness, userId, orderId, actions };
}

type Plan = Awaited<ReturnType<typeof startPlan>>;

/** Delivers events until they are accepted, even when the process crashes in between. */
async function deliver(webhook: WebhookHarness, deliveries: readonly Delivery[]): Promise<void> {
  for (const { body } of deliveries) {
    const signed = () => ({ body, headers: { 'stripe-signature': webhook.sign(body) } });
    if ((await webhook.deliver(signed())) === 200) continue;
    if (crashing.recover()) crashes += 1;
    expect(await webhook.deliver(signed())).toBe(200);
  }
}

interface RunOptions {
  isDeliveredTwice?: boolean;
  crash?: Crash;
  /** The order in which the events of one object arrive. */
  sort?: (deliveries: Delivery[]) => Delivery[];
}

/** Runs a scenario in one order; returns the resulting state and the number of writes. */
async function runScenario(
  { start, events }: Scenario,
  steps: readonly EventStep[],
  { isDeliveredTwice = false, crash, sort = (deliveries) => deliveries }: RunOptions = {},
): Promise<End & { writes: number }> {
  const plan = await startPlan(start);
  const { harness } = plan;
  const webhook = openWebhook(harness);
  const deliveries: Delivery[][] = [];
  const arrived: Delivery[] = [];
  const writesBefore = crashing.writes();
  if (crash) crashing.crashAt(crash.at, crash.when);
  for (const step of steps) {
    if ('happens' in step) {
      const mark = harness.stripe.notifications().length;
      await plan.actions[events[step.happens]!]();
      deliveries[step.happens] = sort(webhook.since(mark, STRIPE_EVENT_TYPES));
    } else {
      arrived.push(...deliveries[step.arrives]!);
      await deliver(webhook, deliveries[step.arrives]!);
    }
  }
  if (isDeliveredTwice) await deliver(webhook, arrived.toReversed());
  if (crashing.recover()) crashes += 1;
  const writes = crashing.writes() - writesBefore;
  runs += 1;
  return { ...(await finalState(plan, arrived.length < deliveries.flat().length)), writes };
}

async function finalState({ harness, userId, orderId }: Plan, isLost: boolean): Promise<End> {
  const reconcile = () =>
    reconcileSubscription({ userId, orderId, now: harness.now() }, harness.deps);
  if (isLost) await reconcile();
  const found = await harness.deps.subscriptions.find(userId, orderId);
  // Nothing is left to reconcile.
  expect((await reconcile()).version).toBe(found!.version);
  return { status: found!.status, isOpen: await harness.hasAccess(userId, COURSE) };
}

describe('the events of a subscription', () => {
  it.each(scenarios)(
    'lead to the same result for $events in any order, lost or not',
    async (scenario) => {
      for (const steps of sampleCases(eventOrders(scenario.events.length), 8)) {
        expect(await runScenario(scenario, steps)).toMatchObject(scenario.end);
      }
    },
  );

  it('of the first payment grant access in every order', async () => {
    const first: Scenario = { events: ['pay'], end: { status: 'active', isOpen: true } };
    const { harness, actions } = await startPlan();
    const mark = harness.stripe.notifications().length;
    await actions.pay();
    const { length } = openWebhook(harness).since(mark, STRIPE_EVENT_TYPES);
    expect(length).toBeGreaterThanOrEqual(3);
    for (const order of sampleCases(permutations([...Array(length).keys()]), 8)) {
      const sort = (deliveries: Delivery[]) => order.map((at) => deliveries[at]!);
      expect(await runScenario(first, eventsInOrder(1), { sort })).toMatchObject(first.end);
    }
  });

  it.each(scenarios)(
    'lead to the same result for $events when all arrive late and twice, in any order',
    async (scenario) => {
      const { length } = scenario.events;
      for (const order of permutations([...scenario.events.keys()])) {
        const sort = (deliveries: Delivery[]) => deliveries.toReversed();
        const end = await runScenario(scenario, eventsAfterAll(length, order), {
          isDeliveredTwice: true,
          sort,
        });
        expect(end).toMatchObject(scenario.end);
      }
    },
  );

  it.each(scenarios)(
    'lead to the same result for $events when the process crashes before or after any write',
    async (scenario) => {
      const steps = eventsInOrder(scenario.events.length);
      const { writes } = await runScenario(scenario, steps);
      for (const crash of sampleCases(crashesAt(writes), 5)) {
        const end = await runScenario(scenario, steps, { crash });
        expect(end, `${crash.when} write ${crash.at}`).toMatchObject(scenario.end);
      }
    },
  );
});
