import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@learning/shared/contract/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiGateway } from './gateway.ts';
import { jwtAuthorizer } from './authorizer.ts';
import { openBundles } from '#functions/function-bundles.ts';
import type { HttpEvent } from './http-event.ts';
import { LOCAL_EDGE_SECRET } from './local-edge.ts';
import { asListener } from '#http/http-handler.ts';
import { signJwt, type Claims } from '#identity/tokens/jwt.ts';
import { openSigningKey, type SigningKey } from '#identity/tokens/signing-key.ts';

const ISSUER = 'https://issuer.example/pool';
const CLIENT_ID = 'client';

let folder: string;
let server: Server;
let origin: string;
let key: SigningKey;

/** A bundle that responds with the event it receives. */
const echo = `export const handler = async (event) =>
  ({ statusCode: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(event) })`;

function writeBundle(group: string, source: string) {
  mkdirSync(join(folder, group), { recursive: true });
  writeFileSync(join(folder, group, 'index.mjs'), source);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  key = openSigningKey(join(folder, 'key.pem'));
  for (const name of ['catalog', 'learning', 'system', 'identity', 'stripe-webhook']) {
    writeBundle(name, echo);
  }
  writeBundle('certificates', `export const handler = async () => { throw new Error('secret') }`);
  const source = { issuer: ISSUER, clientId: CLIENT_ID, jwks: { keys: [key.jwk] } };
  const gateway = {
    routes: contract,
    bundles: openBundles(folder),
    authorize: jwtAuthorizer(source),
  };
  server = createServer(asListener(apiGateway(gateway)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const accessClaims = () => ({
  iss: ISSUER,
  client_id: CLIENT_ID,
  sub: 'learner-1',
  token_use: 'access',
  exp: inAnHour(),
  'cognito:groups': ['operators', 'editors'],
});
const bearer = (claims: Claims, signer = key) => ({
  authorization: `Bearer ${signJwt(claims, signer)}`,
});

async function eventOf(path: string, init: RequestInit = {}): Promise<HttpEvent> {
  const response = await fetch(origin + path, init);
  expect(response.status).toBe(200);
  return (await response.json()) as HttpEvent;
}

describe('the event a function receives', () => {
  test('names the route and has decoded path values and joined query values', async () => {
    const event = await eventOf('/api/courses/3/modules?level=a&level=b%20c&empty=');
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/courses/{id}/modules',
      rawPath: '/api/courses/3/modules',
      rawQueryString: 'level=a&level=b%20c&empty=',
      pathParameters: { id: '3' },
      queryStringParameters: { level: 'a,b c', empty: '' },
      requestContext: {
        http: { method: 'GET', path: '/api/courses/3/modules' },
        stage: '$default',
      },
      isBase64Encoded: false,
    });
    expect(event.requestContext.authorizer).toBeUndefined();
    expect(event.body).toBeUndefined();
  });

  test('names the address of the caller, whatever the caller says', async () => {
    const headers = { 'X-Viewer-Address': '203.0.113.7' };
    const event = await eventOf('/api/courses', { headers });
    expect(event.headers['x-viewer-address']).toBe(event.requestContext.http.sourceIp);
    expect(event.requestContext.http.sourceIp).toMatch(/127\.0\.0\.1|::1/);
  });

  test('has the secret of the edge, whatever the caller sends in its place', async () => {
    for (const headers of [{}, { 'X-Origin-Secret': 'guessed' }] as Record<string, string>[]) {
      const event = await eventOf('/api/courses', { headers });
      expect(event.headers['x-origin-secret']).toBe(LOCAL_EDGE_SECRET);
    }
  });

  test('lists cookies separately and has headers in lower case', async () => {
    const headers = { Cookie: 'a=1; b=2', 'X-Custom': 'Yes' };
    const event = await eventOf('/api/courses', { headers });
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).toMatchObject({ 'x-custom': 'Yes' });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.queryStringParameters).toBeUndefined();
  });

  test('has a JSON body as text and other bodies in base64', async () => {
    const post = (type: string, body: string) =>
      eventOf('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type } });
    expect(await post('application/json', '{"a":"ü"}')).toMatchObject({
      body: '{"a":"ü"}',
      isBase64Encoded: false,
    });
    expect(await post('application/octet-stream', 'ü')).toMatchObject({
      body: 'w7w=',
      isBase64Encoded: true,
    });
  });

  test('has the claims of the token as text', async () => {
    const event = await eventOf('/api/users/me/access', { headers: bearer(accessClaims()) });
    expect(event.requestContext.authorizer).toEqual({
      jwt: {
        claims: {
          ...accessClaims(),
          exp: expect.stringMatching(/^\d+$/),
          'cognito:groups': '[operators editors]',
        },
        scopes: null,
      },
    });
  });
});

describe("Stripe's webhook", () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, contentType: string) =>
    eventOf('/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { 'content-type': contentType, 'Stripe-Signature': 't=1,v1=abc' },
    });

  test('reaches its function without a token, with the signature and the unchanged text', async () => {
    const body = '{ "id":"evt_1",\r\n  "name":"Zoë \\u00e9" }';
    const event = await post(body, 'application/json; charset=utf-8');
    expect(event).toMatchObject({
      routeKey: 'POST /webhooks/stripe',
      rawPath: '/webhooks/stripe',
      body,
      isBase64Encoded: false,
    });
    expect(event.headers['stripe-signature']).toBe('t=1,v1=abc');
    expect(event.requestContext.authorizer).toBeUndefined();
  });

  test.each([
    ['another type', 'application/octet-stream', Buffer.from('{"a":1}')],
    ['bytes that are not text', 'application/json', Buffer.from([0x7b, 0xff, 0x7d])],
  ])('has %s in base64, byte for byte', async (_case, contentType, bytes) => {
    const event = await post(new Uint8Array(bytes), contentType);
    expect(event.isBase64Encoded).toBe(true);
    expect(Buffer.from(event.body!, 'base64')).toEqual(bytes);
  });

  test('is a POST and nothing else', async () => {
    expect((await eventOf('/webhooks/stripe')).routeKey).toBe('$default');
  });
});

describe('a call for learners', () => {
  const refused: [string, () => Record<string, string>][] = [
    ['no token', () => ({})],
    ['no JWT', () => ({ authorization: 'Bearer nonsense' })],
    ['an expired token', () => bearer({ ...accessClaims(), exp: 1_000_000 })],
    [
      'a token that never expires',
      () => {
        const { exp: _, ...claims } = accessClaims();
        return bearer(claims);
      },
    ],
    ['a token of another issuer', () => bearer({ ...accessClaims(), iss: 'https://evil.example' })],
    ['a token for another client', () => bearer({ ...accessClaims(), client_id: 'other' })],
    [
      'a token signed with another key',
      () => bearer(accessClaims(), openSigningKey(join(folder, 'other.pem'))),
    ],
  ];

  test.each(refused)('with %s responds with 401 as AWS does', async (_case, headers) => {
    const response = await fetch(`${origin}/api/users/me/access`, { headers: headers() });
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('{"message":"Unauthorized"}');
  });

  test('lets an ID token through, whose audience is the client', async () => {
    const { client_id: aud, ...claims } = accessClaims();
    const event = await eventOf('/api/users/me/access', {
      headers: bearer({ ...claims, aud, token_use: 'id' }),
    });
    expect(event.requestContext.authorizer?.jwt.claims['token_use']).toBe('id');
  });
});

describe('an address without a route', () => {
  test.each([
    ['GET', '/api/no-such-call'],
    ['DELETE', '/api/courses'],
    ['OPTIONS', '/api/courses'],
  ])('%s %s goes to the default route', async (method, path) => {
    expect((await eventOf(path, { method })).routeKey).toBe('$default');
  });

  test('HEAD gets no body', async () => {
    const response = await fetch(`${origin}/api/courses`, { method: 'HEAD' });
    expect(await response.text()).toBe('');
  });

  test('A malformed percent sign in the path responds with 400', async () => {
    const response = await fetch(`${origin}/api/courses/%E0%A4%A/modules`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'Bad Request' });
  });

  test('A body of more than 10 MB responds with 413', async () => {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      body: 'x'.repeat(10 * 1024 * 1024 + 1),
    });
    expect(response.status).toBe(413);
  });
});

test('A function that throws responds with 500 without the reason', async () => {
  const headers = bearer(accessClaims());
  const response = await fetch(`${origin}/api/users/me/certificates`, { headers });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"message":"Internal Server Error"}');
});

test('The next call succeeds after a caller hung up in the middle of a body', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf');
  socket.resetAndDestroy();
  expect((await eventOf('/api/courses')).routeKey).toBe('GET /api/courses');
});

test('Calls wait for a build and get the new bundle; after a failed build they get the old one', async () => {
  const bundles = openBundles(folder);
  writeBundle('billing', `export const handler = async () => 'old'`);
  const callFunction = async () => (await bundles.load('billing'))({} as HttpEvent, {} as never);
  expect(await callFunction()).toBe('old');

  const { promise, resolve } = Promise.withResolvers<void>();
  const reloaded = bundles.reloadAfter(promise);
  const during = callFunction();
  writeBundle('billing', `export const handler = async () => 'new'`);
  resolve();
  await reloaded;
  expect(await during).toBe('new');

  await expect(bundles.reloadAfter(Promise.reject(new Error('typo')))).rejects.toThrow('typo');
  expect(await callFunction()).toBe('new');
});

test('A bundle that could not be loaded is loaded by a later call', async () => {
  const bundles = openBundles(folder);
  await expect(bundles.load('activities')).rejects.toThrow('There is no bundle');
  writeBundle('activities', `export const handler = async () => 'here'`);
  await expect(bundles.load('activities')).resolves.toBeTypeOf('function');
});

describe('a response on its way to the browser', () => {
  test.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('is sent as %s to a browser that accepts %s', async (encoding, accept) => {
    const headers = { 'accept-encoding': accept, 'x-long': 'x'.repeat(2_000) };
    const response = await fetch(`${origin}/api/courses`, { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect((await response.json()) as HttpEvent).toMatchObject({ routeKey: 'GET /api/courses' });
  });

  test('is left as it is when it is small', async () => {
    const response = await fetch(`${origin}/api/users/me/access`);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});
