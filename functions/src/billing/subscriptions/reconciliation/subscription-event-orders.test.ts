import type { Delivery } from '@learning/stripe-emulator/emulator';
import { STRIPE_EVENT_TYPES } from '@learning/shared/contract/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { crashingTable, type CrashingTable } from '#testing/table/crashing-table.ts';
import {
  eventsAfterAll,
  eventsInOrder,
  eventOrders,
  permutations,
  type EventStep,
} from '#testing/billing-histories/event-orders.ts';
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

type Act = 'pay' | 'renew' | 'end' | 'refund' | 'dispute';

interface End {
  status: string;
  isOpen: boolean;
}

interface Scenario {
  acts: Act[];
  end: End;
}

const scenarios: Scenario[] = [
  { acts: ['pay', 'renew', 'end'], end: { status: 'canceled', isOpen: false } },
  { acts: ['pay', 'dispute', 'renew'], end: { status: 'active', isOpen: true } },
  { acts: ['pay', 'renew'], end: { status: 'active', isOpen: true } },
  { acts: ['pay', 'refund'], end: { status: 'canceled', isOpen: false } },
];

/** Creates a learner at the checkout of a plan, with a Stripe account whose clock can be moved. */
async function startPlan() {
  const { table } = crashing;
  const story = await openBillingHarness({ table, emulator: { checksContract: false } });
  const userId = story.learner();
  const command = { userId, tierSlug: 'professional', now: story.now() };
  const { clientSecret, orderId } = await checkoutTier(command, story.deps);
  const paymentId = clientSecret!.split('_secret_')[0]!;
  const acts: Record<Act, () => Promise<unknown>> = {
    pay: () => story.stripe.confirm(clientSecret!, CARD),
    renew: () => story.advance(31 * DAY),
    end: () => story.sdk.subscriptions.cancel(story.stripe.objects().subscriptions[0]!.id),
    refund: () => story.stripe.refundFromDashboard(paymentId),
    dispute: () => story.stripe.openDispute(paymentId),
  };
  return { story, userId, orderId, acts };
}

type Plan = Awaited<ReturnType<typeof startPlan>>;

/** Delivers events until they are accepted, even when the process dies in between. */
async function deliver(webhook: WebhookHarness, news: readonly Delivery[]): Promise<void> {
  for (const { body } of news) {
    const signed = () => ({ body, headers: { 'stripe-signature': webhook.sign(body) } });
    if ((await webhook.deliver(signed())) === 200) continue;
    if (crashing.recover()) crashes += 1;
    expect(await webhook.deliver(signed())).toBe(200);
  }
}

interface RunOptions {
  isDoubled?: boolean;
  death?: { at: number; when: 'before' | 'after' };
  /** The order in which the events of one object arrive. */
  sort?: (news: Delivery[]) => Delivery[];
}

/** Runs a scenario in one order; returns the resulting state and the number of writes. */
async function play(
  { acts }: Scenario,
  steps: readonly EventStep[],
  { isDoubled = false, death, sort = (news) => news }: RunOptions = {},
): Promise<End & { writes: number }> {
  const plan = await startPlan();
  const { story } = plan;
  const webhook = openWebhook(story);
  const news: Delivery[][] = [];
  const arrived: Delivery[] = [];
  const writesBefore = crashing.writes();
  if (death) crashing.crashAt(death.at, death.when);
  for (const step of steps) {
    if ('happens' in step) {
      const mark = story.stripe.notifications().length;
      await plan.acts[acts[step.happens]!]();
      news[step.happens] = sort(webhook.since(mark, STRIPE_EVENT_TYPES));
    } else {
      arrived.push(...news[step.arrives]!);
      await deliver(webhook, news[step.arrives]!);
    }
  }
  if (isDoubled) await deliver(webhook, arrived.toReversed());
  if (crashing.recover()) crashes += 1;
  const writes = crashing.writes() - writesBefore;
  runs += 1;
  return { ...(await endOf(plan, arrived.length < news.flat().length)), writes };
}

async function endOf({ story, userId, orderId }: Plan, isLost: boolean): Promise<End> {
  const reconcile = () => reconcileSubscription({ userId, orderId, now: story.now() }, story.deps);
  if (isLost) await reconcile();
  const found = await story.deps.subscriptions.find(userId, orderId);
  // Nothing is left to reconcile.
  expect((await reconcile()).version).toBe(found!.version);
  return { status: found!.status, isOpen: await story.hasAccess(userId, COURSE) };
}

describe('the events of a subscription', () => {
  it.each(scenarios)(
    'lead to the same result for $acts in any order, lost or not',
    async (scenario) => {
      for (const steps of eventOrders(scenario.acts.length)) {
        expect(await play(scenario, steps)).toMatchObject(scenario.end);
      }
    },
  );

  it('of the first payment grant access in every order', async () => {
    const first: Scenario = { acts: ['pay'], end: { status: 'active', isOpen: true } };
    const { story, acts } = await startPlan();
    const mark = story.stripe.notifications().length;
    await acts.pay();
    const { length } = openWebhook(story).since(mark, STRIPE_EVENT_TYPES);
    expect(length).toBeGreaterThanOrEqual(3);
    for (const order of permutations([...Array(length).keys()])) {
      const sort = (news: Delivery[]) => order.map((at) => news[at]!);
      expect(await play(first, eventsInOrder(1), { sort })).toMatchObject(first.end);
    }
  });

  it.each(scenarios)(
    'lead to the same result for $acts when all arrive late and twice, in any order',
    async (scenario) => {
      const { length } = scenario.acts;
      for (const order of permutations([...scenario.acts.keys()])) {
        const sort = (news: Delivery[]) => news.toReversed();
        const end = await play(scenario, eventsAfterAll(length, order), {
          isDoubled: true,
          sort,
        });
        expect(end).toMatchObject(scenario.end);
      }
    },
  );

  it.each(scenarios)(
    'lead to the same result for $acts when the process dies before or after any write',
    async (scenario) => {
      const steps = eventsInOrder(scenario.acts.length);
      const { writes } = await play(scenario, steps);
      for (let at = 1; at <= writes; at += 1) {
        for (const when of ['before', 'after'] as const) {
          const end = await play(scenario, steps, { death: { at, when } });
          expect(end, `${when} write ${at}`).toMatchObject(scenario.end);
        }
      }
    },
  );
});
