import { cancelOrder } from '../orders/cancel-order.ts';
import { cancelSubscription } from '../subscriptions/changes/cancel-subscription.ts';
import { listPurchases } from './list-purchases.ts';
import type { Purchases } from '@learning/shared/contract/purchases';
import { beforeEach, describe, expect, it } from 'vitest';
import { certificateKey } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import { CARD_FAILING_ON_CHARGE, openPortalPage, priceIdOf } from '#testing/billing/subscriber.ts';
import { openTeamHarness } from '#testing/api/team-harness.ts';

const DAY = 86_400;

let table: Table | undefined;
let harness: BillingHarness;
let api: PaymentApi;
beforeEach(async () => {
  table ??= await createCatalogTable();
  harness = await openBillingHarness({ table });
  api = openPaymentApi(harness);
});

describe('listPurchases', () => {
  it('is empty for a learner who never paid', async () => {
    await api.send('createPaymentIntent', { body: { courseId: 14 } });
    expect(await api.purchases()).toEqual({
      purchases: [],
      subscription: null,
      seats: [],
      grants: [],
      trial: null,
    });
  });

  it('shows what can be done and until when, to the second', async () => {
    await api.buy({ courseId: 14 });
    const paidAt = harness.now().getTime();
    const until = (seconds: number) => new Date(paidAt + seconds * 1000).toISOString();
    const [first] = (await api.purchases()).purchases;
    expect(first).toMatchObject({
      kind: 'course',
      amount: 29,
      state: 'paid',
      refundedAmount: 0,
      cancellation: { isOpen: true, until: until(DAY), reason: null },
      items: [{ courseId: 14, exchange: { isOpen: true, until: until(30 * DAY), reason: null } }],
    });
    expect(first!.receiptUrl).toContain('/receipts/ch_');
    await harness.advance(DAY + 1);
    expect((await api.purchases()).purchases[0]).toMatchObject({
      cancellation: { isOpen: false, until: until(DAY), reason: 'window_over' },
      items: [{ exchange: { isOpen: true } }],
    });
    await harness.advance(29 * DAY);
    expect((await api.purchases()).purchases[0]!.items[0]!.exchange).toMatchObject({
      isOpen: false,
      reason: 'window_over',
    });
  });

  it('shows that a certificate claimed since the payment closes cancellation and exchange', async () => {
    await api.buy({ courseId: 14 });
    const certificate = { ...certificateKey(api.userId, 14), entity: 'certificate', courseId: 14 };
    const claim = async (claimedAt: string) => {
      await putItem(harness.table, { ...certificate, claimedAt });
      return (await api.purchases()).purchases[0]!;
    };
    const open = { isOpen: true };
    const beforePayment = await claim('2020-01-01T00:00:00.000Z');
    expect(beforePayment).toMatchObject({ cancellation: open, items: [{ exchange: open }] });
    const closed = { isOpen: false, reason: 'certificate_claimed' };
    const afterwards = await claim(beforePayment.paidAt!);
    expect(afterwards).toMatchObject({ cancellation: closed, items: [{ exchange: closed }] });
  });

  it('shows a bundle with the share of each course, and an exchange', async () => {
    const { orderId } = await api.buy({ courseId: 16 });
    const [bundle] = (await api.purchases()).purchases;
    expect(bundle!.items.map((item) => item.courseId)).toEqual([14, 15]);
    const shares = bundle!.items.reduce((sum, item) => sum + item.amount, 0);
    expect(shares).toBeLessThanOrEqual(bundle!.amount);
    const call = { params: { orderId }, body: { courseId: 14, newCourseId: 14 } };
    expect(await api.refusal('exchangeCourse', call)).toBe('already_owned');
  });

  const itemsOf = async (orderId: string) =>
    (await api.purchases()).purchases.find((purchase) => purchase.orderId === orderId)!.items;

  it('shows whether there is a course to exchange for', async () => {
    const hasTarget = async (orderId: string) => (await itemsOf(orderId))[0]!.hasExchangeTarget;
    const { orderId: basic } = await api.buy({ courseId: 14 });
    // Nothing costs less than the cheapest course.
    expect(await hasTarget(basic)).toBe(false);
    const { orderId: advanced } = await api.buy({ courseId: 15 });
    // The cheaper one is owned.
    expect(await hasTarget(advanced)).toBe(false);
    await api.send('cancelPurchase', { params: { orderId: basic } });
    await harness.reconcileAll();
    expect(await hasTarget(advanced)).toBe(true);
    const call = { params: { orderId: advanced }, body: { courseId: 15, newCourseId: 14 } };
    expect((await api.send('exchangeCourse', call)).status).toBe(200);
  });

  it('shows which course stays open without the purchase', async () => {
    const { orderId: single } = await api.buy({ courseId: 15 });
    const { orderId: bundle } = await api.buy({ courseId: 16 });
    const staying = async (orderId: string) =>
      (await itemsOf(orderId)).map((item) => [item.courseId, item.staysOpen]);
    expect(await staying(bundle)).toEqual([
      [14, false],
      [15, true],
    ]);
    expect(await staying(single)).toEqual([[15, true]]);
    await api.send('cancelPurchase', { params: { orderId: bundle } });
    await harness.reconcileAll();
    expect(await harness.boughtCourses(api.userId)).toEqual([15]);
    expect(await staying(single)).toEqual([[15, false]]);
    await api.buy({ pricingTierSlug: 'executive' });
    expect(await staying(single)).toEqual([[15, true]]);
  });

  it('shows the full amount that canceling a plan refunds', async () => {
    const { orderId } = await api.buy({ pricingTierSlug: 'professional' });
    const kept = async () => (await api.purchases()).subscription!.keptAmount;
    expect(await kept()).toBe(199);
    const page = await openPortalPage(harness, api.userId);
    await page.changePrice(await priceIdOf(harness, 'executive'));
    await harness.reconcileAll();
    expect(await kept()).toBe(499);
    await api.send('cancelPurchase', { params: { orderId } });
    const refunded = harness.stripe.objects().refunds.map(({ amount }) => amount);
    expect(refunded.reduce((sum, amount) => sum + amount, 0)).toBe(49_900);
    expect(await kept()).toBe(0);
  });

  it('shows an unpaid plan invoice, its next attempt, and that the plan ended because of it', async () => {
    await api.buy({ pricingTierSlug: 'entry' });
    const page = await openPortalPage(harness, api.userId);
    await page.updateCard(CARD_FAILING_ON_CHARGE);
    await harness.advance(31 * DAY);
    await harness.reconcileAll();
    const failing = (await api.purchases()).subscription!;
    expect(failing).toMatchObject({
      status: 'past_due',
      unpaid: { amount: 99 },
      isPeriodPaid: false,
      isEndedUnpaid: false,
      endedAt: null,
    });
    expect(Date.parse(failing.unpaid!.nextAttemptAt!)).toBeGreaterThan(harness.now().getTime());
    await harness.advance(30 * DAY);
    await harness.reconcileAll();
    const ended = (await api.purchases()).subscription!;
    expect(ended).toMatchObject({
      status: 'canceled',
      unpaid: { amount: 99, nextAttemptAt: null },
      isEndedUnpaid: true,
    });
    expect(Date.parse(ended.endedAt!)).toBeLessThan(harness.now().getTime());
  });

  it('shows the plan, its seats and its end even while Stripe is unavailable', async () => {
    await api.buy({ pricingTierSlug: 'professional' });
    const { body } = await api.send<Purchases>('setSubscriptionEnd', {
      body: { atPeriodEnd: true },
    });
    expect(body.subscription).toMatchObject({
      tier: { slug: 'professional', price: 199 },
      status: 'active',
      isGranting: true,
      seatsUsed: 1,
      pausedMembers: 0,
      maxUsers: 5,
      graceEndsAt: null,
      endsAt: body.subscription!.currentPeriodEnd,
      cancellation: { isOpen: true },
    });
    api.isClosed = true;
    expect(await api.purchases()).toEqual(body);
    const resume = { body: { atPeriodEnd: false } };
    expect(await api.refusal('setSubscriptionEnd', resume)).toBe('plan_change_unavailable');
  });

  it('offers cancellation and exchange as long as the operator’s windows last', async () => {
    const windows = { cancellationSeconds: 48 * 3600, exchangeSeconds: 60 * 86_400 };
    const { orderId } = await api.buy({ courseId: 5 });
    const { orderId: planId } = await api.buy({ pricingTierSlug: 'entry' });
    const deps = { ...harness.deps, windows };
    const list = () => listPurchases({ userId: api.userId, now: harness.now() }, deps);
    await harness.advance(40 * 3600);
    const { purchases, subscription } = await list();
    const hours = (until: string | null) =>
      (Date.parse(until!) - Date.parse(purchases[0]!.paidAt!)) / 3_600_000;
    expect(purchases[0]!.cancellation.isOpen && subscription!.cancellation.isOpen).toBe(true);
    expect(hours(purchases[0]!.cancellation.until)).toBe(48);
    expect(hours(purchases[0]!.items[0]!.exchange.until)).toBe(60 * 24);
    // With 24 hours the same calls are refused.
    const command = { userId: api.userId, orderId, now: harness.now() };
    await expect(cancelOrder(command, harness.deps)).rejects.toMatchObject({
      code: 'cancellation_closed',
    });
    expect((await cancelOrder(command, deps)).state).toBe('refunded');
    const plan = { ...command, orderId: planId };
    await expect(cancelSubscription(plan, harness.deps)).rejects.toMatchObject({
      code: 'cancellation_closed',
    });
    expect((await cancelSubscription(plan, deps)).refundRequest).not.toBeNull();
  });

  it('shows that a certificate earned through the plan closes its cancellation', async () => {
    const { orderId } = await api.buy({ pricingTierSlug: 'entry' });
    const certificate = { ...certificateKey(api.userId, 1), entity: 'certificate', courseId: 1 };
    const offer = async () => (await api.purchases()).subscription!.cancellation;
    await putItem(harness.table, { ...certificate, claimedAt: '2026-01-01T00:00:00.000Z' });
    expect(await offer()).toMatchObject({ isOpen: true, reason: null });
    await putItem(harness.table, { ...certificate, claimedAt: harness.now().toISOString() });
    expect(await offer()).toMatchObject({ isOpen: false, reason: 'certificate_claimed' });
    const call = { params: { orderId } };
    expect(await api.refusal('cancelPurchase', call)).toBe('certificate_claimed');
  });

  it('shows a seat to its member and counts it for the owner', async () => {
    await api.buy({ pricingTierSlug: 'professional' });
    const seats = openTeamHarness(harness.table);
    seats.now = harness.now();
    const { memberId } = await seats.member(api.userId);
    const seatOf = async () =>
      (await api.send<Purchases>('listPurchases', {}, memberId)).body.seats[0];
    expect(await seatOf()).toMatchObject({ tierName: 'Professional', isActive: true });
    expect((await api.purchases()).subscription).toMatchObject({ seatsUsed: 2, maxUsers: 5 });
    const [subscription] = harness.stripe.objects().subscriptions;
    await harness.sdk.subscriptions.cancel(subscription!.id);
    await harness.reconcileAll();
    expect(await seatOf()).toMatchObject({ isActive: false });
  });

  it('shows that only the first payment of a renewed plan could be canceled', async () => {
    const { orderId } = await api.buy({ pricingTierSlug: 'entry' });
    await harness.advance(31 * DAY);
    await harness.reconcileAll();
    const { subscription } = await api.purchases();
    expect(subscription!.cancellation).toMatchObject({
      isOpen: false,
      reason: 'not_first_payment',
    });
    const call = { params: { orderId } };
    expect(await api.refusal('cancelPurchase', call)).toBe('cancellation_closed');
  });
});
