import { expect, it } from 'vitest';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import { openReconcilerHarness } from '#testing/billing/reconciler-harness.ts';
import type { BillingEnvironment } from '../env.ts';
import { stripeOpener } from '../open-billing.ts';
import { createReconciler } from './reconciler-endpoint.ts';

const run = async (settings: BillingEnvironment) => {
  const { harness } = await openReconcilerHarness();
  const open = stripeOpener({}, openStripe, () => Promise.resolve(settings));
  const reconcile = createReconciler(harness.deps, open, harness.now);
  return () =>
    reconcile({ detail: { task: 'orders' } }, { getRemainingTimeInMillis: () => 300_000 });
};

it('has nothing to do, and does not fail, before Stripe is connected', async () => {
  const reconcile = await run({ ENVIRONMENT: 'staging' });
  const nothing = { processed: 0, failed: 0, remaining: 0 };
  expect(await reconcile()).toEqual(nothing);
  expect(await reconcile()).toEqual(nothing);
});

it.each([
  ['one key alone', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['no keys, though orders are in an account', { STRIPE_ACCOUNT: 'acct_1' }],
])('fails with %s', async (_what, settings) => {
  const reconcile = await run({ ENVIRONMENT: 'staging', ...settings });
  await expect(reconcile()).rejects.toThrow('STRIPE');
});
