import { LIMITS } from '../limits.ts';

/** Reads a document of an issuer. Returns undefined when it cannot be read, whatever the cause. */
export type LoadDocument = (address: string) => Promise<string | undefined>;

/**
 * Returns the address if a document may be read from it: https, a public name, no sign-in data. A credential could otherwise make the
 * browser call devices of the reader's own network.
 */
export function publicAddress(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return undefined;
  const name = url.hostname.toLowerCase().replace(/\.$/, '');
  const isLocal = /(^|\.)(localhost|local|internal|lan|home|arpa|test|invalid)$/.test(name);
  const isNumber = name.includes(':') || /^[\d.]+$/.test(name);
  return isLocal || isNumber || !name.includes('.') ? undefined : url;
}

interface LoaderOptions {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  documentMs?: number;
}

/**
 * Returns a reader for one verification: a limited number of documents, each once, limited in size and time, without cookies or
 * referrer, and without following redirects.
 */
export function documentLoader({
  fetch,
  documentMs = LIMITS.documentMs,
}: LoaderOptions): LoadDocument {
  const read = new Map<string, Promise<string | undefined>>();
  return (address) => {
    const url = publicAddress(address);
    if (!url) return Promise.resolve(undefined);
    url.hash = '';
    const known = read.get(url.href);
    if (known) return known;
    if (read.size === LIMITS.documents) return Promise.resolve(undefined);
    const document = readLimited(url.href, fetch, documentMs);
    read.set(url.href, document);
    return document;
  };
}

async function readLimited(
  address: string,
  fetch: LoaderOptions['fetch'],
  documentMs: number,
): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
      headers: { accept: 'application/json, application/vc+jwt;q=0.9, */*;q=0.1' },
      signal: AbortSignal.timeout(documentMs),
    });
    return response.ok ? await readText(response) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a body as text, and stops at the limit, whatever its length claims to be. */
export async function readText(response: Response): Promise<string | undefined> {
  if (!response.body) return undefined;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes > LIMITS.documentBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
