import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { behindEdge } from './behind-edge.ts';
import { EDGE_SECRET_HEADER } from './env.ts';

const SECRET = 'the secret that the edge sends';
const NEXT = 'the one that replaces it';
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Sends a call with these headers. @returns the status, and whether the handler was reached */
async function send(headers: Record<string, string>, hashes = hashOf(SECRET)) {
  vi.stubEnv('EDGE_SECRET_HASHES', hashes);
  let isReached = false;
  const handler = behindEdge(async () => {
    isReached = true;
    return { statusCode: 200, body: '{}' };
  });
  const event = { routeKey: 'GET /api/courses', headers };
  const { statusCode, body } = await handler(event as unknown as APIGatewayProxyEventV2);
  return { statusCode, code: (JSON.parse(body!) as { code?: string }).code, isReached };
}

// Source: rules/access.md A36
describe('a call', () => {
  test('with the secret of the edge reaches the function', async () => {
    expect(await send({ [EDGE_SECRET_HEADER]: SECRET })).toMatchObject({
      statusCode: 200,
      isReached: true,
    });
  });

  test.each([
    ['without the header', {}],
    ['with an empty secret', { [EDGE_SECRET_HEADER]: '' }],
    ['with another secret', { [EDGE_SECRET_HEADER]: `${SECRET} ` }],
    ['with the hash instead of the secret', { [EDGE_SECRET_HEADER]: hashOf(SECRET) }],
    ['that names a network address itself', { 'x-viewer-address': '127.0.0.1' }],
  ])('%s is refused before the function reads it', async (_name, headers) => {
    expect(await send(headers)).toEqual({ statusCode: 403, code: 'forbidden', isReached: false });
  });

  test('may have either secret while one replaces the other, and no third one', async () => {
    const both = `${hashOf(SECRET)},${hashOf(NEXT)}`;
    for (const secret of [SECRET, NEXT])
      expect(await send({ [EDGE_SECRET_HEADER]: secret }, both)).toMatchObject({ isReached: true });
    expect(await send({ [EDGE_SECRET_HEADER]: 'third' }, both)).toMatchObject({ isReached: false });
  });
});

test.each(['', 'no hash', hashOf(SECRET).slice(1), `${hashOf(SECRET)},`])(
  'The function does not start with "%s" as hashes',
  (hashes) => {
    vi.stubEnv('EDGE_SECRET_HASHES', hashes);
    expect(() => behindEdge(async () => ({ statusCode: 200 }))).toThrow('EDGE_SECRET_HASHES');
  },
);
