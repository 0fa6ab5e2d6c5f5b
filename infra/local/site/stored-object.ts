import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { NAMES_ADDRESS } from '@learning/infra/edge/delivered-text';
import { formOf } from '@learning/infra/edge/stored-forms';
import { isCompressible, type Encoding } from '#http/compression.ts';

/** A file of the site as stored in the bucket, with the forms in which the edge delivers it. */
export interface StoredObject {
  contentType: string;
  /** With quotes, as it is sent. */
  etag: string;
  body: Buffer;
  /** The encoding in which it is stored; undefined if plain. */
  encoding: 'br' | undefined;
  /** Whether the edge compresses it. */
  isCompressible: boolean;
  /** Returns the compressed form, which is cached. */
  compressed(encoding: Encoding): Buffer;
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.icc': 'application/vnd.iccprofile',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.jsonld': 'application/ld+json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
};

const BROTLI_QUALITY = 9;

/**
 * Returns a function that reads files below `folder` by key (`/assets/x.js`), in the form that the key stands for. As in a bucket, a
 * key with `..` finds nothing. A file is read again when it has changed.
 *
 * @param rewrite changes each text that names the site's address before its tag and length are computed
 */
export function openStore(folder: string, rewrite?: (key: string, text: string) => string) {
  const cached = new Map<string, { changedAt: number; object: StoredObject }>();
  return async (key: string): Promise<StoredObject | undefined> => {
    const { source, name, encoding } = formOf(key.slice(1));
    const path = pathOf(folder, `/${source}`);
    const facts = path ? await stat(path).catch(() => undefined) : undefined;
    if (!path || !facts?.isFile()) return undefined;
    const known = cached.get(path);
    if (known?.changedAt === facts.mtimeMs) return known.object;
    const file = await readFile(path);
    const isRewritten = rewrite && NAMES_ADDRESS.test(key);
    const body = isRewritten ? Buffer.from(rewrite(key, file.toString())) : file;
    const object = storedObject(name, body, encoding);
    cached.set(path, { changedAt: facts.mtimeMs, object });
    return object;
  };
}

export function storedObject(name: string, body: Buffer, encoding?: 'br'): StoredObject {
  const contentType = CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
  const forms = new Map<Encoding, Buffer>();
  return {
    contentType,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    body,
    encoding,
    isCompressible: !encoding && isCompressible(contentType, body.length),
    compressed(wanted) {
      const form = forms.get(wanted) ?? compress(body, wanted);
      forms.set(wanted, form);
      return form;
    },
  };
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

function pathOf(folder: string, key: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(key);
  } catch {
    return undefined;
  }
  const parts = name.split('/').slice(1);
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPlain && !/[\\\0]/.test(name) ? join(folder, ...parts) : undefined;
}
