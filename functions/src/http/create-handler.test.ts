import { defineRoutes } from '@learning/shared/contract/route';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { accessClaims, callRoute, eventOf } from '#testing/api/call-route.ts';
import { Failure } from '#failure.ts';
import { createHandler } from './create-handler.ts';

const base = { method: 'GET', group: 'learning', summary: 'A call' } as const;
const Inner = z.object({ shown: z.string() });
const routes = defineRoutes({
  open: {
    ...base,
    path: '/api/open',
    access: 'public',
    response: z.object({ at: z.string(), list: z.array(Inner) }),
    cacheSeconds: 60,
  },
  broken: { ...base, path: '/api/broken', access: 'public', response: Inner },
  wrong: { ...base, path: '/api/wrong', access: 'public', response: Inner },
  busy: { ...base, path: '/api/busy', access: 'public', response: Inner },
  refusing: {
    ...base,
    path: '/api/refusing',
    access: 'learner',
    response: Inner,
    errors: ['activities_incomplete'],
  },
  limited: { ...base, path: '/api/limited', access: 'public', response: Inner },
  money: { ...base, path: '/api/money', access: 'learner', refusesDemo: true, response: Inner },
  contact: { ...base, path: '/api/contact', access: 'public', refusesDemo: true, response: Inner },
  guarded: {
    ...base,
    path: '/api/guarded',
    access: 'operator',
    roles: ['support'],
    effect: 'reads',
    response: z.object({ by: z.string() }),
  },
});

class ThrottlingException extends Error {
  override readonly name = 'ThrottlingException';
}

const handler = createHandler(
  routes,
  {
    open: ({ now }) => ({
      at: now.toISOString(),
      list: [{ shown: 'yes', secret: 'no' }],
      contentHash: 'no',
    }),
    broken: () => {
      throw new Error('connect ECONNREFUSED 10.0.0.7:8000 as arn:aws:iam::1:role/x');
    },
    wrong: () => ({ shown: 7 as unknown as string }),
    busy: () => {
      throw new ThrottlingException('Rate exceeded for table learning-prod');
    },
    money: () => ({ shown: 'yes' }),
    contact: () => ({ shown: 'yes' }),
    refusing: () => {
      throw new Failure('activities_incomplete', { activityIds: ['a1'] });
    },
    limited: ({ address }) => {
      if (address !== '198.51.100.1') throw Failure.until(90);
      return { shown: address };
    },
    guarded: ({ operator }) => ({ by: operator.name }),
  },
  () => new Date('2026-11-18T09:00:00.000Z'),
  (userId) =>
    Promise.resolve(
      userId === 'removed'
        ? null
        : { id: userId, name: 'ada@example.org', roles: ['support'], hasSecondFactor: true },
    ),
);

test('a response has only the fields the contract declares, at every depth', async () => {
  const { body, headers } = await callRoute(handler, routes.open, {});
  expect(body).toEqual({ at: '2026-11-18T09:00:00.000Z', list: [{ shown: 'yes' }] });
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
  });
});

test('a temporary refusal says in how many seconds it ends', async () => {
  const refused = await callRoute(handler, routes.limited, {});
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.headers['retry-after']).toBe('90');
  const other = await callRoute(handler, routes.limited, { address: '198.51.100.1' });
  expect(other).toMatchObject({ status: 200, body: { shown: '198.51.100.1' } });
  expect(other.headers).not.toHaveProperty('retry-after');
});

test.each(['broken', 'wrong'] as const)(
  'an unexpected error becomes an internal error that reveals nothing: %s',
  async (name) => {
    const { status, body, headers } = await callRoute(handler, routes[name], {});
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side. Nothing was lost.',
    });
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('a throttled table becomes service_unavailable', async () => {
  const { status, body } = await callRoute(handler, routes.busy, {});
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
});

test('a refusal contains its code, its message and its details', async () => {
  const { status, body } = await callRoute(handler, routes.refusing, {
    claims: accessClaims('u1'),
  });
  expect(status).toBe(409);
  expect(body).toEqual({
    code: 'activities_incomplete',
    message: 'Some activities aren’t passed yet. Pass them first.',
    details: { activityIds: ['a1'] },
  });
});

test('an operator route is for those who are operators now', async () => {
  const call = (groups?: string, userId = 'u1') =>
    callRoute(handler, routes.guarded, { claims: accessClaims(userId, groups) });
  expect((await call('[operators]')).body).toEqual({ by: 'ada@example.org' });
  expect((await call('[editors]')).status).toBe(403);
  expect((await call()).status).toBe(403);
  expect((await call('[operators]', 'removed')).status).toBe(403);
});

test('an unknown route becomes route_not_found', async () => {
  for (const key of ['$default', 'POST /api/open', 'GET /api/none']) {
    const { statusCode, body } = await handler(eventOf(key, {}));
    expect({ statusCode, body: JSON.parse(body!) as unknown }).toMatchObject({
      statusCode: 404,
      body: { code: 'route_not_found' },
    });
  }
});

test.each(['[demo]', ['demo'], '[demo operators]'])(
  'refuses the demo account where the contract says so: groups %j',
  async (groups) => {
    const claims = { ...accessClaims('u1'), 'cognito:groups': groups };
    const refused = await callRoute(handler, routes.money, { claims });
    expect(refused).toMatchObject({ status: 403, body: { code: 'demo_account' } });
    const learner = await callRoute(handler, routes.money, { claims: accessClaims('u1') });
    expect(learner.status).toBe(200);
  },
);

test('refuses a public call that is sent with the demo account’s token, and no other', async () => {
  const sent = async (authorization?: string) => {
    const event = eventOf('GET /api/contact', {});
    if (authorization) event.headers['authorization'] = authorization;
    return (await handler(event)).statusCode;
  };
  const tokenOf = (claims: object) =>
    `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  expect(await sent(tokenOf({ 'cognito:groups': ['demo'] }))).toBe(403);
  expect(await sent()).toBe(200);
  expect(await sent(tokenOf({ sub: 'u1' }))).toBe(200);
  expect(await sent('Bearer e30.bm90IGpzb24.x')).toBe(200);
  expect(await sent('Basic eDp5')).toBe(200);
});
