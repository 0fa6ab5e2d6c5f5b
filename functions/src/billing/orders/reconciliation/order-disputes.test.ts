import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

const refunds = () => harness.stripe.objects().refunds;
const refundedCents = () => refunds().reduce((sum, refund) => sum + refund.amount, 0);

describe('a disputed payment', () => {
  it('refunds nothing when a dispute comes first, and restores the course when it is won (payment case 35)', async () => {
    const { orderId } = await shopper.buy(14);
    const disputeId = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('cancellation_closed');
    expect((await shopper.order(orderId)).state).toBe('disputed');
    expect(await shopper.courses()).toEqual([]);
    await harness.stripe.closeDispute(disputeId, 'won');
    expect((await shopper.reconcile(orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
    expect(refunds()).toEqual([]);
  });

  it('removes the course permanently when the dispute is lost (payment case 35)', async () => {
    const { orderId } = await shopper.buy(14, CARDS.disputed);
    await harness.advance(3600);
    const [dispute] = harness.stripe.objects().disputes;
    await shopper.reconcile(orderId);
    expect(await shopper.courses()).toEqual([]);
    await harness.stripe.closeDispute(dispute!.id, 'lost');
    expect((await shopper.reconcile(orderId)).state).toBe('dispute_lost');
    expect(await shopper.courses()).toEqual([]);
  });

  it('lets the dispute decide when it opens between request and refund (payment case 35)', async () => {
    const { orderId } = await shopper.buy(14);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: 'lost-before' });
    await shopper.cancel(orderId);
    const disputeId = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    expect(await shopper.reconcile(orderId)).toMatchObject({
      state: 'disputed',
      refundRequest: null,
    });
    await harness.stripe.closeDispute(disputeId, 'won');
    expect((await shopper.reconcile(orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
    expect(refunds()).toEqual([]);
  });

  it('refuses to sell a disputed course again until the dispute is lost (payment case 36)', async () => {
    const { orderId } = await shopper.buy(14);
    const disputeId = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    await shopper.reconcile(orderId);
    expect(await outcomeOf(shopper.checkout(14))).toBe('payment_disputed');
    expect(await outcomeOf(shopper.checkout(16))).toBe('payment_disputed');
    expect(await outcomeOf(shopper.checkout(15))).toBe('done');
    await harness.stripe.closeDispute(disputeId, 'lost');
    await shopper.reconcile(orderId);
    expect((await shopper.buy(14)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
  });

  it('refunds a checkout that was opened before a dispute and paid during it (payment case 36)', async () => {
    const single = await shopper.checkout(14);
    const bundle = await shopper.buy(16);
    const paymentIntentId = await shopper.paymentIntentId(bundle.orderId);
    const disputeId = await harness.stripe.openDispute(paymentIntentId);
    await shopper.reconcile(bundle.orderId);
    await shopper.pay(single);
    expect(await shopper.reconcile(single.orderId)).toMatchObject({
      state: 'refunded',
      refundRequest: { reason: 'duplicate' },
    });
    await harness.stripe.closeDispute(disputeId, 'won');
    await shopper.reconcile(bundle.orderId);
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(refundedCents()).toBe(2900);
  });

  it('keeps the course during an inquiry (payment case 37)', async () => {
    const { orderId } = await shopper.buy(14);
    const paymentIntentId = await shopper.paymentIntentId(orderId);
    const disputeId = await harness.stripe.openDispute(paymentIntentId, 'warning_needs_response');
    expect((await shopper.reconcile(orderId)).state).toBe('paid');
    await harness.stripe.closeDispute(disputeId, 'warning_closed');
    expect((await shopper.reconcile(orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14]);
  });
});

describe('a course that two orders paid for', () => {
  /** Buys course 14 alone and again with the bundle. */
  const buyTwice = async () => [await shopper.buy(14), await shopper.buy(16)] as const;
  const dispute = async (orderId: string) => {
    const disputeId = await harness.stripe.openDispute(await shopper.paymentIntentId(orderId));
    await shopper.reconcile(orderId);
    return {
      end: async (status: 'won' | 'lost') => {
        await harness.stripe.closeDispute(disputeId, status);
        return shopper.reconcile(orderId);
      },
    };
  };
  const granted = async (orderId: string) =>
    (await shopper.order(orderId)).items.map((item) => item.isGranted);

  it('stays open when one order is disputed, and when that dispute is lost', async () => {
    const [single, bundle] = await buyTwice();
    expect(await shopper.courses()).toEqual([14, 15]);
    const { end } = await dispute(single.orderId);
    expect(await shopper.courses()).toEqual([14, 15]);
    expect((await end('lost')).state).toBe('dispute_lost');
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(await granted(bundle.orderId)).toEqual([true, true]);
  });

  it('is no duplicate after a won dispute, and comes back when the other order is canceled', async () => {
    const [single, bundle] = await buyTwice();
    const { end } = await dispute(single.orderId);
    expect(await end('won')).toMatchObject({ state: 'paid', refundRequest: null });
    expect((await shopper.reconcile(single.orderId)).state).toBe('paid');
    expect(refunds()).toEqual([]);
    await shopper.cancel(bundle.orderId);
    expect(await shopper.courses()).toEqual([14]);
    expect(refundedCents()).toBe(9900);
  });

  it('is opened by an order that is paid while the other is disputed', async () => {
    const bundle = await shopper.checkout(16);
    const single = await shopper.buy(14);
    const { end } = await dispute(single.orderId);
    expect(await shopper.courses()).toEqual([]);
    await shopper.pay(bundle);
    expect((await shopper.reconcile(bundle.orderId)).state).toBe('paid');
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(await granted(single.orderId)).toEqual([false]);
    expect((await end('won')).state).toBe('paid');
    expect(refunds()).toEqual([]);
  });

  it('is suspended while both are disputed, and opened by the dispute that is won first', async () => {
    const [single, bundle] = await buyTwice();
    const [first, second] = [await dispute(single.orderId), await dispute(bundle.orderId)];
    expect(await shopper.courses()).toEqual([]);
    await first.end('won');
    expect(await shopper.courses()).toEqual([14]);
    await second.end('lost');
    expect(await shopper.courses()).toEqual([14]);
    expect(refunds()).toEqual([]);
  });
});

describe('a dispute that the card network prevented', () => {
  it.each([
    ['prevented_resolution', 'dispute_lost', [], 0, 'canceled'],
    ['prevented_block', 'paid', [14], 9900, 'active'],
  ] as const)('counts by what it took: %s', async (opening, state, courses, keptCents, status) => {
    const { orderId } = await shopper.buy(14);
    await harness.stripe.openDispute(await shopper.paymentIntentId(orderId), opening);
    expect((await shopper.reconcile(orderId)).state).toBe(state);
    expect(await shopper.courses()).toEqual(courses);

    const subscriber = openSubscriber(harness);
    const plan = await subscriber.subscribe('entry');
    await harness.stripe.openDispute(plan.firstPaymentIntentId!, opening);
    expect(await subscriber.reconcile(plan.orderId)).toMatchObject({ keptCents, status });
  });
});
