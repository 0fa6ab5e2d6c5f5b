import { contract, type RouteName } from '@learning/shared/contract/contract';
import type { ApiErrorBody } from '@learning/shared/contract/errors';
import {
  routeKey,
  type FunctionGroup,
  type RouteDefinition,
} from '@learning/shared/contract/route';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  accessClaims,
  callRoute,
  eventOf,
  type Call,
  type Handler,
} from '../testing/call-route.ts';
import { startCognitoServer, type CognitoServer } from '../testing/cognito-answers.ts';
import { apiGroups, handlerNames, loadHandlers } from '../testing/deployed-handlers.ts';
import { createPublishedTable } from '../testing/published-catalog.ts';
import { validCalls } from '../testing/valid-calls.ts';

const SOMEBODY_ELSE = 'c0ffee00-0000-4000-8000-000000000002';

let cognito: CognitoServer;
let handlers: Record<FunctionGroup, Handler>;
beforeAll(async () => {
  cognito = await startCognitoServer();
  handlers = await loadHandlers((await createPublishedTable()).name, cognito.endpoint);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cognito.close();
});

const names = Object.keys(contract) as RouteName[];
const routeOf = (name: RouteName): RouteDefinition => contract[name];
const namesWhere = (holds: (route: RouteDefinition) => unknown) =>
  names.filter((name) => holds(routeOf(name)));
const guarded = namesWhere((route) => route.access !== 'public');
const withBody = namesWhere((route) => route.body);
const withParams = namesWhere((route) => route.params);


describe('every route', () => {
  test('is looked at', () => {
    expect(names.length).toBeGreaterThanOrEqual(33);
    expect(guarded.length).toBeGreaterThan(20);
  });

  test.each(names)('%s is served by the function of its group and by no other', async (name) => {
    const route = routeOf(name);
    const serving: string[] = [];
    for (const group of apiGroups) {
      const event = eventOf(routeKey(route), validCalls[name]);
      const { body } = await handlers[group](event);
      if ((JSON.parse(body!) as ApiErrorBody).code !== 'route_not_found') serving.push(group);
    }
    expect(serving).toEqual([route.group]);
  });

  test.each(apiGroups)('of the group %s has a deployed function', (group) => {
    expect(handlerNames).toContain(group);
  });

  test.each(names)(
    '%s answers a call of right form as it declares, and not with a failure',
    async (name) => {
      const { status, body } = await send(name);
      const unfinished = body?.code === 'not_implemented';
      expect(status === 501 ? unfinished : status < 500).toBe(true);
      expect([400, 403, 404]).not.toContain(status);
      expect(status === 401).toBe(name === 'login');
    },
  );

  test.each(names)('%s may be kept by shared caches only when it is public', async (name) => {
    const { headers, status } = await send(name);
    const { cacheSeconds, access } = routeOf(name);
    const isKept = status < 400 && cacheSeconds !== undefined;
    expect(isKept && access !== 'public').toBe(false);
    expect(headers['cache-control']).toBe(
      isKept ? `public, max-age=${cacheSeconds}, s-maxage=${cacheSeconds}` : 'no-store',
    );
  });

  test.each(names)('%s refuses a query parameter it does not declare', async (name) => {
    const { status, body } = await send(name, {
      query: { ...validCalls[name].query, surprise: '1' },
    });
    expect({ status, code: body.code, paths: pathsOf(body) }).toEqual({
      status: 400,
      code: 'invalid_request',
      paths: ['query.surprise'],
    });
  });

  test.each(names)('%s survives whatever is sent', async (name) => {
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
    await fc.assert(
      fc.asyncProperty(call, async (change) => {
        const { status, body } = await send(name, change);
        return status < 500 || body.code === 'not_implemented';
      }),
      { numRuns: 20 },
    );
  });
});

describe('every route that is not public', () => {
  test.each(guarded)('%s is unauthorized without a token', async (name) => {
    const { status, body } = await send(name, { claims: undefined });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthorized' });
  });

  test.each(guarded)('%s is unauthorized with an ID token', async (name) => {
    const claims = { sub: ME, token_use: 'id', aud: 'client' };
    const { status, body } = await send(name, { claims });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthorized' });
  });

  test.each(guarded)(
    '%s says nothing about the form of a call before it knows the caller',
    async (name) => {
      const { status } = await send(name, { claims: undefined, params: {}, body: '{' });
      expect(status).toBe(401);
    },
  );
});

const naming = (place: 'params' | 'body') => namesWhere((route) => route[place]?.shape['userId']);

describe('every route that names a learner', () => {
  test.each(naming('params'))("%s refuses another learner's id in the path", async (name) => {
    const params = { ...validCalls[name].params, userId: SOMEBODY_ELSE };
    const { status, body } = await send(name, { params });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
  });

  test.each(naming('body'))("%s refuses another learner's id in the body", async (name) => {
    const body = { ...validCalls[name].body, userId: SOMEBODY_ELSE };
    const answer = await send(name, { body });
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 403,
      code: 'forbidden',
    });
    // Whatever else is wrong with the body.
    expect((await send(name, { body: { userId: SOMEBODY_ELSE, surprise: 1 } })).status).toBe(403);
  });

  test.each([...naming('params'), ...naming('body')])(
    '%s takes the own id as it takes me',
    async (name) => {
      const { params, body } = validCalls[name];
      const named = await send(name, {
        ...(params?.['userId'] ? { params: { ...params, userId: ME } } : { params }),
        ...(body?.['userId'] ? { body: { ...body, userId: ME } } : { body }),
      });
      expect(named.status).toBe((await send(name)).status);
    },
  );
});

describe('every route with path parameters', () => {
  test.each(withParams)('%s names each wrong one', async (name) => {
    const { params } = validCalls[name];
    for (const key of Object.keys(params!).filter((one) => one !== 'userId')) {
      const { status, body } = await send(name, { params: { ...params, [key]: 'Not valid!' } });
      expect({ status, paths: pathsOf(body) }).toEqual({ status: 400, paths: [`params.${key}`] });
    }
  });
});

describe('an address that no route has', () => {
  test('is route_not_found, answered by the function behind $default', async () => {
    const { statusCode, body } = await handlers.system(eventOf('$default', {}));
    expect({ statusCode, body: JSON.parse(body!) as unknown }).toEqual({
      statusCode: 404,
      body: { code: 'route_not_found', message: 'There is no such address.' },
    });
  });
});
