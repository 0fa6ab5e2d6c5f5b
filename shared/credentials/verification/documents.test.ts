import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { documentLoader, publicAddress } from './documents.ts';

describe('an address', () => {
  it.each([
    'http://example.org/issuer',
    'https://user:secret@example.org/issuer',
    'https://localhost/issuer',
    'https://printer/issuer',
    'https://printer.local/issuer',
    'https://service.internal/issuer',
    'https://192.168.0.1/issuer',
    'https://2130706433/issuer',
    'https://0x7f.1/issuer',
    'https://[::1]/issuer',
    'https://localhost./issuer',
    'data:application/json,{}',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '//example.org',
    'example.org',
    '',
  ])('%j is not read', async (address) => {
    let calls = 0;
    const load = documentLoader({
      fetch: () => {
        calls += 1;
        return Promise.resolve(new Response('{}'));
      },
    });
    expect(publicAddress(address)).toBeUndefined();
    expect(await load(address)).toBeUndefined();
    expect(calls).toBe(0);
  });
});

describe('a document', () => {
  const answering = (answer: () => Response | Promise<Response>, documentMs?: number) => {
    const calls: { address: string; init: RequestInit }[] = [];
    const load = documentLoader({
      fetch: async (address, init) => {
        calls.push({ address, init });
        return answer();
      },
      ...(documentMs === undefined ? {} : { documentMs }),
    });
    return { load, calls };
  };

  it('is read once, without cookies, referrer or redirects', async () => {
    const { load, calls } = answering(() => new Response('{"a":1}'));
    expect(await load('https://example.org/issuer#key')).toBe('{"a":1}');
    expect(await load('https://example.org/issuer')).toBe('{"a":1}');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      address: 'https://example.org/issuer',
      init: { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
    });
  });

  it('is one of six at most', async () => {
    const { load, calls } = answering(() => new Response('{}'));
    for (let at = 0; at < 20; at += 1) await load(`https://example.org/${at}`);
    expect(calls).toHaveLength(LIMITS.documents);
  });

  it('is not read beyond a megabyte', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const { load } = answering(() => new Response(endless));
    expect(await load('https://example.org/endless')).toBeUndefined();
    expect(sent).toBeLessThan(2 * LIMITS.documentBytes);
  });

  it('that fails is not there', async () => {
    expect(
      await answering(() => new Response('', { status: 404 })).load('https://example.org'),
    ).toBeUndefined();
    const refused = answering(() => Promise.reject(new TypeError('CORS')));
    expect(await refused.load('https://example.org')).toBeUndefined();
  });

  it('is given up after its time', async () => {
    const load = documentLoader({
      documentMs: 1,
      fetch: (_, { signal }) =>
        new Promise((_, reject) =>
          signal!.addEventListener('abort', () => reject(new Error('time'))),
        ),
    });
    expect(await load('https://example.org/slow')).toBeUndefined();
  });
});
