import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

const refunds = () => harness.stripe.objects().refunds;
const paymentIntentOf = async (orderId: string) => shopper.paymentIntentId(orderId);

/** Opens the same learner in another process, whose first call of one kind waits after its response until the test releases it. */
function pausedShopper(
  pauseAt: (deps: BillingDependencies, wait: () => Promise<void>) => BillingDependencies,
) {
  const reached = Promise.withResolvers<void>();
  const resume = Promise.withResolvers<void>();
  let isFirst = true;
  const wait = async () => {
    if (!isFirst) return;
    isFirst = false;
    reached.resolve();
    await resume.promise;
  };
  const slow = openShopper(harness, pauseAt(harness.deps, wait), shopper.userId);
  return { slow, reached: reached.promise, resume: resume.resolve };
}

/** Waits between Stripe's response and the write. */
const afterReading = () =>
  pausedShopper((deps, wait) => ({
    ...deps,
    provider: {
      ...deps.provider,
      async readPayment(id) {
        const snapshot = await deps.provider.readPayment(id);
        await wait();
        return snapshot;
      },
    },
  }));

/** Waits between reading the learner's courses and creating the order. */
const beforeOrderCreation = () =>
  pausedShopper((deps, wait) => ({
    ...deps,
    orders: {
      ...deps.orders,
      async create(...order) {
        await wait();
        return deps.orders.create(...order);
      },
    },
  }));

describe('reconciling an order while others change it', () => {
  it('never grants from an old snapshot after a refund overtook it (payment case 26)', async () => {
    const payment = await shopper.checkout(14);
    await shopper.pay(payment);
    const { slow, reached, resume } = afterReading();
    const late = slow.reconcile(payment.orderId, `evt_${payment.orderId}`);
    await reached;
    await harness.stripe.refundFromDashboard(await paymentIntentOf(payment.orderId));
    await shopper.reconcile(payment.orderId);
    expect(await shopper.courses()).toEqual([]);
    resume();
    expect((await late).state).toBe('refunded');
    expect(await shopper.courses()).toEqual([]);
  });

  it('leaves the course suspended when another dispute overtakes the snapshot of a won one (payment case 26)', async () => {
    const { orderId } = await shopper.buy(14);
    const disputeId = await harness.stripe.openDispute(await paymentIntentOf(orderId));
    await shopper.reconcile(orderId);
    await harness.stripe.closeDispute(disputeId, 'won');
    const { slow, reached, resume } = afterReading();
    const late = slow.reconcile(orderId, `evt_won_${orderId}`);
    await reached;
    await harness.stripe.openDispute(await paymentIntentOf(orderId));
    expect((await shopper.reconcile(orderId, `evt_again_${orderId}`)).state).toBe('disputed');
    resume();
    expect((await late).state).toBe('disputed');
    expect(await shopper.courses()).toEqual([]);
  });

  it('refunds the later of two orders for one course that are reconciled at once', async () => {
    const [single, bundle] = [await shopper.checkout(14), await shopper.checkout(16)];
    await shopper.pay(single);
    await shopper.pay(bundle);
    const { slow, reached, resume } = afterReading();
    const late = slow.reconcile(single.orderId);
    await reached;
    await shopper.reconcile(bundle.orderId);
    resume();
    expect(await late).toMatchObject({ state: 'refunded', refundRequest: { reason: 'duplicate' } });
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(refunds().map((refund) => refund.amount)).toEqual([2900]);
  });

  it('takes a course back when the order it was released to is refunded at the same moment', async () => {
    const first = await shopper.checkout(16);
    const single = await shopper.buy(14);
    await shopper.pay(first);
    const { slow, reached, resume } = afterReading();
    const late = slow.reconcile(first.orderId);
    await reached;
    await shopper.cancel(single.orderId);
    resume();
    expect((await late).items.map((item) => item.isGranted)).toEqual([true, true]);
    expect(await shopper.courses()).toEqual([14, 15]);
  });

  it('refuses a checkout that read the courses before the dispute (payment case 36)', async () => {
    const { orderId } = await shopper.buy(14);
    const other = await shopper.checkout(15);
    const { slow, reached, resume } = beforeOrderCreation();
    const late = outcomeOf(slow.checkout(16));
    await reached;
    await harness.stripe.openDispute(await paymentIntentOf(orderId));
    await shopper.reconcile(orderId);
    resume();
    expect(await late).toBe('payment_disputed');
    expect((await shopper.order(other.orderId)).state).toBe('open');
  });

  it('creates no second payment when the course was bought during the checkout (payment case 6)', async () => {
    const bundle = await shopper.checkout(16);
    await shopper.pay(bundle);
    const { slow, reached, resume } = beforeOrderCreation();
    const late = outcomeOf(slow.checkout(14));
    await reached;
    await shopper.reconcile(bundle.orderId);
    resume();
    expect(await late).toBe('already_owned');
    expect(harness.stripe.objects().paymentIntents).toHaveLength(1);
  });

  it('completes a conflicting exchange and cancellation one after the other, never half of each (payment case 38)', async () => {
    const { orderId } = await shopper.buy(2);
    const { slow, reached, resume } = pausedShopper((deps, wait) => ({
      ...deps,
      orders: {
        ...deps.orders,
        async change(change) {
          await wait();
          return deps.orders.change(change);
        },
      },
    }));
    const late = outcomeOf(slow.exchange(orderId, 2, 1));
    await reached;
    await shopper.cancel(orderId);
    resume();
    expect(await late).toBe('exchange_closed');
    expect(await shopper.courses()).toEqual([]);
  });
});
