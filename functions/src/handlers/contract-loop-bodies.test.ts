import type { RouteName } from '@learning/shared/contract/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../testing/call-route.ts';
import {
  openDeployedApi,
  refusedPaths,
  routeOf,
  routesWhere,
  type DeployedApi,
} from '../testing/deployed-api.ts';
import { validCalls } from '../testing/valid-calls.ts';

let api: DeployedApi;
beforeAll(async () => {
  api = await openDeployedApi();
});
afterAll(() => api.close());

const send = (name: RouteName, change?: Call) => api.send(name, change);
const withBody = routesWhere((route) => route.body);

describe('every route with a body', () => {
  test.each(withBody)('%s has a valid call that sends every declared field', (name) => {
    const declared = Object.keys(routeOf(name).body!.shape);
    expect(Object.keys(validCalls[name].body!).toSorted()).toEqual(declared.toSorted());
  });

  test.each(withBody)('%s refuses a field it does not declare', async (name) => {
    const { status, body } = await send(name, { body: { ...validCalls[name].body, surprise: 1 } });
    expect({ status, code: body.code, paths: refusedPaths(body) }).toEqual({
      status: 400,
      code: 'invalid_request',
      paths: ['body.surprise'],
    });
  });

  test.each(withBody)('%s names each field of a wrong type', async (name) => {
    for (const key of Object.keys(validCalls[name].body!)) {
      const answer = await send(name, {
        body: { ...validCalls[name].body, [key]: { wrong: true } },
      });
      expect(answer.body.code).toBe('invalid_request');
      // In a field that maps ids to values, the value is what is wrong.
      expect(refusedPaths(answer.body)).toEqual([
        expect.stringMatching(new RegExp(`^body\\.${key}(\\.wrong)?$`)),
      ]);
    }
  });

  test.each(withBody)('%s names every required field that is missing', async (name) => {
    const required = Object.entries(routeOf(name).body!.shape)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([key]) => `body.${key}`);
    const { status, body } = await send(name, { body: {} });
    expect(refusedPaths(body)).toEqual(required);
    expect(body.code === 'invalid_request' && status === 400).toBe(required.length > 0);
  });

  test.each(withBody)('%s refuses no body and broken JSON as malformed', async (name) => {
    for (const body of [undefined, '', '{"userId":', 'a=b']) {
      const answer = await send(name, { body });
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        status: 400,
        code: 'malformed_json',
      });
    }
  });

  test.each(withBody)('%s refuses more than 256 KB before reading it', async (name) => {
    const body = JSON.stringify({ ...validCalls[name].body, surprise: 'x'.repeat(256 * 1024) });
    const answer = await send(name, { body });
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 413,
      code: 'payload_too_large',
    });
  });
});
