import { expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { SITE_ORIGIN } from '#testing/billing/billing-harness.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { outcomeOf } from '#testing/billing/outcome.ts';
import { openPortal } from './portal.ts';

const billing = setUpBilling();

it("the portal opens for the learner's own customer and returns only to our page (payment case 62)", async () => {
  const harness = await billing.open();
  const [mine, other] = [openSubscriber(harness), openSubscriber(harness)];
  await other.subscribe('entry');
  for (const flow of ['overview', 'change-tier', 'update-card'] as const) {
    const attempt = openPortal({ userId: mine.userId, flow, now: harness.now() }, harness.deps);
    expect(await outcomeOf(attempt)).toBe('subscription_not_found');
  }
  await mine.checkout('entry');
  const early = openPortal(
    { userId: mine.userId, flow: 'change-tier', now: harness.now() },
    harness.deps,
  );
  expect(await outcomeOf(early)).toBe('subscription_not_found');
  await mine.subscribe('entry');
  for (const flow of ['overview', 'change-tier', 'update-card'] as const) {
    const { url } = await openPortal(
      { userId: mine.userId, flow, now: harness.now() },
      harness.deps,
    );
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
