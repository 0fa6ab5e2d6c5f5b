import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  completeResponse,
  STATUS_HEADER,
  storedStatus,
  type ViewerResponse,
  type ViewerResponseEvent,
  viewerResponseSource,
} from './viewer-response.ts';

const stored = (key: string, statusCode: number) => {
  const status = storedStatus(key);
  const headers = {
    etag: { value: '"1"' },
    ...(status ? { [STATUS_HEADER]: { value: status } } : {}),
  };
  return { request: { uri: key }, response: { statusCode, headers } };
};

const cases: [string, number, number][] = [
  ['/404.html', 200, 404],
  ['/404.html', 304, 304],
  ['/index.html', 200, 200],
  ['/_shell.html', 200, 200],
];

const handler = runInNewContext(`${viewerResponseSource()}; handler`) as (
  event: unknown,
) => ViewerResponse;

describe('the status of a file (conformance: unknown addresses respond with 404)', () => {
  test.each(cases)('%s with %i from the bucket is sent with %i', (key, fromBucket, sent) => {
    for (const run of [completeResponse<ReturnType<typeof stored>>, handler]) {
      const response = run(stored(key, fromBucket));
      expect(response.statusCode).toBe(sent);
      expect(response.headers).toEqual({ etag: { value: '"1"' } });
    }
  });
});

describe('a compressed file', () => {
  test.each([
    [{ 'content-encoding': 'br' }, 'accept-encoding'],
    [{ 'content-encoding': 'gzip', vary: 'Accept-Encoding' }, 'Accept-Encoding'],
    [{}, undefined],
  ])('with the headers %j is sent with vary: %s', (fromBucket, vary) => {
    for (const run of [completeResponse<ViewerResponseEvent>, handler]) {
      const headers = Object.fromEntries(
        Object.entries(fromBucket).map(([name, value]) => [name, { value }]),
      );
      const event = { request: { uri: '/assets/a.js' }, response: { statusCode: 200, headers } };
      expect(run(event).headers['vary']?.value).toBe(vary);
    }
  });
});

// Source: rules/certificates.md K26
describe('the page of a certificate and its preview', () => {
  test.each([
    ['/verify/index.html', {}, 200, 'sec-fetch-dest'],
    ['/credentials/k7m2q9x4v8t1n5c3b6z0d2fg4h.html', {}, 200, 'sec-fetch-dest'],
    [
      '/verify/index.html',
      { 'content-encoding': { value: 'br' } },
      200,
      'accept-encoding, sec-fetch-dest',
    ],
    ['/verify/404.html', { [STATUS_HEADER]: { value: '404' } }, 404, 'sec-fetch-dest'],
    ['/index.html', {}, 200, undefined],
  ])('%s with %j is sent with %i and vary: %s', (uri, fromBucket, status, vary) => {
    for (const run of [completeResponse<ViewerResponseEvent>, handler]) {
      const response = run({
        request: { uri },
        response: { statusCode: 200, headers: { ...fromBucket } },
      });
      expect([response.statusCode, response.headers['vary']?.value]).toEqual([status, vary]);
    }
  });
});
