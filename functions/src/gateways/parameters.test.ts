import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parameterReader } from './parameters.ts';

const MINUTE_MS = 60_000;

let server: Server;
let stored: Record<string, string>;
let isDown: boolean;
let requests: Record<string, unknown>[];

/** Responds to GetParameters in SSM's protocol. */
beforeEach(async () => {
  stored = { '/learning/dev/stripe/secret-key': 'first' };
  isDown = false;
  requests = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const request = JSON.parse(text) as { Names: string[] };
      requests.push(request);
      const found = request.Names.filter((name) => name in stored);
      response.writeHead(isDown ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(
        JSON.stringify(
          isDown
            ? { __type: 'InternalServerError' }
            : { Parameters: found.map((Name) => ({ Name, Value: stored[Name] })) },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('parameters', () => {
  it('are read again while one is missing', async () => {
    const reader = parameterReader('/learning/dev', ['stripe/secret-key', 'site/origin']);
    await reader.read();
    stored['/learning/dev/site/origin'] = 'https://learn.example.org';
    expect((await reader.read()).get('site/origin')).toBe('https://learn.example.org');
    await reader.read();
    expect(requests).toHaveLength(2);
  });

  it('are read decrypted in one call by name below the path, without missing ones', async () => {
    const reader = parameterReader('/learning/dev', ['stripe/secret-key', 'site/origin']);
    expect([...(await reader.read())]).toEqual([['stripe/secret-key', 'first']]);
    expect(requests).toEqual([
      {
        Names: ['/learning/dev/stripe/secret-key', '/learning/dev/site/origin'],
        WithDecryption: true,
      },
    ]);
  });

  it('are cached for five minutes and then read again', async () => {
    let now = 0;
    const reader = parameterReader('/learning/dev', ['stripe/secret-key'], () => now);
    await Promise.all([reader.read(), reader.read()]);
    stored['/learning/dev/stripe/secret-key'] = 'second';
    now = 5 * MINUTE_MS - 1;
    expect((await reader.read()).get('stripe/secret-key')).toBe('first');
    expect(requests).toHaveLength(1);
    now = 5 * MINUTE_MS;
    expect((await reader.read()).get('stripe/secret-key')).toBe('second');
    expect(requests).toHaveLength(2);
  });

  it('stay in use while the store is down', async () => {
    let now = 0;
    const reader = parameterReader('/learning/dev', ['stripe/secret-key'], () => now);
    await reader.read();
    isDown = true;
    now = 6 * MINUTE_MS;
    expect((await reader.read()).get('stripe/secret-key')).toBe('first');
    isDown = false;
    stored['/learning/dev/stripe/secret-key'] = 'second';
    expect((await reader.read()).get('stripe/secret-key')).toBe('second');
  });

  it('fail when they were never read, and are read again', async () => {
    isDown = true;
    const reader = parameterReader('/learning/dev', ['stripe/secret-key']);
    await expect(reader.read()).rejects.toMatchObject({ name: 'InternalServerError' });
    isDown = false;
    expect((await reader.read()).get('stripe/secret-key')).toBe('first');
  });
});
