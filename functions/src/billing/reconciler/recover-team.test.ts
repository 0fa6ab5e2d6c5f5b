import { expect, it } from 'vitest';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS } from '#testing/billing/shopper.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { checkoutTier } from '../subscriptions/checkout/checkout-tier.ts';

it('creates the team of a plan with seats when no event of its payment arrived', async () => {
  const harness = await openBillingHarness({ table: await createCatalogTable() });
  const userId = harness.learner();
  const command = { userId, tierSlug: 'professional', now: harness.now() };
  const { orderId, clientSecret } = await checkoutTier(command, harness.deps);
  await harness.stripe.confirm(clientSecret!, CARDS.good);
  await harness.advance(6 * 60);
  expect(await harness.deps.teams.read(orderId)).toBeNull();
  await openWebhook(harness).runReconciler('subscriptions');
  expect(await harness.deps.teams.read(orderId)).not.toBeNull();
});
