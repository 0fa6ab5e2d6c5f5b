import { beforeEach, describe, expect, it } from 'vitest';
import type { EventType } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import {
  CARD_FAILING_ON_CHARGE,
  DAY_SECONDS,
  openPortalPage,
  openSubscriber,
  priceIdOf,
  type Subscriber,
} from '#testing/billing/subscriber.ts';
import { setSubscriptionEnd } from '../changes/set-subscription-end.ts';

const MONTH = 31 * DAY_SECONDS;
const TOLD = ['planSuspended', 'planRestored', 'planEnded', 'orderRefunded'];

const billing = setUpBilling();
let harness: BillingHarness;
let subscriber: Subscriber;
beforeEach(async () => {
  harness = await billing.open();
  subscriber = openSubscriber(harness);
});

const told = async (): Promise<EventType[]> =>
  (await eventRepository(harness.table).list(subscriber.userId))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ type }) => type)
    .filter((type) => TOLD.includes(type));
const chargedCents = () =>
  harness.stripe
    .objects()
    .charges.filter(({ paid }) => paid)
    .map(({ amount }) => amount);
const subscription = () => harness.stripe.objects().subscriptions[0]!;

/** Creates a plan and lets the bank dispute its first payment on day 10. */
async function disputed(tierSlug = 'entry') {
  const { orderId, courseIds, firstPaymentIntentId } = await subscriber.subscribe(tierSlug);
  await harness.advance(10 * DAY_SECONDS);
  const dispute = await harness.stripe.openDispute(firstPaymentIntentId!);
  await subscriber.reconcile(orderId);
  return { orderId, courseIds, dispute };
}

// Source: rules/money.md M40
describe('a plan whose payment is disputed', () => {
  it('is suspended, not ended, and is not charged again until the bank has decided', async () => {
    const { orderId } = await disputed();
    expect(await told()).toEqual(['planSuspended']);
    expect(subscription()).toMatchObject({
      status: 'active',
      pause_collection: { behavior: 'void' },
    });
    await harness.advance(2 * MONTH);
    expect(await subscriber.reconcile(orderId)).toMatchObject({ isDisputed: true });
    expect(chargedCents()).toEqual([9900]);
    expect(await told()).toEqual(['planSuspended']);
    expect(harness.counted).toEqual([]);
  });

  it('goes on when the dispute is won: open at once, charged with the next period', async () => {
    const { orderId, courseIds, dispute } = await disputed();
    await harness.advance(MONTH);
    await harness.stripe.closeDispute(dispute, 'won');
    await subscriber.reconcile(orderId);
    expect(await told()).toEqual(['planSuspended', 'planRestored']);
    expect(await subscriber.openCourses()).toEqual(courseIds);
    expect(subscription()).toMatchObject({ pause_collection: null, metadata: { orderId } });
    expect(subscription().metadata).not.toHaveProperty('pausedForDispute');
    await harness.advance(MONTH);
    expect(await subscriber.reconcile(orderId)).toMatchObject({ status: 'active' });
    expect(chargedCents()).toEqual([9900, 9900]);
  });

  it('ends when the dispute is lost, and only then says so', async () => {
    const { orderId, dispute } = await disputed();
    await harness.advance(DAY_SECONDS);
    await harness.stripe.closeDispute(dispute, 'lost');
    expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
    await subscriber.reconcile(orderId);
    expect(await told()).toEqual(['planSuspended', 'planEnded']);
  });

  it('ends when one of the payments of its month is lost, and the other one is refunded', async () => {
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    await harness.advance(5 * DAY_SECONDS);
    await page.changePrice(await priceIdOf(harness, 'professional'));
    await subscriber.reconcile(orderId);
    await harness.advance(DAY_SECONDS);
    const dispute = await harness.stripe.openDispute(firstPaymentIntentId!);
    await subscriber.reconcile(orderId);
    await harness.stripe.closeDispute(dispute, 'lost');
    expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
    const [, upgradeCents] = chargedCents();
    expect(harness.stripe.objects().refunds.map(({ amount }) => amount)).toEqual([upgradeCents]);
    expect((await told()).toSorted()).toEqual(['orderRefunded', 'planEnded', 'planSuspended']);
    await harness.advance(2 * MONTH);
    expect(chargedCents()).toHaveLength(2);
  });

  it('can be canceled meanwhile, and then ends with its period', async () => {
    const { orderId } = await disputed();
    const { userId } = subscriber;
    await setSubscriptionEnd({ userId, atPeriodEnd: true, now: harness.now() }, harness.deps);
    await harness.advance(MONTH);
    expect((await subscriber.reconcile(orderId)).status).toBe('canceled');
    expect(await told()).toEqual(['planSuspended', 'planEnded']);
  });

  it('is not tried again for a month that was owed already', async () => {
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('entry');
    const page = await openPortalPage(harness, subscriber.userId);
    await page.updateCard(CARD_FAILING_ON_CHARGE);
    await harness.advance(MONTH);
    expect((await subscriber.reconcile(orderId)).status).toBe('past_due');
    await harness.stripe.openDispute(firstPaymentIntentId!);
    await subscriber.reconcile(orderId);
    expect(harness.stripe.objects().invoices.map(({ status }) => status)).not.toContain('open');
    await harness.advance(14 * DAY_SECONDS);
    await subscriber.reconcile(orderId);
    expect(subscription().status).not.toBe('canceled');
    expect(chargedCents()).toEqual([9900]);
  });

  it('is paused again by the reconciler when Stripe did not respond, and once', async () => {
    const { orderId, firstPaymentIntentId } = await subscriber.subscribe('entry');
    await harness.stripe.openDispute(firstPaymentIntentId!);
    const path = /^\/v1\/subscriptions\/[^/]+$/;
    harness.stripe.failNext({ method: 'POST', path, kind: 'lost-before' });
    await subscriber.reconcile(orderId).catch(() => undefined);
    await subscriber.reconcile(orderId);
    expect(subscription().pause_collection).toMatchObject({ behavior: 'void' });
    const before = harness.stripe.requests().length;
    await subscriber.reconcile(orderId);
    const repeated = harness.stripe.requests().slice(before);
    expect(repeated.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

it('a plan that an operator paused is neither paused again nor resumed by us', async () => {
  const { orderId } = await subscriber.subscribe('entry');
  const { id } = subscription();
  await harness.sdk.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
  await subscriber.reconcile(orderId);
  expect(subscription().pause_collection).toMatchObject({ behavior: 'void' });
});
