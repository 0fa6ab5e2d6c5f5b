import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '../testing/billing-harness.ts';
import {
  openPortalPage,
  priceIdOf,
  refuseViolations,
  subscriptionStory,
} from '../testing/subscription-story.ts';
import type { Table } from '../table/table.ts';
import { setSubscriptionEnd } from './set-subscription-end.ts';

let table: Table;
let harness: BillingHarness;
beforeAll(async () => {
  table = await createCatalogTable();
});
const open = async () => (harness = await openBillingHarness({ table }));
afterEach(() => refuseViolations(harness.stripe));

/** Until an instant of the story. */
const advanceTo = (instant: string) =>
  harness.advance((Date.parse(instant) - harness.now().getTime()) / 1000);
const RENEWED = '2026-12-18T10:00:01.000Z';

/** A plan for which a smaller one waits. */
async function downgraded() {
  const story = subscriptionStory(await open());
  const { orderId, currentPeriodEnd } = await story.subscribe('professional');
  const page = await openPortalPage(harness, story.userId);
  await page.changePrice(await priceIdOf(harness, 'entry'));
  const setEnd = (atPeriodEnd: boolean) =>
    setSubscriptionEnd({ userId: story.userId, atPeriodEnd, now: harness.now() }, harness.deps);
  const amounts = () => harness.stripe.objects().charges.map(({ amount }) => amount);
  return { story, orderId, currentPeriodEnd, page, setEnd, amounts };
}

describe('a plan for which a smaller one waits', () => {
  it('can be set to end, and the smaller one does not come then', async () => {
    const { story, orderId, currentPeriodEnd, setEnd, amounts } = await downgraded();
    expect(await setEnd(true)).toMatchObject({ cancelAt: currentPeriodEnd });
    await advanceTo('2026-12-19T09:00:00.000Z');
    expect(await story.settle(orderId)).toMatchObject({
      status: 'canceled',
      tierSlug: 'professional',
    });
    expect(amounts()).toEqual([19900]);
  });

  it('comes to the smaller one when it is resumed: nobody pays more than for what they chose', async () => {
    const { story, orderId, setEnd, amounts } = await downgraded();
    await setEnd(true);
    expect(await setEnd(false)).toMatchObject({ cancelAt: null, tierSlug: 'professional' });
    expect(harness.stripe.objects().subscriptions[0]!.metadata).not.toHaveProperty('downgradeTo');
    expect(await setEnd(false)).toMatchObject({ cancelAt: null });
    await setEnd(true);
    await setEnd(false);
    await advanceTo(RENEWED);
    expect(await story.settle(orderId)).toMatchObject({ status: 'active', tierSlug: 'entry' });
    expect(amounts()).toEqual([19900, 9900]);
  });

  it('does so when it is resumed in the portal', async () => {
    const { story, orderId, page, setEnd, amounts } = await downgraded();
    await setEnd(true);
    await page.resume();
    await story.settle(orderId);
    await advanceTo(RENEWED);
    expect((await story.settle(orderId)).tierSlug).toBe('entry');
    expect(amounts()).toEqual([19900, 9900]);
  });

  it('does so when the resumption breaks off, with the next look at it', async () => {
    const { story, orderId, setEnd, amounts } = await downgraded();
    await setEnd(true);
    harness.stripe.failNext({ path: /^\/v1\/subscription_schedules$/, kind: 'lost-before' });
    await expect(setEnd(false)).rejects.toThrow('Stripe');
    await story.settle(orderId);
    await advanceTo(RENEWED);
    expect((await story.settle(orderId)).tierSlug).toBe('entry');
    expect(amounts()).toEqual([19900, 9900]);
  });

  it('forgets the smaller one when another tier was chosen since', async () => {
    const { story, orderId, page, setEnd, amounts } = await downgraded();
    await setEnd(true);
    await page.changePrice(await priceIdOf(harness, 'executive'));
    expect(await story.settle(orderId)).toMatchObject({ tierSlug: 'executive', cancelAt: null });
    await advanceTo(RENEWED);
    const { tierSlug, priceCents } = await story.settle(orderId);
    expect(tierSlug).toBe('executive');
    expect(amounts().at(-1)).toBe(priceCents);
  });
});
