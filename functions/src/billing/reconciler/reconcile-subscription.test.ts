import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '../../testing/billing-harness.ts';
import { CARDS } from '../../testing/shopper.ts';
import { openWebhook } from '../../testing/webhook-harness.ts';
import { checkoutTier } from '../subscriptions/checkout-tier.ts';
import { PaymentProviderFailure } from '../payment-provider.ts';

const MINUTE = 60;
const DAY = 86_400;

let story: BillingHarness;
let userId: string;
beforeEach(async () => {
  // A list of its own: the reconciler looks at everybody's plans.
  story = await openBillingHarness({ table: await createCatalogTable() });
  userId = story.learner();
});

const checkout = () => checkoutTier({ userId, tierSlug: 'entry', now: story.now() }, story.deps);
const run = () => openWebhook(story).reconcile('subscriptions');

describe('a plan that the reconciler settles', () => {
  it('is no alarm when it was paid in this very moment', async () => {
    const { clientSecret } = await checkout();
    await story.advance(6 * MINUTE);
    await story.stripe.confirm(clientSecret!, CARDS.good);
    await run();
    expect(await story.hasAccess(userId, 1)).toBe(true);
    expect(story.counted).toEqual([]);
  });

  it('is no alarm when Stripe never made it', async () => {
    story.stripe.failNext({ method: 'POST', path: /subscriptions$/, kind: 'lost-before' });
    await expect(checkout()).rejects.toBeInstanceOf(PaymentProviderFailure);
    await story.advance(DAY + 1);
    await run();
    expect(await story.deps.subscriptions.findOpen(userId)).toBeUndefined();
    expect(story.counted).toEqual([]);
  });
});
