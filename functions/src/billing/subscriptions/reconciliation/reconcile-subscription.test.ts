import { describe, expect, it, test } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { catalogPartition, stripeKeys, teamKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { createCatalogTable, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { crashingTable, ProcessCrashed } from '#testing/table/crashing-table.ts';
import { openPortalPage, priceIdOf, openSubscriber } from '#testing/billing/subscriber.ts';
import { publish, realCatalogItems } from '#testing/catalog/published-catalog.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { reconcileSubscription } from './reconcile-subscription.ts';
import { PaymentProviderFailure, type SubscriptionSnapshot } from '#billing/payment-provider.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async () => (harness = await billing.open());

/** Runs a process that stops after Stripe's first response until it is resumed. */
function slowReader(deps: BillingDependencies) {
  const reading = Promise.withResolvers<void>();
  const resume = Promise.withResolvers<void>();
  let first: SubscriptionSnapshot | undefined;
  const slow: BillingDependencies = {
    ...deps,
    provider: {
      ...deps.provider,
      async readSubscription(id) {
        if (first) return deps.provider.readSubscription(id);
        first = await deps.provider.readSubscription(id);
        reading.resolve();
        await resume.promise;
        return first;
      },
    },
  };
  return { slow, hasRead: reading.promise, resume: resume.resolve };
}

describe('reconciling a plan', () => {
  it('with a snapshot from before a refund loses against one that has it (payment case 26)', async () => {
    const subscriber = openSubscriber(await open());
    const prepared = await subscriber.checkout('entry');
    await subscriber.confirm(prepared);
    const { slow, hasRead, resume } = slowReader(harness.deps);
    const command = { userId: subscriber.userId, orderId: prepared.orderId, now: harness.now() };
    const late = reconcileSubscription(command, slow);
    await hasRead;
    const { paymentIntents } = harness.stripe.objects();
    await harness.stripe.refundFromDashboard(paymentIntents[0]!.id);
    await subscriber.reconcile(prepared.orderId);
    resume();
    expect(await late).toMatchObject({ refundedCents: 9900, accessEndsAt: null });
    expect(await subscriber.openCourses()).toEqual([]);
  });

  it('with a snapshot from before the payment never ends access granted since (payment case 26)', async () => {
    const subscriber = openSubscriber(await open());
    const prepared = await subscriber.checkout('entry');
    const { slow, hasRead, resume } = slowReader(harness.deps);
    const command = { userId: subscriber.userId, orderId: prepared.orderId, now: harness.now() };
    const late = reconcileSubscription(command, slow);
    await hasRead;
    await subscriber.confirm(prepared);
    await subscriber.reconcile(prepared.orderId);
    resume();
    await late;
    expect(await subscriber.openCourses()).toContain(1);
    const stored = await harness.deps.subscriptions.find(subscriber.userId, prepared.orderId);
    expect(stored?.status).toBe('active');
  });

  it('with a snapshot from during a dispute never suspends after it was won (payment case 26)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('entry');
    const dispute = await harness.stripe.openDispute(firstPaymentIntentId!);
    const { slow, hasRead, resume } = slowReader(harness.deps);
    const command = { userId: subscriber.userId, orderId, now: harness.now() };
    const late = reconcileSubscription({ ...command, eventId: `evt_opened_${orderId}` }, slow);
    await hasRead;
    await harness.stripe.closeDispute(dispute, 'won');
    await subscriber.reconcile(orderId, `evt_closed_${orderId}`);
    resume();
    expect(await late).toMatchObject({ isDisputed: false });
    expect(await subscriber.openCourses()).toContain(1);
  });

  it('with a snapshot from before a resumption never ends the plan (payment case 26)', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, subscriptionId } = await subscriber.subscribe('entry');
    const setEnd = (cancel_at_period_end: boolean) =>
      harness.sdk.subscriptions.update(subscriptionId!, { cancel_at_period_end });
    await setEnd(true);
    const { slow, hasRead, resume } = slowReader(harness.deps);
    const late = reconcileSubscription(
      { userId: subscriber.userId, orderId, now: harness.now() },
      slow,
    );
    await hasRead;
    await setEnd(false);
    await subscriber.reconcile(orderId, `evt_resumed_${orderId}`);
    resume();
    expect(await late).toMatchObject({ cancelAt: null });
  });

  it('ten times at once for one event has one effect and records it once (payment case 21)', async () => {
    const subscriber = openSubscriber(await open());
    const prepared = await subscriber.checkout('professional');
    await subscriber.confirm(prepared);
    const eventId = `evt_${prepared.orderId}`;
    const reconciled = await Promise.all(
      Array.from({ length: 10 }, () => subscriber.reconcile(prepared.orderId, eventId)),
    );
    expect(new Set(reconciled.map((plan) => plan.version)).size).toBe(1);
    expect(await getItem(billing.table, stripeKeys.event(eventId))).toBeDefined();
  });

  it('records no event while Stripe does not respond (payment case 23)', async () => {
    const subscriber = openSubscriber(await open());
    const prepared = await subscriber.checkout('entry');
    await subscriber.confirm(prepared);
    const eventId = `evt_${prepared.orderId}`;
    harness.stripe.failNext({ method: 'GET', kind: '500' });
    const reconciled = subscriber.reconcile(prepared.orderId, eventId);
    await expect(reconciled).rejects.toBeInstanceOf(PaymentProviderFailure);
    expect(await getItem(billing.table, stripeKeys.event(eventId))).toBeUndefined();
    await subscriber.reconcile(prepared.orderId, eventId);
    expect(await subscriber.openCourses()).toContain(1);
  });

  test.each(['before', 'after'] as const)(
    'is completed by the next delivery when it crashes right %s its write (payment case 24)',
    async (when) => {
      const crashing = crashingTable(billing.table);
      harness = await billing.open({ table: crashing.table });
      const subscriber = openSubscriber(harness);
      const prepared = await subscriber.checkout('entry');
      await subscriber.confirm(prepared);
      const eventId = `evt_${prepared.orderId}`;
      crashing.crashAt(1, when);
      await expect(subscriber.reconcile(prepared.orderId, eventId)).rejects.toBeInstanceOf(
        ProcessCrashed,
      );
      crashing.recover();
      expect((await subscriber.openCourses()).length > 0).toBe(when === 'after');
      await subscriber.reconcile(prepared.orderId, eventId);
      expect(await subscriber.openCourses()).toContain(1);
    },
  );

  it('needs as many calls to Stripe after a year as after a month, and links every payment', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId } = await subscriber.subscribe('entry');
    const callsOf = async () => {
      const before = harness.stripe.requests().length;
      await subscriber.reconcile(orderId);
      return harness.stripe.requests().length - before;
    };
    expect(await callsOf()).toBe(3);
    for (let month = 1; month <= 12; month += 1) {
      await harness.advance(31 * 86_400);
      await subscriber.reconcile(orderId);
    }
    expect(await callsOf()).toBe(3);
    const paid = harness.stripe.objects().paymentIntents;
    expect(paid).toHaveLength(13);
    for (const { id } of paid) {
      expect(await harness.deps.links.find(id)).toMatchObject({ orderId });
    }
  });

  it('creates the team of a plan with seats and updates it with the tier', async () => {
    const subscriber = openSubscriber(await open());
    const { orderId, accessEndsAt, courseIds } = await subscriber.subscribe('professional');
    const team = () => getItem(billing.table, teamKeys.team(orderId));
    expect(await team()).toMatchObject({
      ownerId: subscriber.userId,
      tierName: 'Professional',
      maxUsers: 5,
      seatsUsed: 1,
      courseIds,
      accessEndsAt,
    });
    const page = await openPortalPage(harness, subscriber.userId);
    await page.changePrice(await priceIdOf(harness, 'executive'));
    await subscriber.reconcile(orderId);
    expect(await team()).toMatchObject({ tierName: 'Executive', maxUsers: 10 });
  });

  it('grants the courses the catalog has now', async () => {
    const own = await createCatalogTable();
    harness = await billing.open({ table: own });
    const subscriber = openSubscriber(harness);
    const { orderId, courseIds } = await subscriber.subscribe('entry');
    const items = await realCatalogItems();
    const raised = items
      .filter(({ key }) => key.PK === catalogPartition)
      .map(({ key, record }) =>
        record.entity === 'course' && record.id === courseIds[0]
          ? { key, record: { ...record, level: 'expert' as const, contentHash: 'changed' } }
          : { key, record },
      );
    await publish(own, raised);
    await harness.advance(61);
    expect((await subscriber.reconcile(orderId)).courseIds).toEqual(courseIds.slice(1));
    expect(await subscriber.openCourses()).toEqual(courseIds.slice(1));
  });
});
