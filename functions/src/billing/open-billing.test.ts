import { describe, expect, it } from 'vitest';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import type { BillingEnvironment } from './env.ts';
import { stripeOpener } from './open-billing.ts';

const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

/** Opens Stripe with settings that the test changes. */
function opener(first: BillingEnvironment) {
  const settings = { now: first };
  const open = stripeOpener({}, openStripe, () => Promise.resolve(settings.now));
  return { settings, open };
}

describe('Stripe', () => {
  it('is opened once and stays open while its settings do not change', async () => {
    const { open } = opener({ ENVIRONMENT: 'dev', ...TEST_KEYS });
    const [first, second] = await Promise.all([open(), open()]);
    expect(second.provider).toBe(first.provider);
    expect((await open()).provider).toBe(first.provider);
    expect(first.provider.publishableKey).toBe('pk_test_1');
  });

  it('is opened again when a key or secret was replaced', async () => {
    const { open, settings } = opener({ ENVIRONMENT: 'dev', ...TEST_KEYS });
    const before = await open();
    settings.now = { ...settings.now, STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' };
    const after = await open();
    expect(after.provider).not.toBe(before.provider);
    expect(after.webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
  });

  it.each([
    ['no keys', {}],
    ['one key of two', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['live keys', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
  ])('stays closed with %s outside prod, and opens once that is corrected', async (_, keys) => {
    const { open, settings } = opener({ ENVIRONMENT: 'dev', ...keys });
    await expect(open()).rejects.toThrow(Error);
    settings.now = { ENVIRONMENT: 'dev', ...TEST_KEYS };
    expect((await open()).provider.isLive).toBe(false);
  });

  it.each([
    ['test keys', TEST_KEYS],
    [
      'a stand-in',
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_API_ORIGIN: 'http://127.0.0.1:1',
      },
    ],
  ])('stays closed with %s in prod', async (_, keys) => {
    const { open } = opener({ ENVIRONMENT: 'prod', ...keys });
    await expect(open()).rejects.toThrow(Error);
  });
});
