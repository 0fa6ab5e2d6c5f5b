import { S3Client } from '@aws-sdk/client-s3';
import { site } from '@learning/content/site';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteFile } from './site-files.ts';
import {
  uploadNewFiles,
  uploadNewVerifyPage,
  uploadSite,
  uploadVerifyPage,
} from './upload-site.ts';

/** The part of S3 that an upload needs: list, put, delete. */
let stored: Map<string, string>;
let requests: string[];
/** The encodings with which objects were stored, by key. */
let encodings: Map<string, string | undefined>;
let server: Server;
let client: S3Client;
let folder: string;

beforeEach(async () => {
  stored = new Map();
  requests = [];
  encodings = new Map();
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  server = createServer((request, response) => {
    const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname).slice(
      '/site/'.length,
    );
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'GET') {
        const contents = [...stored.keys()].map(
          (objectKey) => `<Contents><Key>${objectKey}</Key></Contents>`,
        );
        response.writeHead(200, { 'content-type': 'application/xml' });
        response.end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
        return;
      }
      requests.push(`${request.method} ${key}`);
      encodings.set(key, request.headers['content-encoding']);
      if (request.method === 'PUT') stored.set(key, body);
      else stored.delete(key);
      response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
});

afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function built(...keys: string[]): SiteFile[] {
  return keys.map((key, index) => {
    const path = join(folder, String(index));
    writeFileSync(path, 'new');
    return {
      key,
      path,
      contentType: 'text/plain',
      contentEncoding: undefined,
      cacheControl: 'no-cache',
      status: undefined,
    };
  });
}

const build = () =>
  built('sw.js', 'index.html', 'courses/16/index.html', 'assets/app-2.js', 'assets/font.woff2');
const place = { origin: 'https://learn.example.org', isListed: true };
const live = ['index.html', 'courses/15/index.html', 'assets/app-1.js', 'assets/font.woff2'];

it('new files are added to the live ones, assets before pages, and no live file changes', async () => {
  for (const key of live) stored.set(key, 'old');
  expect(await uploadNewFiles(client, 'site', build())).toBe(3);
  expect(requests).toEqual(['PUT assets/app-2.js', 'PUT courses/16/index.html', 'PUT sw.js']);
  expect(live.map((key) => stored.get(key))).toEqual(['old', 'old', 'old', 'old']);
});

it('the upload replaces the live files, then the service worker and the configuration, and removes former pages but no assets', async () => {
  for (const key of live) stored.set(key, 'old');
  expect(await uploadSite(client, 'site', { environment: 'dev' }, build(), place)).toBe(6);
  expect(requests.slice(-3)).toEqual([
    'PUT sw.js',
    'PUT config.json',
    'DELETE courses/15/index.html',
  ]);
  expect(stored.get('index.html')).toBe('new');
  expect([...stored.keys()].toSorted()).toEqual([
    'assets/app-1.js',
    'assets/app-2.js',
    'assets/font.woff2',
    'config.json',
    'courses/16/index.html',
    'index.html',
    'sw.js',
  ]);
});

it('pages and the list for search engines name the address of the environment', async () => {
  const files = built('index.html', 'robots.txt');
  for (const { path } of files) writeFileSync(path, `${site.origin}/sitemap.xml`);
  await uploadSite(client, 'site', {}, files, place);
  expect(stored.get('index.html')).toBe('https://learn.example.org/sitemap.xml');
  await uploadSite(client, 'site', {}, files, { ...place, isListed: false });
  expect(stored.get('robots.txt')).not.toContain('sitemap');
});

it('a compressed file is stored with its encoding', async () => {
  const [script, page] = built('assets/app-2.js', 'index.html');
  await uploadSite(client, 'site', {}, [{ ...script!, contentEncoding: 'br' }, page!], place);
  expect(encodings.get('assets/app-2.js')).toBe('br');
  expect(encodings.get('index.html')).toBeUndefined();
});

// Source: rules/certificates.md K26
it('the page that checks certificates goes to their bucket, and no document there is touched', async () => {
  const files = built('index.html', 'verify/index.html', 'verify/404.html', 'sw.js');
  stored.set('credentials/jwks.json', 'keys').set('verify/index.html', 'old');
  await uploadNewVerifyPage(client, 'site', files);
  expect(requests).toEqual(['PUT verify/404.html']);
  await uploadVerifyPage(client, 'site', files, place);
  // Both are sent at once, so either can arrive first.
  expect(new Set(requests.slice(1))).toEqual(
    new Set(['PUT verify/index.html', 'PUT verify/404.html']),
  );
  expect(stored.get('verify/index.html')).toBe('new');
  expect(stored.get('credentials/jwks.json')).toBe('keys');
});
