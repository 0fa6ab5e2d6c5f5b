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
  return { response: { statusCode, headers } };
};

const cases: [string, number, number][] = [
  ['/404.html', 200, 404],
  ['/404.html', 304, 304],
  ['/verify/404.html', 200, 404],
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
      expect(run({ response: { statusCode: 200, headers } }).headers['vary']?.value).toBe(vary);
    }
  });
});
