import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type RouteName } from '@learning/shared/contract/contract';
import { API_ERRORS } from '@learning/shared/contract/errors';
import { openApiDocument } from '@learning/shared/contract/openapi';
import { needsSession, type RouteDefinition } from '@learning/shared/contract/route';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBundles } from '#functions/function-bundles.ts';
import { asListener } from '#http/http-handler.ts';
import { jwtAuthorizer } from './authorizer.ts';
import { apiGateway } from './gateway.ts';

let folder: string;
let server: Server;
let origin: string;

/** `system` crashes; every other function has no bundle, so a call that reached it would be a 500. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-responses-'));
  mkdirSync(join(folder, 'system'));
  writeFileSync(
    join(folder, 'system', 'index.mjs'),
    `export const handler = async () => { throw new Error('crashed') }`,
  );
  const tokens = { issuer: 'https://issuer.example/pool', clientId: 'client', jwks: { keys: [] } };
  server = createServer(
    asListener(
      apiGateway({
        routes: contract,
        bundles: openBundles(folder),
        authorize: jwtAuthorizer(tokens),
      }),
    ),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(openApiDocument(contract), 'api');

/** Returns the check of a body against the response that the document declares for this call and status. */
function declared(route: RouteDefinition, status: number) {
  const steps = [
    'paths',
    route.path,
    route.method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];
  const pointer = steps
    .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  expect(validate, `${route.method} ${route.path} declares ${status}`).toBeDefined();
  return validate!;
}

const call = async (route: RouteDefinition, path: string, init: RequestInit = {}) => {
  const response = await fetch(origin + path, { method: route.method, ...init });
  return { status: response.status, body: (await response.json()) as unknown };
};

const routes: RouteDefinition[] = Object.values(contract);
const exampleOf = (route: RouteDefinition) => route.path.replace(/\{\w+\}/g, '1');

describe('the OpenAPI document describes how the gateway itself responds', () => {
  test.each(routes.filter(needsSession))('to $method $path without a token', async (route) => {
    const { status, body } = await call(route, exampleOf(route));
    expect({ status, body }).toEqual({ status: 401, body: { message: 'Unauthorized' } });
    expect(declared(route, 401)(body)).toBe(true);
  });

  test.each(routes.filter((route) => route.path.includes('{')))(
    'to $method $path with a malformed path',
    async (route) => {
      const { status, body } = await call(route, route.path.replace(/\{\w+\}/g, '%ff'));
      expect(status).toBe(400);
      expect(declared(route, 400)(body)).toBe(true);
    },
  );

  test('to a body that is too large', async () => {
    const route = contract.login;
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    const response = await call(route, route.path, { body });
    expect(response.status).toBe(413);
    expect(declared(route, 413)(response.body)).toBe(true);
  });

  test('when a function crashes', async () => {
    const route = contract.getOpenApi;
    const { status, body } = await call(route, route.path);
    expect(status).toBe(500);
    expect(declared(route, 500)(body)).toBe(true);
  });

  test.each([429, 503])('with status %i to any call', (status) => {
    for (const route of routes) expect(declared(route, status)({ message: 'Wait' })).toBe(true);
  });
});

describe('the errors of the functions', () => {
  test.each(Object.keys(contract) as RouteName[])('of %s have a code', (name) => {
    const route: RouteDefinition = contract[name];
    for (const code of route.errors ?? []) {
      const { status, message } = API_ERRORS[code];
      expect(declared(route, status)({ code, message })).toBe(true);
    }
    const unknown = { code: 'no_such_code', message: 'Please sign in.' };
    expect(declared(route, 400)(unknown)).toBe(false);
  });
});
