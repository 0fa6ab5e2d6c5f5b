import type { Delivery } from '@learning/stripe-emulator/emulator';
import { STRIPE_EVENT_TYPES } from '@learning/shared/contract/webhooks';
import { isProof } from '@learning/shared/testing/property-runs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { crashingTable, type CrashingTable } from '#testing/table/crashing-table.ts';
import {
  eventsAfterAll,
  eventsInOrder,
  eventOrders,
  permutations,
  type EventStep,
} from '#testing/billing-histories/event-orders.ts';
import { startPurchase, type PurchaseEvent } from '#testing/billing/started-purchase.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { reconcileTarget } from '#billing/reconcile-target.ts';

const COURSE = 14;
const RUNS_A_STRIPE = 10;

let crashing: CrashingTable;
let story: BillingHarness;
let webhook: WebhookHarness;
let runs = 0;
let crashes = 0;
beforeAll(async () => {
  crashing = crashingTable(await createCatalogTable());
});

/** Opens a new emulator now and then, because each read of its notifications signs all of them. */
async function openStory(): Promise<void> {
  const { table } = crashing;
  story = await openBillingHarness({ table, emulator: { checksContract: false } });
  webhook = openWebhook(story);
}
afterAll(() => {
  console.log(`Purchase: ${runs} orders of its events were run, ${crashes} with a crash.`);
});

interface Scenario {
  acts: PurchaseEvent[];
  /** The final state in our records. */
  end: { state: string; isOpen: boolean; refundedCents: number };
}

const scenarios: Scenario[] = [
  { acts: ['pay', 'dispute', 'win'], end: { state: 'paid', isOpen: true, refundedCents: 0 } },
  {
    acts: ['pay', 'dispute', 'lose'],
    end: { state: 'dispute_lost', isOpen: false, refundedCents: 0 },
  },
  { acts: ['pay', 'refund'], end: { state: 'refunded', isOpen: false, refundedCents: 2900 } },
  {
    acts: ['pay', 'refund in part', 'dispute'],
    end: { state: 'disputed', isOpen: false, refundedCents: 1000 },
  },
];
const fourActs: Scenario = {
  acts: ['pay', 'dispute', 'win', 'refund'],
  end: { state: 'refunded', isOpen: false, refundedCents: 2900 },
};

/** Retries each delivery until it is accepted, even when a process crashes. */
async function deliver(news: readonly Delivery[]): Promise<void> {
  for (const delivery of news) {
    if ((await webhook.deliver(delivery)) === 200) continue;
    if (crashing.recover()) crashes += 1;
    expect(await webhook.deliver(delivery)).toBe(200);
  }
}

interface RunOptions {
  /** Delivers every event a second time after all others, the last one first. */
  isDoubled?: boolean;
  /** The process crashes at this write after the checkout. */
  death?: { at: number; when: 'before' | 'after' };
}

/** Plays a scenario in one order of its events. @returns the final state and the number of writes */
async function play(
  { acts }: Scenario,
  steps: readonly EventStep[],
  { isDoubled = false, death }: RunOptions = {},
): Promise<Scenario['end'] & { writes: number }> {
  if (runs % RUNS_A_STRIPE === 0) await openStory();
  runs += 1;
  const purchase = await startPurchase(story);
  const { userId, orderId } = purchase;
  const news: Delivery[][] = [];
  const arrived: Delivery[] = [];
  const writesBefore = crashing.writes();
  if (death) crashing.crashAt(death.at, death.when);
  for (const step of steps) {
    if ('happens' in step) {
      const mark = story.stripe.notifications().length;
      await purchase.happen(acts[step.happens]!);
      news[step.happens] = webhook.since(mark, STRIPE_EVENT_TYPES);
    } else {
      arrived.push(...news[step.arrives]!);
      await deliver(news[step.arrives]!);
    }
  }
  if (isDoubled) await deliver(arrived.toReversed());
  if (crashing.recover()) crashes += 1;
  const writes = crashing.writes() - writesBefore;

  const isLost = arrived.length < news.flat().length;
  if (isLost) {
    await reconcileTarget(
      { target: { kind: 'order', userId, orderId }, now: story.now() },
      story.deps,
    );
  }
  const { state, refundedCents } = (await story.deps.orders.find(userId, orderId))!;
  return { state, refundedCents, isOpen: await story.hasAccess(userId, COURSE), writes };
}

describe('the events of a purchase', () => {
  it.each(scenarios)(
    'end $acts in the same state in every order, lost or not (payment case 22)',
    async (scenario) => {
      for (const steps of eventOrders(scenario.acts.length)) {
        expect(await play(scenario, steps)).toMatchObject(scenario.end);
      }
    },
  );

  it.runIf(isProof)(
    'end in the same state for four events in every order, lost or not',
    async () => {
      for (const steps of eventOrders(4)) {
        expect(await play(fourActs, steps)).toMatchObject(fourActs.end);
      }
    },
  );

  it.each([...scenarios, fourActs])(
    'end $acts in the same state when all events come late and twice',
    async (scenario) => {
      const { length } = scenario.acts;
      for (const order of permutations([...scenario.acts.keys()])) {
        const end = await play(scenario, eventsAfterAll(length, order), { isDoubled: true });
        expect(end).toMatchObject(scenario.end);
      }
    },
  );

  it.each([...scenarios, fourActs])(
    'end $acts in the same state when the process crashes before or after any write',
    async (scenario) => {
      const { length } = scenario.acts;
      const indices = [...scenario.acts.keys()];
      const orders = [eventsInOrder(length), eventsAfterAll(length, indices.toReversed())];
      for (const steps of orders) {
        const { writes } = await play(scenario, steps);
        for (let at = 1; at <= writes; at += 1) {
          for (const when of ['before', 'after'] as const) {
            const end = await play(scenario, steps, { death: { at, when } });
            expect(end, `${when} write ${at}`).toMatchObject(scenario.end);
          }
        }
      }
    },
  );
});
