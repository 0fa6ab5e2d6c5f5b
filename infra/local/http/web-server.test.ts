import { afterEach, beforeEach, expect, test } from 'vitest';
import { request } from 'node:http';
import { freePort } from '#engine/free-port.ts';
import type { HttpHandler } from './http-handler.ts';
import { openWebServer, type WebServer } from './web-server.ts';

let port: number;
let web: WebServer;
beforeEach(async () => {
  port = await freePort();
  web = await openWebServer(port);
});
afterEach(() => web.close());

const named =
  (name: string): HttpHandler =>
  (_request, response) => {
    response.end(name);
  };
const behaviors = {
  api: named('api'),
  cognito: named('cognito'),
  ses: named('ses'),
  kms: named('kms'),
  s3: named('s3'),
  exports: named('exports'),
  documents: named('documents'),
  stripe: named('stripe'),
  local: named('local'),
  site: named('site'),
};
const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

test.each([
  ['/', 'site'],
  ['/api/courses', 'api'],
  ['/apidocs', 'site'],
  ['/_local', 'local'],
  ['/_local?x', 'local'],
  ['/_local/outbox.json', 'local'],
  ['/_localities', 'site'],
  ['/_local/cognito/', 'cognito'],
  ['/webhooks/stripe', 'api'],
  ['/webhooks', 'site'],
  ['/_local/ses/v2/email/outbound-emails', 'ses'],
  ['/_local/kms', 'kms'],
  ['/_local/s3/credentials-local/credentials/jwks.json', 's3'],
  ['/_local/s3/exports-local/exports/u1.zip', 'exports'],
  ['/credentials/jwks.json', 'documents'],
  ['/.well-known/did.json', 'documents'],
  ['/.well-known/did.json?x', 'documents'],
  ['/.well-known/other.json', 'site'],
  ['/credentials', 'site'],
  ['/credentials/', 'site'],
  ['/_local/stripe', 'stripe'],
  ['/_local/stripe?x', 'stripe'],
  ['/_local/stripe/stripe.js', 'stripe'],
  ['/_local/stripes', 'local'],
])('%s is served by the %s behavior, with the security headers', async (path, name) => {
  web.serve(behaviors);
  const response = await get(path);
  expect(await response.text()).toBe(name);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.has('strict-transport-security')).toBe(false);
});

test('Until everything is started every response is 503', async () => {
  expect((await get('/')).status).toBe(503);
});

test('A failure gets a 500, and the next request succeeds', async () => {
  let isBroken = true;
  const site: HttpHandler = (_request, response) => {
    if (isBroken) throw new Error('once');
    response.end('well');
  };
  web.serve({ ...behaviors, site });
  expect((await get('/')).status).toBe(500);
  isBroken = false;
  expect(await (await get('/')).text()).toBe('well');
});

/** `fetch` sets the host itself. */
const statusFor = (host: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

test.each(['localhost', 'LOCALHOST:8080', 'localhost:5173', '127.0.0.1:5173', '[::1]', '[::1]:1'])(
  'A request to the host %s is served',
  async (host) => {
    web.serve(behaviors);
    expect((await statusFor(host)).status).toBe(200);
  },
);

test.each([
  'evil.example',
  'evil.example:5173',
  'localhost.evil.example',
  'evil.example:localhost',
  '127.0.0.1.evil.example',
  '127.0.0.2',
])('A request to the host "%s" is refused with a sentence', async (host) => {
  web.serve(behaviors);
  expect(await statusFor(host)).toEqual({
    status: 421,
    text: `This server responds only to localhost, 127.0.0.1, [::1]. Open http://localhost:${port}, or name the host in ALLOWED_HOSTS.`,
  });
});

test('A host named in the settings is served, too', async () => {
  await web.close();
  web = await openWebServer(port, { allowedHosts: ['Box.example'] });
  web.serve(behaviors);
  expect((await statusFor('box.example:443')).status).toBe(200);
  expect((await statusFor('evil.example')).status).toBe(421);
});

test('A port in use is refused with the command that helps', async () => {
  await expect(openWebServer(port)).rejects.toThrow(
    `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
  );
});
