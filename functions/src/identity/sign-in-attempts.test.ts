import { beforeEach, describe, expect, it } from 'vitest';
import { restrictTable } from '#table/restrict-table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { createIdentityDependencies, type IdentityDependencies } from './dependencies.ts';
import { takeSignInAttempt } from './sign-in-attempts.ts';

const refusingGateway = { signIn: () => Promise.resolve({ outcome: 'refused' as const }) };
const START = new Date('2026-11-22T08:00:00.000Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

describe.each(engineNames)('attempts to sign in on %s', (engine) => {
  let limits: IdentityDependencies['limits'];
  beforeEach(async () => {
    const table = restrictTable(await createTestTable(engine), 'identity');
    ({ limits } = createIdentityDependencies(table, refusingGateway));
  });

  const attempt = (part: { email?: string; address?: string; now?: Date } = {}) =>
    takeSignInAttempt(
      { email: 'ada@example.org', address: '198.51.100.7', now: START, ...part },
      limits,
    );
  const guesses = async (count: number, part: Parameters<typeof attempt>[0] = {}) => {
    for (let guess = 0; guess < count; guess += 1) await attempt(part);
  };

  it('are refused after 5 wrong passwords, with the seconds to wait', async () => {
    await guesses(5);
    await expect(attempt({ now: after(60) })).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 240,
    });
    await expect(attempt({ email: ' ADA@example.org', now: after(60) })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await attempt({ now: after(301) });
  });

  it('have to wait longer the more of them fail', async () => {
    for (const seconds of [0, 301]) await guesses(5, { now: after(seconds) });
    const { retryAfterSeconds } = (await attempt({ now: after(602) }).catch(
      (error: unknown) => error,
    )) as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(2_000);
  });

  it('of one caller never lock out the learner elsewhere', async () => {
    await guesses(5);
    await expect(attempt()).rejects.toMatchObject({ code: 'too_many_requests' });
    await attempt({ address: '203.0.113.9' });
    await attempt({ email: 'bob@example.org' });
  });

  it('on many accounts are limited per caller', async () => {
    for (let guess = 0; guess < 60; guess += 1) await attempt({ email: `a${guess}@example.org` });
    await expect(attempt({ email: 'last@example.org' })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await attempt({ email: 'last@example.org', address: '203.0.113.9' });
  });

  it('with the right password do not count', async () => {
    for (let signIn = 0; signIn < 30; signIn += 1) await (await attempt())();
    await guesses(5);
    await expect(attempt()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
