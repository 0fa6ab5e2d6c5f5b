import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** CloudFront compresses responses between these sizes. */
const MIN_COMPRESSED_BYTES = 1000;
const MAX_COMPRESSED_BYTES = 10_000_000;
/** What is compressed for each caller has to be ready soon. */
const BROTLI_QUALITY = 4;

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Returns the encoding that the edge would choose for a browser. */
export function acceptedEncoding(accept = ''): Encoding | undefined {
  const names = accept.split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** Returns whether the edge compresses content of this type and size. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return (
    /^(text\/|application\/(json|xml|manifest)|image\/svg|font\/ttf)/.test(contentType) &&
    bytes >= MIN_COMPRESSED_BYTES &&
    bytes <= MAX_COMPRESSED_BYTES
  );
}

/** Compresses a response that is sent once. */
export function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressors.gzip(body);
  return compressors.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
