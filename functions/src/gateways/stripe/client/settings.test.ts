import { describe, expect, test } from 'vitest';
import { stripeSettings } from './settings.ts';

const testKeys = { STRIPE_SECRET_KEY: 'sk_test_a1', STRIPE_PUBLISHABLE_KEY: 'pk_test_b2' };
const liveKeys = { STRIPE_SECRET_KEY: 'sk_live_a1', STRIPE_PUBLISHABLE_KEY: 'pk_live_b2' };
const standIn = { STRIPE_API_ORIGIN: 'http://127.0.0.1:12111' };

describe('the Stripe account of an environment', () => {
  test('is that of its two keys', () => {
    expect(stripeSettings({ ENVIRONMENT: 'dev', ...testKeys, ...standIn })).toEqual({
      environment: 'dev',
      secretKey: 'sk_test_a1',
      publishableKey: 'pk_test_b2',
      webhookSecrets: [],
      isLive: false,
      apiOrigin: 'http://127.0.0.1:12111',
    });
    expect(stripeSettings({ ENVIRONMENT: 'prod', ...liveKeys }).isLive).toBe(true);
    const restricted = { ...liveKeys, STRIPE_SECRET_KEY: 'rk_live_a1' };
    expect(stripeSettings({ ENVIRONMENT: 'prod', ...restricted }).isLive).toBe(true);
  });

  test('has two webhook secrets while one is being replaced', () => {
    const rolling = { ...testKeys, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
    const { webhookSecrets } = stripeSettings({ ENVIRONMENT: 'dev', ...rolling });
    expect(webhookSecrets).toEqual(['whsec_new', 'whsec_old']);
  });

  test.each([
    ['no keys', { ENVIRONMENT: 'dev' }, /are not set/],
    ['the secret key alone', { ENVIRONMENT: 'dev', STRIPE_SECRET_KEY: 'sk_test_a1' }, /set both/],
    [
      'the publishable key alone',
      { ENVIRONMENT: 'dev', STRIPE_PUBLISHABLE_KEY: 'pk_test_b2' },
      /set both/,
    ],
    [
      'keys of two modes',
      { ENVIRONMENT: 'prod', ...liveKeys, STRIPE_PUBLISHABLE_KEY: 'pk_test_b2' },
      /live key .* test key/,
    ],
    ['live keys outside prod', { ENVIRONMENT: 'staging', ...liveKeys }, /prod only/],
    ['test keys in prod', { ENVIRONMENT: 'prod', ...testKeys }, /Test keys/],
    ['a stand-in in prod', { ENVIRONMENT: 'prod', ...testKeys, ...standIn }, /stand-in/],
    ['live keys beside a stand-in', { ENVIRONMENT: 'prod', ...liveKeys, ...standIn }, /stand-in/],
    [
      'swapped keys',
      { ENVIRONMENT: 'dev', STRIPE_SECRET_KEY: 'pk_test_b2', STRIPE_PUBLISHABLE_KEY: 'sk_test_a1' },
      /not a Stripe secret key/,
    ],
  ])('is refused for %s, in a message without any key', (_, environment, sentence) => {
    let message = '';
    try {
      stripeSettings(environment);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/_(a1|b2)/);
  });
});
