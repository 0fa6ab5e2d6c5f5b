import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { certificateKey } from '#table/keys.ts';
import { putItem } from '#table/table.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { PaymentProviderFailure } from '../payment-provider.ts';
import { runReconciler } from '../reconciler/run-reconciler.ts';

const stories = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await stories.open();
  shopper = openShopper(harness);
});

const refunds = () => harness.stripe.objects().refunds;
const refundedCents = () => refunds().reduce((sum, refund) => sum + refund.amount, 0);
const claimCertificate = (courseId: number) =>
  putItem(stories.table, { ...certificateKey(shopper.userId, courseId), entity: 'certificate' });

describe('the cancellation of a purchase', () => {
  it.each([
    [86_399, 'done'],
    [86_400, 'done'],
    [86_401, 'cancellation_closed'],
  ])('case 29: %i s after the charge it is %s', async (seconds, outcome) => {
    const { orderId } = await shopper.buy(14);
    await harness.advance(seconds);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe(outcome);
    const isRefunded = outcome === 'done';
    expect(refundedCents()).toBe(isRefunded ? 2900 : 0);
    expect(await shopper.courses()).toEqual(isRefunded ? [] : [14]);
    expect((await shopper.order(orderId)).state).toBe(isRefunded ? 'refunded' : 'paid');
  });

  it('case 29: the clock is that of the charge, even when nobody told us of it', async () => {
    const payment = await shopper.checkout(14);
    await harness.advance(3600);
    await shopper.pay(payment);
    await harness.advance(86_400);
    expect((await shopper.order(payment.orderId)).state).toBe('open');
    expect((await shopper.cancel(payment.orderId)).state).toBe('refunded');

    const late = await shopper.checkout(14);
    await shopper.pay(late);
    await harness.advance(86_401);
    expect(await outcomeOf(shopper.cancel(late.orderId))).toBe('cancellation_closed');
    expect(await shopper.courses()).toEqual([14]);
  });

  it('of what was not paid is refused', async () => {
    const { orderId } = await shopper.checkout(14);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('cancellation_closed');
    expect(await outcomeOf(shopper.cancel('none'))).toBe('order_not_found');
  });

  it('case 30: a double click and two devices make one refund', async () => {
    const { orderId } = await shopper.buy(14);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => shopper.cancel(orderId)));
    expect(new Set(outcomes.map((order) => order.state))).toEqual(new Set(['refunded']));
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(refunds()).toHaveLength(1);
    expect(refundedCents()).toBe(2900);
  });

  it.each(['500', 'lost-before', 'lost-after'] as const)(
    'case 31: marked, and then Stripe is gone (%s): access ends, and a later run refunds once',
    async (kind) => {
      const { orderId } = await shopper.buy(14);
      // A failure of Stripe's own is asked for once more at once.
      const times = kind === '500' ? 2 : 1;
      harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind, times });
      expect((await shopper.cancel(orderId)).state).toBe('refund_requested');
      expect(await shopper.courses()).toEqual([]);
      await harness.advance(3 * 86_400);
      await harness.reconcileAll();
      await harness.reconcileAll();
      expect((await shopper.order(orderId)).state).toBe('refunded');
      expect(refunds()).toHaveLength(1);
    },
  );

  it('of which Stripe keeps a failure of its own is done at once all the same', async () => {
    const { orderId } = await shopper.buy(14);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: '500' });
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(refunds()).toHaveLength(1);
  });

  it('case 29: asked for in time while Stripe is gone holds, and a run after the window refunds', async () => {
    const { orderId } = await shopper.buy(14);
    await harness.advance(86_340);
    harness.stripe.failNext({ kind: '500', times: 2 });
    expect((await shopper.cancel(orderId)).state).toBe('refund_requested');
    expect(await shopper.courses()).toEqual([]);
    await harness.advance(3600);
    const run = { now: harness.now(), hasTime: () => true };
    await runReconciler('orders', run, harness.deps);
    expect((await shopper.order(orderId)).state).toBe('refunded');
    expect(refundedCents()).toBe(2900);
  });

  it('case 29: of what we do not know to be paid fails while Stripe is gone', async () => {
    const { orderId } = await shopper.checkout(14);
    harness.stripe.failNext({ kind: '500' });
    await expect(shopper.cancel(orderId)).rejects.toBeInstanceOf(PaymentProviderFailure);
    expect((await shopper.order(orderId)).state).toBe('open');
  });

  it('case 32: refunded by the dashboard before, it succeeds without a second refund', async () => {
    const { orderId } = await shopper.buy(14);
    await harness.stripe.refundFromDashboard(await shopper.paymentIntentId(orderId));
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(refunds()).toHaveLength(1);
    expect(await shopper.courses()).toEqual([]);
  });

  it('case 33: after a refund in part the course is kept; cancelled, the rest goes back and no more', async () => {
    const { orderId } = await shopper.buy(14);
    await harness.stripe.refundFromDashboard(await shopper.paymentIntentId(orderId), 1000);
    expect(await shopper.reconcile(orderId)).toMatchObject({ state: 'paid', refundedCents: 1000 });
    expect(await shopper.courses()).toEqual([14]);
    expect(await shopper.cancel(orderId)).toMatchObject({ state: 'refunded', refundedCents: 2900 });
    expect(refundedCents()).toBe(2900);
    expect(await shopper.courses()).toEqual([]);
  });

  it('case 33: the rest refunded by the dashboard, the course is withdrawn', async () => {
    const { orderId } = await shopper.buy(14);
    const paymentIntentId = await shopper.paymentIntentId(orderId);
    await harness.stripe.refundFromDashboard(paymentIntentId, 1000);
    await harness.stripe.refundFromDashboard(paymentIntentId);
    expect((await shopper.reconcile(orderId)).state).toBe('refunded');
    expect(await shopper.courses()).toEqual([]);
  });

  it('case 34: a refund that fails later gives the course back and waits for a person', async () => {
    const { orderId } = await shopper.buy(14, CARDS.refundFails);
    await shopper.cancel(orderId);
    expect(await shopper.courses()).toEqual([]);
    await harness.advance(7 * 86_400);
    expect((await shopper.reconcile(orderId)).state).toBe('refund_failed');
    expect(await shopper.courses()).toEqual([14]);
    expect(harness.counted).toEqual(['RefundsFailed']);
    await shopper.reconcile(orderId);
    expect(refunds()).toHaveLength(1);
    expect(harness.counted).toHaveLength(1);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('cancellation_closed');
  });

  it('case 34: bought again before the refund failed, the course stays with the new order', async () => {
    const { orderId } = await shopper.buy(14, CARDS.refundFails);
    await shopper.cancel(orderId);
    const again = await shopper.buy(14);
    await harness.advance(7 * 86_400);
    expect((await shopper.reconcile(orderId)).state).toBe('refund_failed');
    expect((await shopper.order(orderId)).items[0]!.isGranted).toBe(false);
    expect(await shopper.courses()).toEqual([14]);
    await shopper.reconcile(again.orderId);
    expect((await shopper.order(again.orderId)).state).toBe('paid');
    expect(refunds()).toHaveLength(1);
  });

  it('of one order leaves a course that another order paid for, too', async () => {
    const single = await shopper.buy(14);
    const bundle = await shopper.buy(16);
    await shopper.cancel(single.orderId);
    expect(await shopper.courses()).toEqual([14, 15]);
    await shopper.cancel(bundle.orderId);
    expect(await shopper.courses()).toEqual([]);
    expect(refundedCents()).toBe(2900 + 9900);
  });

  it('is refused once the certificate of one of its courses was claimed', async () => {
    const { orderId } = await shopper.buy(16);
    await claimCertificate(15);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('certificate_claimed');
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(refunds()).toEqual([]);
  });

  it('with the certificate claimed in between is refused, and nothing is marked', async () => {
    const { orderId } = await shopper.buy(14);
    const { orders } = harness.deps;
    const paused = openShopper(
      harness,
      {
        ...harness.deps,
        orders: {
          ...orders,
          async hasCertificate(userId, courseIds) {
            const isClaimed = await orders.hasCertificate(userId, courseIds);
            if (!isClaimed) await claimCertificate(14);
            return isClaimed;
          },
        },
      },
      shopper.userId,
    );
    expect(await outcomeOf(paused.cancel(orderId))).toBe('certificate_claimed');
    expect((await shopper.order(orderId)).state).toBe('paid');
  });
});
