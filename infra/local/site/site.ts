import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { cacheControl } from '@learning/infra/edge/cache-headers';
import { rewriteToFile } from '@learning/infra/edge/viewer-request';
import type { HttpHandler } from '#http/http-handler.ts';
import { openStore, storedObject, type Encoding, type StoredObject } from './stored-object.ts';

interface Site {
  /** What `npm run build -w frontend` made. */
  folder: string;
  /** Written by the deployment, not by the build: `/config.json`. */
  config: object;
  /** What one page becomes before it is stored. @default it stays */
  rewritePage?: (html: string) => string;
}

/**
 * Serves the built site as CloudFront does from its bucket: the viewer-request function chooses the file, a file that is
 * missing is 404, text is compressed, and what the browser still has is not sent again.
 *
 * @see ../edge for headers and function, the same ones that are deployed
 */
export function site({ folder, config, rewritePage }: Site): HttpHandler {
  const store = openStore(folder, rewritePage);
  const configObject = storedObject('/config.json', Buffer.from(JSON.stringify(config)));
  const prerendered = JSON.parse(
    readFileSync(join(folder, 'prerendered.json'), 'utf8'),
  ) as string[];

  return async (request, response) => {
    const send = (status: number, headers: OutgoingHttpHeaders, body: Buffer | string = '') => {
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(403, { 'content-type': 'text/plain' }, 'This address can only be read.');
    }
    const uri = (request.url ?? '/').split('?')[0]!;
    const key = rewriteToFile({ request: { method: request.method, uri } }, prerendered).uri;
    const object = key === '/config.json' ? configObject : await store(key);
    if (!object) return send(404, { 'content-type': 'text/plain' }, 'There is no such file.');
    deliver(object, cacheControl(key), request, send);
  };
}

function deliver(
  object: StoredObject,
  cacheControlValue: string,
  request: IncomingMessage,
  send: (status: number, headers: OutgoingHttpHeaders, body?: Buffer) => void,
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const form = encoding && object.isCompressible ? object.compressed(encoding) : undefined;
  const headers: OutgoingHttpHeaders = {
    'content-type': object.contentType,
    'cache-control': cacheControlValue,
    // A compressed form has other bytes than the bucket's object, so its tag is a weak one.
    etag: form ? `W/${object.etag}` : object.etag,
    ...(object.isCompressible ? { vary: 'accept-encoding' } : {}),
    ...(form ? { 'content-encoding': encoding } : {}),
  };
  const isKnown = request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === object.etag);
  if (isKnown) send(304, headers);
  else send(200, headers, form ?? object.body);
}

function acceptedEncoding(accept = ''): Encoding | undefined {
  const names = accept.split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
