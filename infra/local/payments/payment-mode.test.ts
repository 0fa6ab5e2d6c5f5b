import { expect, test } from 'vitest';
import { readPaymentMode } from './payment-mode.ts';
import { StartFailure } from '#platform/start-failure.ts';

// Built here, so that secret scanners do not report them.
const key = (kind: string, mode: string) => [kind, mode, 'a1B2c3D4e5F6g7'].join('_');
const TEST_KEYS = {
  STRIPE_SECRET_KEY: key('sk', 'test'),
  STRIPE_PUBLISHABLE_KEY: key('pk', 'test'),
};

test.each([{}, { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '' }])(
  'Without keys the emulator is used (%j)',
  (env) => {
    expect(readPaymentMode(env)).toEqual({ kind: 'emulator' });
  },
);

test.each(['sk', 'rk'])('With both test keys (%s_test_…) the real service is used', (kind) => {
  const env = { ...TEST_KEYS, STRIPE_SECRET_KEY: key(kind, 'test') };
  expect(readPaymentMode(env)).toEqual({
    kind: 'stripe',
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
  });
});

test('A signing secret is read along with the keys', () => {
  const env = { ...TEST_KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abc' };
  expect(readPaymentMode(env)).toMatchObject({ webhookSecret: 'whsec_0123456789abc' });
});

const LIVE_KEYS = {
  STRIPE_SECRET_KEY: key('sk', 'live'),
  STRIPE_PUBLISHABLE_KEY: key('pk', 'live'),
};
const refused: [string, NodeJS.ProcessEnv, RegExp][] = [
  [
    'only the secret key',
    { STRIPE_SECRET_KEY: TEST_KEYS.STRIPE_SECRET_KEY },
    /^STRIPE_SECRET_KEY is set, but STRIPE_PUBLISHABLE_KEY is not\. Set both, or unset both/,
  ],
  [
    'only the publishable key',
    { STRIPE_PUBLISHABLE_KEY: TEST_KEYS.STRIPE_PUBLISHABLE_KEY },
    /^STRIPE_PUBLISHABLE_KEY is set, but STRIPE_SECRET_KEY is not\. Set both, or unset both/,
  ],
  ['live keys', LIVE_KEYS, /are live keys, which move real money.*Use test keys/],
  [
    'a live restricted key',
    { ...LIVE_KEYS, STRIPE_SECRET_KEY: key('rk', 'live') },
    /are live keys/,
  ],
  [
    'a live secret key with a test publishable one',
    { ...TEST_KEYS, STRIPE_SECRET_KEY: key('sk', 'live') },
    /^STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test key\. Use the two test keys/,
  ],
  [
    'a live publishable key with a test secret one',
    { ...TEST_KEYS, STRIPE_PUBLISHABLE_KEY: key('pk', 'live') },
    /^STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live key/,
  ],
  [
    'the keys swapped',
    {
      STRIPE_SECRET_KEY: TEST_KEYS.STRIPE_PUBLISHABLE_KEY,
      STRIPE_PUBLISHABLE_KEY: TEST_KEYS.STRIPE_SECRET_KEY,
    },
    /^STRIPE_SECRET_KEY is not a Stripe key \(sk_test_… or rk_test_…\)/,
  ],
  [
    'a placeholder',
    { ...TEST_KEYS, STRIPE_PUBLISHABLE_KEY: 'pk_test_' },
    /^STRIPE_PUBLISHABLE_KEY is not a Stripe key/,
  ],
  [
    "the emulator's own key",
    { ...TEST_KEYS, STRIPE_SECRET_KEY: 'sk_test_emulated' },
    /^STRIPE_SECRET_KEY is not a Stripe key/,
  ],
  [
    'a malformed signing secret',
    { ...TEST_KEYS, STRIPE_WEBHOOK_SECRET: 'secret' },
    /^STRIPE_WEBHOOK_SECRET is not a signing secret/,
  ],
];

test.each(refused)('%s is refused with advice', (_case, env, sentence) => {
  expect(() => readPaymentMode(env)).toThrow(StartFailure);
  expect(() => readPaymentMode(env)).toThrow(sentence);
});

test.each(refused)('the error about %s does not contain a key', (_case, env) => {
  const keys = Object.values(env).filter((value) => value && value.length > 16);
  const sentence = (() => {
    try {
      readPaymentMode(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  for (const secret of keys) expect(sentence).not.toContain(secret);
});
