import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asListener } from '#http/http-handler.ts';
import { site } from './site.ts';

const SCRIPT = 'export const greeting = "hello";\n'.repeat(100);
const COMPRESSED_SCRIPT = brotliCompressSync(SCRIPT);
const PICTURE = `<svg>${'<path/>'.repeat(1000)}</svg>`;

const CERTIFICATE = 'k7m2q9x4v8t1n5c3b6z0d2fg4h';

let outside: string;
let server: Server;
let port: number;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(outside, 'dist');
  const write = (key: string, text: string | Buffer) => {
    mkdirSync(join(folder, key, '..'), { recursive: true });
    writeFileSync(join(folder, key), text);
  };
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  write('index.html', 'home');
  write('_shell.html', 'shell');
  write('courses/3/index.html', 'course 3');
  write('course/3/play/index.html', 'player');
  write('course/3/play/m1/index.html', 'module');
  write('credentials/index.html', 'credentials');
  write('verify/index.html', 'verify');
  write('verify/404.html', 'verify: not found');
  write('assets/index-abc.js', SCRIPT);
  write('assets/index-abc.js.br', COMPRESSED_SCRIPT);
  write('assets/picture-abc.svg', PICTURE);
  write('icon.svg', '<svg/>');
  write('404.html', 'not found');
  write(
    'site-routes.json',
    '{"prerendered":["/","/courses/3","/course/3/play","/credentials"],"shell":["/dashboard"],"shared":["/verify/*"],"modules":{"/course/3/play":["m1"]},"files":["/assets/*","/config.json","/icon.svg","/robots.txt"]}',
  );
  const findDocument = (key: string) =>
    key === `credentials/${CERTIFICATE}.html`
      ? {
          contentType: 'text/html; charset=utf-8',
          cacheControl: 'public, max-age=30',
          body: Buffer.from('preview'),
        }
      : undefined;
  const served = site({ folder, config: { environment: 'local' }, findDocument });
  server = createServer(asListener(served));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(outside, { recursive: true });
});

/** Sends the path unchanged; fetch would normalize it. */
function get(path: string, headers = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const request = httpRequest(
        { port, path, headers, method, host: '127.0.0.1' },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end();
    },
  );
}

describe('pages and files', () => {
  test.each([
    ['/', 200, 'home', 'text/html; charset=utf-8', 'no-cache'],
    ['/?utm=1', 200, 'home', 'text/html; charset=utf-8', 'no-cache'],
    ['/courses/3', 200, 'course 3', 'text/html; charset=utf-8', 'no-cache'],
    ['/course/3/play?module=m1', 200, 'module', 'text/html; charset=utf-8', 'no-cache'],
    ['/course/3/play?module=m2', 200, 'player', 'text/html; charset=utf-8', 'no-cache'],
    ['/courses/999', 404, 'not found', 'text/html; charset=utf-8', 'no-cache'],
    ['/nope', 404, 'not found', 'text/html; charset=utf-8', 'no-cache'],
    [`/verify/${CERTIFICATE}`, 200, 'preview', 'text/html; charset=utf-8', 'public, max-age=30'],
    [`/verify/${CERTIFICATE}?page`, 200, 'verify', 'text/html; charset=utf-8', 'no-cache'],
    ['/verify/unknown', 404, 'verify: not found', 'text/html; charset=utf-8', 'no-cache'],
    ['/credentials', 200, 'credentials', 'text/html; charset=utf-8', 'no-cache'],
    ['/dashboard', 200, 'shell', 'text/html; charset=utf-8', 'no-cache'],
    ['/config.json', 200, '{"environment":"local"}', 'application/json', 'no-store'],
    ['/icon.svg', 200, '<svg/>', 'image/svg+xml', 'public, max-age=3600'],
    [
      '/assets/index-abc.js',
      200,
      SCRIPT,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])(
    '%s responds with %i (conformance: unknown addresses respond with 404)',
    async (path, status, body, type, cache) => {
      const response = await get(path);
      expect(response.status).toBe(status);
      expect(response.body.toString()).toBe(body);
      expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
    },
  );

  // Source: rules/certificates.md K26
  test('The address of a certificate is the page for a browser that opens it, and says what that depends on', async () => {
    const opening = { 'sec-fetch-dest': 'document' };
    const page = await get(`/verify/${CERTIFICATE}`, opening);
    expect([page.status, page.body.toString()]).toEqual([200, 'verify']);
    const preview = await get(`/verify/${CERTIFICATE}`);
    for (const { headers } of [page, preview]) expect(headers.vary).toBe('sec-fetch-dest');
    const unknown = `/verify/${CERTIFICATE.replace('k', 'z')}`;
    expect((await get(unknown)).status).toBe(404);
    expect((await get(unknown, opening)).body.toString()).toBe('verify');
  });

  test('A missing file gets a 404, and an unknown one the 404 page', async () => {
    expect((await get('/assets/gone-123.js')).status).toBe(404);
    const unknown = await get('/wp-login.php');
    expect([unknown.status, unknown.body.toString()]).toEqual([404, 'not found']);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { headers } = await get('/assets/index-abc.js');
    const head = await get('/assets/index-abc.js', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.body).toHaveLength(0);
  });

  test('POST is refused', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(403);
  });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/%00.txt',
  '/%E0%A4%A.txt',
])('%s gets a 404', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('secret');
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('a client that accepts %s gets text as %s', async (accepted, encoding, decompress) => {
    for (const [path, text] of [
      ['/assets/index-abc.js', SCRIPT],
      ['/assets/picture-abc.svg', PICTURE],
    ] as const) {
      const { headers, body } = await get(path, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(body.length).toBeLessThan(text.length / 10);
      expect(decompress(body).toString()).toBe(text);
    }
  });

  test('sends a script as the build compressed it, with the tag of these bytes', async () => {
    const { headers, body } = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
    expect(body).toEqual(COMPRESSED_SCRIPT);
    expect(headers.etag).toMatch(/^"/);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('leaves small files unchanged', async () => {
    const { headers } = await get('/icon.svg', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

test('A file the browser has cached is not sent again', async () => {
  for (const accepted of ['br', 'gzip']) {
    const request = { 'accept-encoding': accepted };
    const { headers } = await get('/assets/index-abc.js', request);
    const again = await get('/assets/index-abc.js', { ...request, 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  }
  expect((await get('/assets/index-abc.js', { 'if-none-match': '"other"' })).status).toBe(200);
});

describe('pages that are rewritten', () => {
  const rewriting = (folder: string) =>
    site({ folder, config: {}, rewritePage: (html) => html.replace('home', 'home, sweet home') });

  test('are sent with the length and tag of the rewritten text; other files are unchanged', async () => {
    const folder = join(outside, 'dist');
    const rewritten = createServer(asListener(rewriting(folder)));
    await new Promise<void>((done) => rewritten.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(rewritten.address() as AddressInfo).port}`;
    const page = await fetch(origin);
    expect(await page.text()).toBe('home, sweet home');
    expect(page.headers.get('content-length')).toBe('16');
    expect(page.headers.get('etag')).not.toBe((await get('/')).headers.etag);
    const known = { 'if-none-match': page.headers.get('etag')! };
    expect((await fetch(origin, { headers: known })).status).toBe(304);
    expect(await (await fetch(`${origin}/icon.svg`)).text()).toBe('<svg/>');
    await new Promise((done) => rewritten.close(done));
  });
});
