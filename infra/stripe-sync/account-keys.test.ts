import { describe, expect, it } from 'vitest';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import { accountKeys } from './account-keys.ts';

const test = { secret: 'sk_test_1', publishable: 'pk_test_1' };
const live = { secret: 'sk_live_1', publishable: 'pk_live_1' };
const keys = (environment: string, secret?: string, publishable?: string) =>
  accountKeys(environment, {
    ...(secret ? { STRIPE_SECRET_KEY: secret } : {}),
    ...(publishable ? { STRIPE_PUBLISHABLE_KEY: publishable } : {}),
  });

describe("an operator's keys", () => {
  it.each([
    ['dev', test],
    ['staging', test],
    ['prod', live],
    ['prod', { ...live, secret: 'rk_live_1' }],
  ])('are accepted for %s: %j', (environment, { secret, publishable }) => {
    expect(keys(environment, secret, publishable)).toEqual({
      secretKey: secret,
      publishableKey: publishable,
    });
  });

  it.each([
    ['both are missing', 'dev', undefined, undefined, /Set STRIPE_SECRET_KEY/],
    ['one is missing', 'dev', test.secret, undefined, /Set STRIPE_SECRET_KEY/],
    ['they are swapped', 'dev', test.publishable, test.secret, /Set STRIPE_SECRET_KEY/],
    ['their modes differ', 'prod', live.secret, test.publishable, /both must have the same mode/],
    ['live keys would reach dev', 'dev', live.secret, live.publishable, /requires test keys/],
    ['test keys would reach prod', 'prod', test.secret, test.publishable, /requires live keys/],
  ])('are refused when %s', (_why, environment, secret, publishable, sentence) => {
    expect(() => keys(environment, secret, publishable)).toThrow(OperatorFailure);
    expect(() => keys(environment, secret, publishable)).toThrow(sentence);
  });
});
