import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { certificateKey } from '#table/keys.ts';
import { putItem } from '#table/table.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { actAs } from '#testing/table/acting-function.ts';
import { CARDS, openShopper, type Shopper } from '#testing/billing/shopper.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { PaymentProviderFailure } from '../payment-provider.ts';
import { runReconciler } from '../reconciler/run-reconciler.ts';

const billing = setUpBilling();
let harness: BillingHarness;
let shopper: Shopper;

beforeEach(async () => {
  harness = await billing.open();
  shopper = openShopper(harness);
});

const refunds = () => harness.stripe.objects().refunds;
const refundedCents = () => refunds().reduce((sum, refund) => sum + refund.amount, 0);
const claimCertificate = (courseId: number, claimedAt = '9999-12-31T00:00:00.000Z') =>
  putItem(billing.table, {
    ...certificateKey(shopper.userId, courseId),
    entity: 'certificate',
    claimedAt,
  });

describe('the cancellation of a purchase', () => {
  it.each([
    [86_399, 'done'],
    [86_400, 'done'],
    [86_401, 'cancellation_closed'],
  ])('%i s after the charge ends with %s (payment case 29)', async (seconds, outcome) => {
    const { orderId } = await shopper.buy(14);
    await harness.advance(seconds);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe(outcome);
    const isRefunded = outcome === 'done';
    expect(refundedCents()).toBe(isRefunded ? 2900 : 0);
    expect(await shopper.courses()).toEqual(isRefunded ? [] : [14]);
    expect((await shopper.order(orderId)).state).toBe(isRefunded ? 'refunded' : 'paid');
  });

  it('counts the 24 hours from the charge, even when no event reported it (payment case 29)', async () => {
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

  it('is refused for an order that was not paid', async () => {
    const { orderId } = await shopper.checkout(14);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('cancellation_closed');
    expect(await outcomeOf(shopper.cancel('none'))).toBe('order_not_found');
  });

  it('refunds once after a double click and from two devices (payment case 30)', async () => {
    const { orderId } = await shopper.buy(14);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => shopper.cancel(orderId)));
    expect(new Set(outcomes.map((order) => order.state))).toEqual(new Set(['refunded']));
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(refunds()).toHaveLength(1);
    expect(refundedCents()).toBe(2900);
  });

  it('waits for a refund that another call is creating at the same moment', async () => {
    const { orderId } = await shopper.buy(14);
    const { provider } = harness.deps;
    let isBusy = true;
    harness.deps.provider = {
      ...provider,
      async refundPayment(...refund) {
        if (!isBusy) return provider.refundPayment(...refund);
        isBusy = false;
        throw new PaymentProviderFailure('Stripe: 409', true, 'idempotency_key_in_use');
      },
    };
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(isBusy).toBe(false);
    expect(refunds()).toHaveLength(1);
  });

  it.each(['500', 'lost-before', 'lost-after'] as const)(
    'ends access and refunds once in a later run when Stripe fails after the request (%s) (payment case 31)',
    async (kind) => {
      const { orderId } = await shopper.buy(14);
      // The gateway retries a failure of Stripe's own at once.
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

  it('refunds at once although Stripe replays a failure of its own', async () => {
    const { orderId } = await shopper.buy(14);
    harness.stripe.failNext({ method: 'POST', path: /refunds$/, kind: '500' });
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(refunds()).toHaveLength(1);
  });

  it('keeps a cancellation requested in time while Stripe is down, and refunds in a later run (payment case 29)', async () => {
    const { orderId } = await shopper.buy(14);
    await harness.advance(86_340);
    harness.stripe.failNext({ kind: '500', times: 2 });
    expect((await shopper.cancel(orderId)).state).toBe('refund_requested');
    expect(await shopper.courses()).toEqual([]);
    await harness.advance(3600);
    const run = { now: harness.now(), hasTime: () => true };
    await actAs('billing-reconciler', () => runReconciler('orders', run, harness.deps));
    expect((await shopper.order(orderId)).state).toBe('refunded');
    expect(refundedCents()).toBe(2900);
  });

  it('refuses to cancel an order not known to be paid while Stripe is down (payment case 29)', async () => {
    const { orderId } = await shopper.checkout(14);
    harness.stripe.failNext({ kind: '500' });
    await expect(shopper.cancel(orderId)).rejects.toBeInstanceOf(PaymentProviderFailure);
    expect((await shopper.order(orderId)).state).toBe('open');
  });

  it('cancels without a second refund when the dashboard already refunded it (payment case 32)', async () => {
    const { orderId } = await shopper.buy(14);
    await harness.stripe.refundFromDashboard(await shopper.paymentIntentId(orderId));
    expect((await shopper.cancel(orderId)).state).toBe('refunded');
    expect(refunds()).toHaveLength(1);
    expect(await shopper.courses()).toEqual([]);
  });

  it('keeps the course after a partial refund, and refunds only the rest when canceled (payment case 33)', async () => {
    const { orderId } = await shopper.buy(14);
    await harness.stripe.refundFromDashboard(await shopper.paymentIntentId(orderId), 1000);
    expect(await shopper.reconcile(orderId)).toMatchObject({ state: 'paid', refundedCents: 1000 });
    expect(await shopper.courses()).toEqual([14]);
    expect(await shopper.cancel(orderId)).toMatchObject({ state: 'refunded', refundedCents: 2900 });
    expect(refundedCents()).toBe(2900);
    expect(await shopper.courses()).toEqual([]);
  });

  it('withdraws the course once the dashboard has refunded the rest (payment case 33)', async () => {
    const { orderId } = await shopper.buy(14);
    const paymentIntentId = await shopper.paymentIntentId(orderId);
    await harness.stripe.refundFromDashboard(paymentIntentId, 1000);
    await harness.stripe.refundFromDashboard(paymentIntentId);
    expect((await shopper.reconcile(orderId)).state).toBe('refunded');
    expect(await shopper.courses()).toEqual([]);
  });

  it('restores the course when a refund fails later, and waits for the operator (payment case 34)', async () => {
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

  it('leaves the course with the new order when it was bought again before the refund failed (payment case 34)', async () => {
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

  it('leaves a course that another order also paid for', async () => {
    const single = await shopper.buy(14);
    const bundle = await shopper.buy(16);
    await shopper.cancel(single.orderId);
    expect(await shopper.courses()).toEqual([14, 15]);
    await shopper.cancel(bundle.orderId);
    expect(await shopper.courses()).toEqual([]);
    expect(refundedCents()).toBe(2900 + 9900);
  });

  it('is refused once the certificate of one of the courses was claimed', async () => {
    const { orderId } = await shopper.buy(16);
    await claimCertificate(15);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('certificate_claimed');
    expect(await shopper.courses()).toEqual([14, 15]);
    expect(refunds()).toEqual([]);
  });

  it('is possible for a purchase made after the certificate was earned in a trial', async () => {
    await claimCertificate(14, '2020-01-01T00:00:00.000Z');
    const { orderId } = await shopper.buy(14);
    expect(await outcomeOf(shopper.cancel(orderId))).toBe('done');
    expect(refundedCents()).toBe(2900);
  });

  it('is refused without a refund request when the certificate is claimed in between', async () => {
    const { orderId } = await shopper.buy(14);
    const { orders } = harness.deps;
    const paused = openShopper(
      harness,
      {
        ...harness.deps,
        orders: {
          ...orders,
          async hasCertificate(order, courseIds) {
            const isClaimed = await orders.hasCertificate(order, courseIds);
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
