import { afterEach, beforeEach, expect, test } from 'vitest';
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
  ['/_local/stripe', 'stripe'],
  ['/_local/stripe?x', 'stripe'],
  ['/_local/stripe/stripe.js', 'stripe'],
  ['/_local/stripes', 'local'],
])('%s is answered by the %s behavior, with the security headers', async (path, name) => {
  web.serve(behaviors);
  const response = await get(path);
  expect(await response.text()).toBe(name);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.has('strict-transport-security')).toBe(false);
});

test('Until everything is started every answer is 503', async () => {
  expect((await get('/')).status).toBe(503);
});

test('A failure is answered with 500, and the next request succeeds', async () => {
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

test('A port in use is refused with the command that helps', async () => {
  await expect(openWebServer(port)).rejects.toThrow(
    `Port ${port} is in use. Choose another one: PORT=5174 npm start`,
  );
});
