import { requestRoutes } from '@learning/shared/contract/requests';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionRepository } from '#billing/subscriptions/subscription-repository.ts';
import type { Mail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { coachingKey, requestKey } from '#table/keys.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { getItem, type Table } from '#table/table.ts';
import { accessClaims, callRoute, type Handler } from '#testing/api/call-route.ts';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { createRequestDependencies } from './dependencies.ts';
import { requestImplementations } from './routes.ts';

let table: Table;
let handler: Handler;
let outbox: Mail[] = [];
let now: Date;
beforeAll(async () => {
  table = await createPublishedTable();
  const deps = createRequestDependencies(restrictTable(table, 'requests'), {
    operatorEmail: 'coach@learning.example',
    sendMail: (mail) => {
      outbox.push(mail);
      return Promise.resolve(true);
    },
  });
  handler = createHandler(requestRoutes, requestImplementations(deps), () => now);
});
beforeEach(() => {
  outbox = [];
  now = new Date('2026-11-18T09:00:00.000Z');
});

/** Stores a plan that gives access until the end of the year. */
async function ownerOf(tierSlug: string, accessEndsAt: string | null = '2026-12-31T00:00:00.000Z') {
  const plan = {
    ...sampleSubscription,
    orderId: randomUUID(),
    userId: randomUUID(),
    tierSlug,
    accessEndsAt,
  };
  expect(await subscriptionRepository(table).create(plan)).toBe('stored');
  return plan;
}

const coaching = (change: object = {}) => ({
  requestId: randomUUID(),
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  message: 'Whether to centralize hiring.',
  ...change,
});

const ask = (userId: string, body: object = coaching()) =>
  callRoute(handler, requestRoutes.requestCoaching, {
    params: { userId: 'me' },
    body,
    claims: accessClaims(userId),
  });

describe('coaching sessions (conformance: monthly quota)', () => {
  it('are counted against the month of the plan, and start again with the next one', async () => {
    const { userId, orderId } = await ownerOf('executive');
    expect(await ask(userId)).toMatchObject({ status: 201 });
    now = new Date('2026-11-30T23:59:59.999Z');
    expect(await ask(userId)).toMatchObject({ status: 201 });
    const third = coaching();
    expect(await ask(userId, third)).toMatchObject({
      status: 409,
      body: { code: 'coaching_used_up' },
    });
    expect(await getItem(table, requestKey(third.requestId))).toBeUndefined();
    expect(outbox).toHaveLength(4);
    now = new Date('2026-12-01T00:00:00.000Z');
    expect(await ask(userId, third)).toMatchObject({ status: 201 });
    expect(await getItem(table, coachingKey(orderId, '2026-11'))).toMatchObject({ sessions: 2 });
    expect(await getItem(table, coachingKey(orderId, '2026-12'))).toMatchObject({ sessions: 1 });
  });

  it('are never more than the plan includes, however many are asked for at once', async () => {
    const { userId, orderId } = await ownerOf('executive');
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(userId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await getItem(table, coachingKey(orderId, '2026-11'))).toMatchObject({ sessions: 2 });
  });

  it('count once when a request is repeated, also when it was the last one', async () => {
    const { userId, orderId } = await ownerOf('executive');
    await ask(userId);
    const last = coaching();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(userId, last)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await getItem(table, coachingKey(orderId, '2026-11'))).toMatchObject({ sessions: 2 });
  });

  it('have no limit in a plan with any number', async () => {
    const { userId } = await ownerOf('corporate');
    for (let count = 0; count < 4; count += 1) {
      expect(await ask(userId)).toMatchObject({ status: 201 });
    }
  });

  it.each([
    ['a plan without sessions', 'professional', '2026-12-31T00:00:00.000Z'],
    ['a plan that has ended', 'executive', '2026-11-18T09:00:00.000Z'],
    ['a plan that was never paid', 'executive', null],
  ])('are refused with %s', async (_case, tierSlug, accessEndsAt) => {
    const { userId } = await ownerOf(tierSlug, accessEndsAt);
    expect(await ask(userId)).toMatchObject({
      status: 403,
      body: { code: 'coaching_not_included' },
    });
    expect(outbox).toEqual([]);
  });

  it('are refused to a learner without a plan, and on the public form', async () => {
    expect(await ask(randomUUID())).toMatchObject({ body: { code: 'coaching_not_included' } });
    const body = coaching({ topic: 'coaching' });
    expect(await callRoute(handler, requestRoutes.sendRequest, { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ path: 'body.topic' }] },
    });
  });
});
