import { expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { SITE_ORIGIN } from '#testing/billing/billing-harness.ts';
import { downgradedPlan } from '#testing/billing/downgraded-plan.ts';
import { DAY_SECONDS, openSubscriber, priceIdOf } from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { openPortal, type OpenPortal } from './portal.ts';

const billing = setUpBilling();

it("the portal opens for the learner's own customer and returns only to our page (payment case 62)", async () => {
  const harness = await billing.open();
  const [mine, other] = [openSubscriber(harness), openSubscriber(harness)];
  const open = (flow: OpenPortal['flow']) =>
    openPortal({ userId: mine.userId, flow, now: harness.now() }, harness.deps);
  await other.subscribe('entry');
  for (const flow of ['overview', 'change-tier', 'update-card'] as const) {
    const attempt = open(flow);
    expect(await outcomeOf(attempt)).toBe('subscription_not_found');
  }
  await mine.checkout('entry');
  expect(await outcomeOf(open('change-tier'))).toBe('subscription_not_found');
  await mine.subscribe('entry');
  for (const flow of ['overview', 'change-tier', 'update-card'] as const) {
    const { url } = await open(flow);
    expect(url).toMatch(/^https?:/);
  }
  const { portalSessions } = harness.stripe.objects();
  const customerId = await harness.deps.customers.find(mine.userId);
  expect(portalSessions).toHaveLength(3);
  for (const session of portalSessions) {
    expect(session).toMatchObject({
      customer: customerId,
      return_url: `${SITE_ORIGIN}/account/purchases`,
    });
  }
});

it('a plan with a waiting downgrade opens the overview of the portal instead of a direct link', async () => {
  const harness = await billing.open();
  const { subscriber } = await downgradedPlan(harness);
  await openPortal(
    { userId: subscriber.userId, flow: 'change-tier', now: harness.now() },
    harness.deps,
  );
  expect(harness.stripe.objects().portalSessions.at(-1)!.flow).toBeNull();
});

it('a second downgrade from a direct link that was already open replaces the first one', async () => {
  const harness = await billing.open();
  const subscriber = openSubscriber(harness);
  const { orderId } = await subscriber.subscribe('executive');
  const direct = async () => {
    const command = { userId: subscriber.userId, flow: 'change-tier' as const, now: harness.now() };
    const { url } = await openPortal(command, harness.deps);
    return harness.stripe.portal(url.split('/').at(-1)!);
  };
  const tabs = [await direct(), await direct()];
  await tabs[0]!.changePrice(await priceIdOf(harness, 'professional'));
  await tabs[1]!.changePrice(await priceIdOf(harness, 'entry'));
  expect(await subscriber.reconcile(orderId)).toMatchObject({ nextTier: { tierSlug: 'entry' } });
  const schedules = await harness.sdk.subscriptionSchedules.retrieve(
    harness.stripe.objects().subscriptions[0]!.schedule as string,
  );
  const entry = await priceIdOf(harness, 'entry');
  expect(schedules.phases.slice(1).map(({ items: [item] }) => item!.price)).toEqual([entry]);
  await harness.advance(31 * DAY_SECONDS);
  expect(await subscriber.reconcile(orderId)).toMatchObject({ tierSlug: 'entry' });
  const amounts = harness.stripe.objects().charges.map(({ amount }) => amount);
  expect(amounts.at(-1)).toBe(9900);
});
