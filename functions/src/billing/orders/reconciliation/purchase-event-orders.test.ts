import type { Delivery } from '@learning/stripe-emulator/emulator';
import { STRIPE_EVENT_TYPES } from '@learning/shared/contract/webhooks';
import { isProof, sampleCases } from '@learning/shared/testing/property-runs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
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
import { startPurchase, type PurchaseEvent } from '#testing/billing/started-purchase.ts';
import { openWebhook, type WebhookHarness } from '#testing/billing/webhook-harness.ts';
import { reconcileTarget } from '#billing/reconcile-target.ts';

const COURSE = 14;
const RUNS_PER_EMULATOR = 10;

let crashing: CrashingTable;
let harness: BillingHarness;
let webhook: WebhookHarness;
let runs = 0;
let crashes = 0;
beforeAll(async () => {
  crashing = crashingTable(await createCatalogTable());
});

/** Opens a new emulator now and then, because each read of its notifications signs all of them. */
async function openHarness(): Promise<void> {
  const { table } = crashing;
  harness = await openBillingHarness({ table, emulator: { checksContract: false } });
  webhook = openWebhook(harness);
}
afterAll(() => {
  console.log(`Purchase: ${runs} orders of its events were run, ${crashes} with a crash.`);
});

interface Scenario {
  events: PurchaseEvent[];
  /** The final state in our records. */
  end: { state: string; isOpen: boolean; refundedCents: number };
}

const scenarios: Scenario[] = [
  { events: ['pay', 'dispute', 'win'], end: { state: 'paid', isOpen: true, refundedCents: 0 } },
  {
    events: ['pay', 'dispute', 'lose'],
    end: { state: 'dispute_lost', isOpen: false, refundedCents: 0 },
  },
  { events: ['pay', 'refund'], end: { state: 'refunded', isOpen: false, refundedCents: 2900 } },
  {
    events: ['pay', 'refund in part', 'dispute'],
    end: { state: 'disputed', isOpen: false, refundedCents: 1000 },
  },
];
const fourEvents: Scenario = {
  events: ['pay', 'dispute', 'win', 'refund'],
  end: { state: 'refunded', isOpen: false, refundedCents: 2900 },
};

/** Retries each delivery until it is accepted, even when a process crashes. */
async function deliver(deliveries: readonly Delivery[]): Promise<void> {
  for (const delivery of deliveries) {
    if ((await webhook.deliver(delivery)) === 200) continue;
    if (crashing.recover()) crashes += 1;
    expect(await webhook.deliver(delivery)).toBe(200);
  }
}

interface RunOptions {
  /** Delivers every event a second time after all others, the last one first. */
  isDeliveredTwice?: boolean;
  /** The process crashes at this write after the checkout. */
  crash?: Crash;
}

/** Runs a scenario in one order of its events. @returns the final state and the number of writes */
async function runScenario(
  { events }: Scenario,
  steps: readonly EventStep[],
  { isDeliveredTwice = false, crash }: RunOptions = {},
): Promise<Scenario['end'] & { writes: number }> {
  if (runs % RUNS_PER_EMULATOR === 0) await openHarness();
  runs += 1;
  const purchase = await startPurchase(harness);
  const { userId, orderId } = purchase;
  const deliveries: Delivery[][] = [];
  const arrived: Delivery[] = [];
  const writesBefore = crashing.writes();
  if (crash) crashing.crashAt(crash.at, crash.when);
  for (const step of steps) {
    if ('happens' in step) {
      const mark = harness.stripe.notifications().length;
      await purchase.apply(events[step.happens]!);
      deliveries[step.happens] = webhook.since(mark, STRIPE_EVENT_TYPES);
    } else {
      arrived.push(...deliveries[step.arrives]!);
      await deliver(deliveries[step.arrives]!);
    }
  }
  if (isDeliveredTwice) await deliver(arrived.toReversed());
  if (crashing.recover()) crashes += 1;
  const writes = crashing.writes() - writesBefore;

  const isLost = arrived.length < deliveries.flat().length;
  if (isLost) {
    await reconcileTarget(
      { target: { kind: 'order', userId, orderId }, now: harness.now() },
      harness.deps,
    );
  }
  const { state, refundedCents } = (await harness.deps.orders.find(userId, orderId))!;
  return { state, refundedCents, isOpen: await harness.hasAccess(userId, COURSE), writes };
}

describe('the events of a purchase', () => {
  it.each(scenarios)(
    'end $events in the same state in every order, lost or not (payment case 22)',
    async (scenario) => {
      for (const steps of sampleCases(eventOrders(scenario.events.length), 6)) {
        expect(await runScenario(scenario, steps)).toMatchObject(scenario.end);
      }
    },
  );

  it.runIf(isProof)(
    'end in the same state for four events in every order, lost or not',
    async () => {
      for (const steps of eventOrders(4)) {
        expect(await runScenario(fourEvents, steps)).toMatchObject(fourEvents.end);
      }
    },
  );

  it.each([...scenarios, fourEvents])(
    'end $events in the same state when all events come late and twice',
    async (scenario) => {
      const { length } = scenario.events;
      for (const order of sampleCases(permutations([...scenario.events.keys()]), 5)) {
        const end = await runScenario(scenario, eventsAfterAll(length, order), {
          isDeliveredTwice: true,
        });
        expect(end).toMatchObject(scenario.end);
      }
    },
  );

  it.each([...scenarios, fourEvents])(
    'end $events in the same state when the process crashes before or after any write',
    async (scenario) => {
      const { length } = scenario.events;
      const indices = [...scenario.events.keys()];
      const orders = [eventsInOrder(length), eventsAfterAll(length, indices.toReversed())];
      for (const steps of orders) {
        const { writes } = await runScenario(scenario, steps);
        for (const crash of sampleCases(crashesAt(writes), 5)) {
          const end = await runScenario(scenario, steps, { crash });
          expect(end, `${crash.when} write ${crash.at}`).toMatchObject(scenario.end);
        }
      }
    },
  );
});
