import type { RouteName } from '@learning/shared/contract/contract';
import type { ApiErrorBody } from '@learning/shared/contract/errors';
import { needsSession, routeKey } from '@learning/shared/contract/route';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDGE_SECRET_HEADER } from '#http/env.ts';
import { eventOf, type Call } from '#testing/api/call-route.ts';
import {
  CALLER_ID,
  claimsFor,
  openDeployedApi,
  refusedPaths,
  routeNames,
  routeOf,
  routesWhere,
  type DeployedApi,
} from '#testing/api/deployed-api.ts';
import { apiGroups, handlerNames } from '#testing/api/deployed-handlers.ts';
import { refusalsOfNewLearner, validCalls, validCallsOf } from '#testing/api/valid-calls.ts';

const OTHER_USER_ID = 'c0ffee00-0000-4000-8000-000000000002';

let api: DeployedApi;
beforeAll(async () => {
  api = await openDeployedApi();
});
afterAll(() => api.close());

const send = (name: RouteName, change?: Call) => api.send(name, change);
const guarded = routesWhere(needsSession);
const ofPrograms = routesWhere(({ access }) => access === 'token');
const withParams = routesWhere((route) => route.params);

describe('every route', () => {
  test('is covered', () => {
    expect(routeNames.length).toBeGreaterThanOrEqual(59);
    expect(guarded.length).toBeGreaterThan(45);
  });

  test.each(routeNames)(
    '%s is served by the function of its group and by no other',
    async (name) => {
      const route = routeOf(name);
      const serving: string[] = [];
      for (const group of apiGroups) {
        const event = eventOf(routeKey(route), validCalls[name]);
        const { body } = await api.handlers[group](event);
        if ((JSON.parse(body ?? '{}') as ApiErrorBody).code !== 'route_not_found')
          serving.push(group);
      }
      expect(serving).toEqual([route.group]);
    },
  );

  // Source: rules/access.md A36
  test.each(routeNames)('%s accepts only calls that came through the edge', async (name) => {
    const { group } = routeOf(name);
    const event = eventOf(routeKey(routeOf(name)), validCalls[name]);
    const { [EDGE_SECRET_HEADER]: _secret, ...headers } = event.headers;
    const direct = { ...headers, 'x-viewer-address': '127.0.0.1' };
    const { statusCode, body } = await api.handlers[group]({ ...event, headers: direct });
    expect(statusCode).toBe(403);
    expect((JSON.parse(body!) as ApiErrorBody).code).toBe('forbidden');
  });

  test.each(apiGroups)('of the group %s has a deployed function', (group) => {
    expect(handlerNames).toContain(group);
  });

  test.each(routeNames)(
    '%s responds to a valid call as declared and without an error',
    async (name) => {
      const refusal = refusalsOfNewLearner[name];
      for (const call of validCallsOf(name)) {
        const newLearner = claimsFor(routeOf(name), randomUUID());
        const claims = needsSession(routeOf(name)) ? newLearner : undefined;
        const { status, body } = await send(name, { ...call, claims });
        expect(status).toBeLessThan(500);
        const isRefused = [400, 401, 403, 404].includes(status);
        expect(isRefused ? body.code : undefined).toBe(refusal);
      }
    },
  );

  test.each(routeNames)(
    '%s may be stored by shared caches only when it is public',
    async (name) => {
      const { headers, status } = await send(name);
      const { cacheSeconds, access } = routeOf(name);
      const isCacheable = status < 400 && cacheSeconds !== undefined;
      expect(isCacheable && access !== 'public').toBe(false);
      expect(headers['cache-control']).toBe(
        isCacheable ? `public, max-age=${cacheSeconds}` : 'no-store',
      );
    },
  );

  test.each(routeNames)('%s refuses a query parameter it does not declare', async (name) => {
    const { status, body } = await send(name, {
      query: { ...validCalls[name].query, surprise: '1' },
    });
    expect({ status, code: body.code, paths: refusedPaths(body) }).toEqual({
      status: 400,
      code: 'invalid_request',
      paths: ['query.surprise'],
    });
  });

  test.each(routeNames)('%s survives any input', async (name) => {
    const { params = {}, query = {} } = validCalls[name];
    const textsFor = (values: object) =>
      fc.record(Object.fromEntries(Object.keys(values).map((key) => [key, fc.string()])));
    const call = fc.record(
      {
        params: textsFor(params),
        query: fc.oneof(textsFor(query), fc.dictionary(fc.string(), fc.string())),
        body: fc.oneof(fc.json({ maxDepth: 3 }), fc.string()),
      },
      { requiredKeys: [] },
    );
    const survives = fc.asyncProperty(call, async (change) => {
      const { status } = await send(name, change);
      return status < 500;
    });
    await expect(fc.assert(survives, propertyRuns(20))).resolves.toBeUndefined();
  });
});

describe('every route of a person with an account', () => {
  test.each(guarded)('%s is unauthorized without a token', async (name) => {
    const { status, body } = await send(name, { claims: undefined });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthorized' });
  });

  test.each(guarded)('%s is unauthorized with an ID token', async (name) => {
    const claims = { sub: CALLER_ID, token_use: 'id', aud: 'client' };
    const { status, body } = await send(name, { claims });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthorized' });
  });

  test.each(guarded)(
    '%s validates nothing before it has authenticated the caller',
    async (name) => {
      const { status } = await send(name, { claims: undefined, params: {}, body: '{' });
      expect(status).toBe(401);
    },
  );
});

// Source: rules/companies.md B2
describe('every route of programs', () => {
  test.each(ofPrograms)(
    '%s is refused without a token of the company, whatever else is sent',
    async (name) => {
      const changes: Call[] = [
        { headers: {} },
        { headers: {}, params: {} },
        { headers: {}, claims: claimsFor(routeOf('getTeam'), CALLER_ID) },
        { headers: { authorization: `Bearer dc_${'0'.repeat(69)}` } },
      ];
      for (const change of changes) {
        const { status, body } = await send(name, change);
        expect({ status, code: body.code }).toEqual({ status: 401, code: 'token_invalid' });
      }
    },
  );
});

const naming = (place: 'params' | 'body') => routesWhere((route) => route[place]?.shape['userId']);

describe('every route that names a learner', () => {
  test.each(naming('params'))("%s refuses another learner's id in the path", async (name) => {
    const params = { ...validCalls[name].params, userId: OTHER_USER_ID };
    const { status, body } = await send(name, { params });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
  });

  test.each(naming('body'))("%s refuses another learner's id in the body", async (name) => {
    const body = { ...validCalls[name].body, userId: OTHER_USER_ID };
    const response = await send(name, { body });
    expect({ status: response.status, code: response.body.code }).toEqual({
      status: 403,
      code: 'forbidden',
    });
    // The id is checked even if other parts of the body are invalid.
    expect((await send(name, { body: { userId: OTHER_USER_ID, surprise: 1 } })).status).toBe(403);
  });

  test.each([...naming('params'), ...naming('body')])(
    "%s treats the caller's own id like 'me'",
    async (name) => {
      const { params, body } = validCalls[name];
      const named = await send(name, {
        ...(params?.['userId'] ? { params: { ...params, userId: CALLER_ID } } : { params }),
        ...(body?.['userId'] ? { body: { ...body, userId: CALLER_ID } } : { body }),
      });
      expect(named.status).toBe((await send(name)).status);
    },
  );
});

describe('every route with path parameters', () => {
  test.each(withParams)('%s reports each invalid parameter', async (name) => {
    const { params } = validCalls[name];
    // Whose id it is was checked before.
    const checked = ['userId', 'companyId'];
    for (const key of Object.keys(params!).filter((name) => !checked.includes(name))) {
      const { status, body } = await send(name, { params: { ...params, [key]: 'Not valid!' } });
      expect({ status, paths: refusedPaths(body) }).toEqual({
        status: 400,
        paths: [`params.${key}`],
      });
    }
  });
});

describe('an unknown address', () => {
  test('gets route_not_found from the function behind $default', async () => {
    const { statusCode, body } = await api.handlers.system(eventOf('$default', {}));
    expect({ statusCode, body: JSON.parse(body!) as unknown }).toEqual({
      statusCode: 404,
      body: { code: 'route_not_found', message: 'This address does not exist.' },
    });
  });
});
