import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import {
  DAY_SECONDS,
  GOOD_CARD,
  CARD_FAILING_ON_CHARGE,
  openPortalPage,
  openSubscriber,
} from '#testing/billing/subscriber.ts';
import { unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { actAs } from '#testing/table/acting-function.ts';
import { runReconciler } from '#billing/reconciler/run-reconciler.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

/** Creates a plan whose card fails from the first renewal on; sixty days later Stripe has ended it. */
async function endedByDunning(card?: string) {
  const subscriber = openSubscriber(await open());
  const { orderId } = await subscriber.subscribe('entry', card);
  const page = await openPortalPage(harness, subscriber.userId);
  await page.updateCard(CARD_FAILING_ON_CHARGE);
  await harness.advance(60 * DAY_SECONDS);
  const { paymentIntents } = harness.stripe.objects();
  const unpaid = paymentIntents.find(({ status }) => status === 'requires_payment_method')!;
  return { subscriber, orderId, unpaid };
}

const isUnreconciled = async (orderId: string) =>
  (await getItem(billing.table, unreconciledKeys.subscription(orderId))) !== undefined;
const nightly = () =>
  actAs('billing-reconciler', () =>
    runReconciler('nightly', { now: harness.now(), hasTime: () => true }, harness.deps),
  );

describe('a plan that Stripe ended for nonpayment', () => {
  it('leaves no invoice that can still be paid', async () => {
    const { subscriber, orderId, unpaid } = await endedByDunning();
    expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
    const { invoices } = harness.stripe.objects();
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
    // The hosted invoice page, linked in Stripe's mails, confirms the same payment.
    await harness.stripe.confirm(unpaid.client_secret!, GOOD_CARD).catch(() => undefined);
    expect(harness.stripe.objects().charges.filter(({ paid }) => paid)).toHaveLength(1);
    expect(await isUnreconciled(orderId)).toBe(false);
  });

  it('refunds a payment made before we checked, once, and raises an alarm', async () => {
    const { subscriber, orderId, unpaid } = await endedByDunning();
    await harness.stripe.confirm(unpaid.client_secret!, GOOD_CARD);
    expect(await subscriber.reconcile(orderId, `evt_${orderId}`)).toMatchObject({
      status: 'canceled',
      accessEndsAt: null,
      refundRequest: null,
      refundedCents: 9900,
    });
    await subscriber.reconcile(orderId);
    const { charges, refunds } = harness.stripe.objects();
    expect(refunds.map(({ charge, reason }) => ({ charge, reason }))).toEqual([
      { charge: charges.at(-1)!.id, reason: 'duplicate' },
    ]);
    expect(harness.counted).toEqual(['PaidWithoutAccess']);
    expect(await subscriber.openCourses()).toEqual([]);
  });

  it('stays on the list until that refund is complete', async () => {
    const { subscriber, orderId, unpaid } = await endedByDunning();
    await harness.stripe.confirm(unpaid.client_secret!, GOOD_CARD);
    const dispute = await harness.stripe.openDispute(unpaid.id);
    await subscriber.reconcile(orderId);
    expect(await isUnreconciled(orderId)).toBe(true);
    await harness.stripe.closeDispute(dispute, 'won');
    expect((await subscriber.reconcile(orderId)).refundedCents).toBe(9900);
    expect(await isUnreconciled(orderId)).toBe(false);
  });

  it('is checked the night after its last invoice was paid, even without an event', async () => {
    const { subscriber, orderId, unpaid } = await endedByDunning();
    const { provider } = harness.deps;
    const { subscriptions } = harness.deps;
    const running = (await subscriptions.find(subscriber.userId, orderId))!;
    // Our records have the end but not the payment; nothing is on the list.
    const after = { ...running, status: 'canceled' };
    await subscriptions.change({
      before: running,
      after,
      isUnreconciled: false,
      now: harness.now(),
    });
    await harness.stripe.confirm(unpaid.client_secret!, GOOD_CARD);
    await harness.advance(3600);
    expect(await provider.paymentsRefundedOrDisputedSince(new Date(0))).toEqual([]);
    await nightly();
    expect(harness.stripe.objects().refunds.map(({ amount }) => amount)).toEqual([9900]);
    expect(harness.counted).toContain('PaidWithoutAccess');
  });
});

describe('a plan ended in the dashboard', () => {
  it('keeps the payments made while it was active', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, subscriptionId } = await subscriber.subscribe('entry');
    await harness.sdk.subscriptions.cancel(subscriptionId!);
    expect(await subscriber.reconcile(orderId)).toMatchObject({
      status: 'canceled',
      refundedCents: 0,
    });
    expect(harness.stripe.objects().refunds).toEqual([]);
    expect(harness.counted).toEqual([]);
  });
});
