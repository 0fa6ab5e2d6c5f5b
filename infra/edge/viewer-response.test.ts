import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  applyStoredStatus,
  STATUS_HEADER,
  storedStatus,
  type ViewerResponse,
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
  ['/index.html', 200, 200],
  ['/_shell.html', 200, 200],
];

const handler = runInNewContext(`${viewerResponseSource()}; handler`) as (
  event: unknown,
) => ViewerResponse;

describe('the status of a file (conformance: unknown addresses answer 404)', () => {
  test.each(cases)('%s with %i from the bucket is sent with %i', (key, fromBucket, sent) => {
    for (const run of [applyStoredStatus<ReturnType<typeof stored>>, handler]) {
      const response = run(stored(key, fromBucket));
      expect(response.statusCode).toBe(sent);
      expect(response.headers).toEqual({ etag: { value: '"1"' } });
    }
  });
});
