import type { RouteName } from '@learning/shared/contract/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#testing/api/call-route.ts';
import {
  openDeployedApi,
  refusedPaths,
  routeOf,
  routesWhere,
  type DeployedApi,
} from '#testing/api/deployed-api.ts';
import { otherValidCalls, validCalls, validCallsOf } from '#testing/api/valid-calls.ts';

let api: DeployedApi;
beforeAll(async () => {
  api = await openDeployedApi();
});
afterAll(() => api.close());

const send = (name: RouteName, change?: Call) => api.send(name, change);
const withBody = routesWhere((route) => route.body);

/** Returns each field of each valid call. */
const fieldsOf = (name: RouteName) =>
  validCallsOf(name).flatMap((call) => Object.keys(call.body!).map((key) => [call, key] as const));

/** Optional fields that may come with any choice. */
const WITH_ANY_CHOICE: Partial<Record<RouteName, readonly string[]>> = {
  createPaymentIntent: ['interval', 'country', 'postalCode', 'startConsent', 'promotionCode'],
};

/** Returns the fields that the valid calls choose among. */
const chosenFieldsOf = (name: RouteName) =>
  fieldsOf(name)
    .map(([, key]) => key)
    .filter((key) => !WITH_ANY_CHOICE[name]?.includes(key));

/** Routes that take exactly one of several fields: their valid calls share none. */
const withChoice = withBody.filter((name) => {
  const fields = chosenFieldsOf(name);
  return otherValidCalls[name] && new Set(fields).size === fields.length;
});

/** Returns the paths of the fields of which a call must send exactly one. */
const choiceOf = (name: RouteName) =>
  withChoice.includes(name) ? chosenFieldsOf(name).map((key) => `body.${key}`) : [];

describe('every route with a body', () => {
  test.each(withBody)('%s has valid calls that send every declared field', (name) => {
    const declared = Object.keys(routeOf(name).body!.shape);
    const sent = new Set(validCallsOf(name).flatMap((call) => Object.keys(call.body!)));
    expect([...sent].toSorted()).toEqual(declared.toSorted());
  });

  test.each(withChoice)('%s refuses mutually exclusive fields', async (name) => {
    const bodies = validCallsOf(name).map((call) => call.body!);
    const { status, body } = await send(name, { body: Object.assign({}, ...bodies) as object });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(refusedPaths(body).toSorted()).toEqual(choiceOf(name).toSorted());
  });

  test.each(withBody)('%s refuses a field it does not declare', async (name) => {
    const { status, body } = await send(name, { body: { ...validCalls[name].body, surprise: 1 } });
    expect({ status, code: body.code, paths: refusedPaths(body) }).toEqual({
      status: 400,
      code: 'invalid_request',
      paths: ['body.surprise'],
    });
  });

  test.each(withBody)('%s reports each field of the wrong type', async (name) => {
    for (const [call, key] of fieldsOf(name)) {
      const response = await send(name, { body: { ...call.body, [key]: { wrong: true } } });
      expect(response.body.code).toBe('invalid_request');
      // In a field that maps ids to values, the value is invalid, not the field; in an object, each of its fields.
      const refused = new Set(refusedPaths(response.body).map((path) => path.split('.')[1]));
      expect([...refused]).toEqual([key]);
    }
  });

  test.each(withBody)('%s reports every required field that is missing', async (name) => {
    const required = Object.entries(routeOf(name).body!.shape)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([key]) => `body.${key}`);
    const { status, body } = await send(name, { body: {} });
    const missing = [...required, ...choiceOf(name)];
    expect(refusedPaths(body).toSorted()).toEqual(missing.toSorted());
    expect(body.code === 'invalid_request' && status === 400).toBe(missing.length > 0);
  });

  test.each(withBody)('%s refuses a missing body and invalid JSON as malformed', async (name) => {
    for (const body of [undefined, '', '{"userId":', 'a=b']) {
      const response = await send(name, { body });
      expect({ status: response.status, code: response.body.code }).toEqual({
        status: 400,
        code: 'malformed_json',
      });
    }
  });

  test.each(withBody)('%s refuses more than 256 KB before reading it', async (name) => {
    const body = JSON.stringify({ ...validCalls[name].body, surprise: 'x'.repeat(256 * 1024) });
    const response = await send(name, { body });
    expect({ status: response.status, code: response.body.code }).toEqual({
      status: 413,
      code: 'payload_too_large',
    });
  });
});
