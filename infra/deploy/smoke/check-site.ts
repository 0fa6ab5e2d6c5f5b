import assert from 'node:assert/strict';
import { brotliDecompressSync } from 'node:zlib';
import type { EnvironmentSettings } from '#environments.ts';
import type { Host } from './host.ts';

/**
 * Checks the site as the edge serves it.
 *
 * @param headers of each page
 * @returns a line for each check
 */
export async function checkSite(
  edge: Host,
  { name, isListed }: EnvironmentSettings,
  headers: Record<string, string>,
  missingStatus: number,
): Promise<string[]> {
  const home = await edge({ path: '/' });
  assert.equal(home.status, 200, String(home.body));
  assert.match(String(home.headers['content-type']), /^text\/html/);
  const expected = Object.entries(headers);
  for (const [header, value] of expected) assert.equal(home.headers[header], value, header);

  const prerendered = await edge({ path: '/courses/14' });
  assert.match(prerendered.body, /<h1/);
  const shell = await edge({ path: '/dashboard' });
  assert.equal(shell.status, 200);

  const opening = { 'sec-fetch-dest': 'document' };
  const verify = await edge({ path: '/verify/nosuchcertificate0', headers: opening });
  assert.equal(verify.status, 200);
  assert.match(verify.body, /Certificate verification/);
  assert.match(String(verify.headers['vary']), /sec-fetch-dest/);
  const noPreview = await edge({ path: '/verify/nosuchcertificate0' });
  assert.equal(noPreview.status, missingStatus);
  const noId = await edge({ path: '/verify/nothing', headers: opening });
  assert.equal(noId.status, 404);
  assert.match(noId.body, /Certificate verification/);

  const address = /<script type="module"[^>]* src="([^"]+)"/.exec(home.body)![1]!;
  const compressed = await edge({ path: address, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(compressed.headers['content-encoding'], 'br');
  const plain = await edge({ path: address });
  assert.equal(plain.headers['content-encoding'], undefined);
  for (const script of [compressed, plain]) {
    assert.equal(script.status, 200);
    assert.match(String(script.headers['content-type']), /^text\/javascript/);
    assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable');
  }
  assert.equal(brotliDecompressSync(compressed.bytes).toString(), plain.body);

  const unknown = await edge({ path: '/nope' });
  assert.equal(unknown.status, 404);
  assert.match(unknown.body, /404 Page Not Found/);

  const robots = await edge({ path: '/robots.txt' });
  assert.equal(robots.body.includes('Sitemap:'), isListed);

  const security = await edge({ path: '/.well-known/security.txt' });
  assert.equal(security.status, 200);
  assert.match(security.body, /^Contact: mailto:/m);

  const worker = await edge({ path: '/sw.js' });
  assert.equal(worker.status, 200);
  assert.match(String(worker.headers['content-type']), /^text\/javascript/);
  assert.equal(worker.headers['cache-control'], 'no-cache');

  const config = await edge({ path: '/config.json' });
  assert.equal(config.body.environment, name);
  assert.equal(config.headers['cache-control'], 'no-store');

  return [
    `home and a course as HTML, ${expected.length} security headers, private pages from the shell, the page that checks certificates, a script in both forms, 404 for an unknown address, the service worker`,
    `config.json of ${name}, never cached`,
  ];
}
