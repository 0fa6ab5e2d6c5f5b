import fc from 'fast-check';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { expect, test } from 'vitest';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import {
  expectConsistentPurchases,
  expectConsistentRedemptions,
} from '#testing/billing-histories/purchase-invariants.ts';
import {
  purchaseStep,
  type PurchaseStep,
} from '#testing/billing-histories/purchase-step-arbitrary.ts';
import { storePromotion } from '#testing/billing/promotion.ts';
import { activateTax } from '#testing/stripe/stripe-tax.ts';
import { openShopper } from '#testing/billing/shopper.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import type { EventRepository } from '#billing/webhook/event-repository.ts';
import type { OrderChange, OrderRepository } from '../order-repository.ts';
import type { PreparedPayment } from '../checkout/checkout-course.ts';

const RUNS = propertyRuns(24);

const counts = {
  steps: 0,
  refused: 0,
  crashes: 0,
  charges: 0,
  refunds: 0,
  disputes: 0,
  discounted: 0,
  free: 0,
  taxed: 0,
};

test('no random history leaves a learner who paid without access, has access without having paid, or pays twice', async () => {
  const table = await createCatalogTable();
  await fc.assert(
    fc.asyncProperty(
      fc.array(purchaseStep, { minLength: 8, maxLength: 30, size: 'max' }),
      async (steps) => {
        const harness = await openBillingHarness({ table, emulator: { checksContract: false } });
        await activateTax(harness.sdk);
        const codes = await storePromotions(harness);
        const learner = openRandomLearner(harness, codes);
        for (const step of steps) {
          counts.steps += 1;
          await learner.runStep(step).catch(() => (counts.refused += 1));
        }
        await learner.reconcileWithoutFaults();
        await expectConsistentPurchases(harness, learner.shopper.userId);
        for (const code of Object.values(codes)) {
          await expectConsistentRedemptions(harness, code, [learner.shopper.userId]);
        }
        await harness.advance(40 * 86_400);
        await learner.reconcileWithoutFaults();
        await expectConsistentPurchases(harness, learner.shopper.userId);
        for (const code of Object.values(codes)) {
          await expectConsistentRedemptions(harness, code, [learner.shopper.userId]);
        }
        const { charges, refunds, disputes } = harness.stripe.objects();
        counts.charges += charges.length;
        counts.refunds += refunds.length;
        counts.disputes += disputes.length;
        const orders = await harness.deps.orders.list(learner.shopper.userId);
        const paid = orders.filter(({ discount, paidAt }) => discount && paidAt !== null);
        counts.discounted += paid.length;
        counts.taxed += orders.filter(({ tax, paidAt }) => tax && paidAt !== null).length;
        counts.free += paid.filter(({ amountCents }) => amountCents === 0).length;
      },
    ),
    RUNS,
  );
  console.log(`${RUNS.numRuns} sequences of purchases: ${JSON.stringify(counts)}`);
  expect(counts.charges).toBeGreaterThan(RUNS.numRuns / 2);
  expect(counts.crashes).toBeGreaterThan(RUNS.numRuns / 10);
  expect(counts.discounted).toBeGreaterThan(RUNS.numRuns / 10);
  expect(counts.free).toBeGreaterThan(0);
  expect(counts.taxed).toBeGreaterThan(RUNS.numRuns / 10);
});

/** Stores a code that takes a part off, one that takes all, and one that can be redeemed once. */
async function storePromotions(harness: BillingHarness) {
  const part = await storePromotion(harness, { percentOff: 35 });
  const all = await storePromotion(harness, { percentOff: 100 });
  const once = await storePromotion(harness, { amountOffCents: 900, maxRedemptions: 1 });
  return { part, all, once };
}

type Codes = Awaited<ReturnType<typeof storePromotions>>;

/** Opens one learner whose processes may crash at a write and whose courses change their prices. */
function openRandomLearner(harness: BillingHarness, codes: Codes) {
  const { stripe } = harness;
  const prices = new Map<number, number>();
  let crash: { when: 'before' | 'after'; writes: number } | undefined;
  const mayCrash =
    <Args extends unknown[], T>(write: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const crashes = crash?.writes === 0 ? crash.when : undefined;
      if (crash) crash.writes -= 1;
      if (crashes === undefined) return write(...args);
      crash = undefined;
      counts.crashes += 1;
      if (crashes === 'after') await write(...args);
      throw new Error('The process crashed.');
    };
  const stored = harness.deps.orders;
  const orders: OrderRepository = {
    ...stored,
    create: mayCrash((...args: Parameters<OrderRepository['create']>) => stored.create(...args)),
    change: mayCrash((change: OrderChange) => stored.change(change)),
  };
  const events: EventRepository = {
    ...harness.deps.events,
    save: mayCrash((eventId: string, now: Date) => harness.deps.events.save(eventId, now)),
  };
  const catalog: BillingDependencies['catalog'] = {
    ...harness.deps.catalog,
    async read() {
      const published = await harness.deps.catalog.read();
      const courses = published.courses.map((course) => ({
        ...course,
        priceCents: prices.get(course.id) ?? course.priceCents,
      }));
      return { ...published, courses };
    },
  };
  const shopper = openShopper(harness, { ...harness.deps, orders, events, catalog });
  const payments: PreparedPayment[] = [];
  const pick = <T>(items: readonly T[], at: number): T => {
    if (items.length === 0) throw new Error('There is none.');
    return items[at % items.length]!;
  };
  const codeOf = ({ promotion }: { promotion: keyof Codes | undefined }) =>
    promotion && codes[promotion];
  const taxOf = ({ tax }: Pick<Extract<PurchaseStep, { do: 'buy' }>, 'tax'>) =>
    tax && { basis: { ...tax, country: 'US', state: null, taxIdType: null }, taxId: null };
  const orderId = async (at: number) => pick(await stored.list(shopper.userId), at).orderId;
  const intentId = (at: number) => pick(stripe.objects().paymentIntents, at).id;

  const runStep = async (step: PurchaseStep): Promise<unknown> => {
    switch (step.do) {
      case 'checkout':
        return payments.push(await shopper.checkout(step.productId, codeOf(step), taxOf(step)));
      case 'buy': {
        const payment = await shopper.checkout(step.productId, codeOf(step), taxOf(step));
        payments.push(payment);
        return payment.confirmation === 'free'
          ? shopper.complete(payment.orderId)
          : shopper.pay(payment, step.card);
      }
      case 'complete':
        return shopper.complete(pick(payments, step.nth).orderId);
      case 'pay':
        return shopper.pay(pick(payments, step.nth), step.card);
      case 'authenticate':
        return stripe.completeAuthentication(pick(payments, step.nth).clientSecret!, step.outcome);
      case 'reconcile':
        return shopper.reconcile(await orderId(step.nth), `evt_${shopper.userId}_${counts.steps}`);
      case 'cancel':
        return shopper.cancel(await orderId(step.nth));
      case 'exchange':
        return shopper.exchange(await orderId(step.nth), step.from, step.to);
      case 'dispute':
        return stripe.openDispute(intentId(step.nth));
      case 'decide':
        return stripe.closeDispute(pick(stripe.objects().disputes, step.nth).id, step.status);
      case 'dashboard':
        return stripe.refundFromDashboard(intentId(step.nth), step.cents);
      case 'price':
        return prices.set(step.productId, step.cents);
      case 'wait':
        return harness.advance(step.seconds);
      case 'fault':
        return stripe.failNext({ kind: step.kind });
      case 'crash':
        return (crash = { when: step.when, writes: step.writes });
      case 'both': {
        const [first, second] = [await orderId(step.nth), await orderId(step.other)];
        // Waits for both, so that neither runs on during the checks.
        return Promise.allSettled([shopper.reconcile(first), shopper.cancel(second)]);
      }
    }
  };

  /** Runs the reconciler without faults until nothing fails. */
  const reconcileWithoutFaults = async () => {
    crash = undefined;
    for (let runs = 0; runs < 40; runs += 1) {
      try {
        await harness.reconcileAll();
        return;
      } catch {
        // A fault that was still queued.
      }
    }
    throw new Error('The reconciler still fails after all its runs.');
  };
  return { shopper, runStep, reconcileWithoutFaults };
}
