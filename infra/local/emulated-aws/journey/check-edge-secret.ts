import { CloudFrontClient, GetDistributionCommand } from '@aws-sdk/client-cloudfront';
import assert from 'node:assert/strict';
import type { EmulatedHost } from './emulated-request.ts';
import type { Learner } from './learn.ts';

/** Returns the headers that the deployed edge adds to a call of the API. */
export async function edgeHeaders(distributionId: string): Promise<Record<string, string>> {
  const client = new CloudFrontClient({});
  const { Distribution } = await client.send(new GetDistributionCommand({ Id: distributionId }));
  const origins = Distribution?.DistributionConfig?.Origins?.Items ?? [];
  const headers = origins.flatMap(({ CustomHeaders }) => CustomHeaders?.Items ?? []);
  assert.equal(headers.length, 1, 'the edge sends one header to one origin');
  const [{ HeaderName, HeaderValue } = {}] = headers;
  assert.match(HeaderValue ?? '', /^[\w-]{43}$/, 'the secret of the edge has 256 bits');
  return { [HeaderName!]: HeaderValue! };
}

/** Checks that the API refuses calls that did not come through the edge. @returns a line for each case */
export async function checkEdgeSecret(
  { api, direct }: { api: EmulatedHost; direct: EmulatedHost },
  { accessToken: token }: Learner,
): Promise<string[]> {
  const path = '/api/users/me/dashboard';
  const named = { 'x-viewer-address': '127.0.0.1' };
  const cases = [
    ['a public call', { path: '/api/courses', headers: named }],
    ['a call with a valid token', { path, token, headers: named }],
    ['a guessed secret', { path, token, headers: { 'x-origin-secret': 'guessed' } }],
    ['an unknown address', { path: '/api/nothing-here' }],
  ] as const;
  for (const [name, call] of cases) {
    const { status, body } = await direct(call);
    assert.deepEqual([status, body.code], [403, 'forbidden'], name);
  }
  assert.equal((await api({ path, token })).status, 200);
  return cases.map(([name]) => `${name}: 403`);
}
