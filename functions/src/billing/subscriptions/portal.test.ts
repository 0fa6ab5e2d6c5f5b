import { expect, it } from 'vitest';
import { billingStories } from '#testing/billing/billing-stories.ts';
import { SITE_ORIGIN } from '#testing/billing/billing-harness.ts';
import { refusalOf, subscriptionStory } from '#testing/billing/subscription-story.ts';
import { openPortal } from './portal.ts';

const stories = billingStories();

it("case 62: the portal is of the learner's own customer, and leads back to our page alone", async () => {
  const harness = await stories.open();
  const [mine, other] = [subscriptionStory(harness), subscriptionStory(harness)];
  await other.subscribe('entry');
  for (const flow of ['overview', 'change-tier', 'update-card'] as const) {
    const attempt = openPortal({ userId: mine.userId, flow }, harness.deps);
    expect(await refusalOf(attempt)).toBe('subscription_not_found');
  }
  await mine.checkout('entry');
  const early = openPortal({ userId: mine.userId, flow: 'change-tier' }, harness.deps);
  expect(await refusalOf(early)).toBe('subscription_not_found');
  await mine.subscribe('entry');
  for (const flow of ['overview', 'change-tier', 'update-card'] as const) {
    const { url } = await openPortal({ userId: mine.userId, flow }, harness.deps);
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
