import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { cacheControl } from '@learning/infra/edge/cache-headers';
import { deliveredText } from '@learning/infra/edge/delivered-text';
import { rewriteToFile, type SiteRoutes } from '@learning/infra/edge/viewer-request';
import {
  completeResponse,
  STATUS_HEADER,
  storedStatus,
  type ViewerResponse,
} from '@learning/infra/edge/viewer-response';
import { acceptedEncoding } from '#http/compression.ts';
import type { HttpHandler } from '#http/http-handler.ts';
import { openStore, storedObject, type StoredObject } from './stored-object.ts';

/** A document of the publisher, as `/verify/*` finds it in the bucket of certificates. */
interface PreviewDocument {
  contentType: string;
  cacheControl: string;
  body: Buffer;
}

interface Site {
  /** The output of `npm run build -w frontend`. */
  folder: string;
  /** Content of `/config.json`, which is not part of the build. */
  config: object;
  /** The address that pages name. @default that of the site copy */
  origin?: string;
  /** Changes a page before it is stored. @default no change */
  rewritePage?: (html: string) => string;
  /** Returns a document of certificates by its key. @default there are none */
  findDocument?: (key: string) => PreviewDocument | undefined;
}

/**
 * Serves the built site as CloudFront does from its bucket: the edge functions choose the file and its status, a missing file is a 404,
 * text is compressed, and a file the browser has cached is not sent again. Headers and functions are the deployed ones (`infra/edge`).
 */
export function site({ folder, config, origin, rewritePage, findDocument }: Site): HttpHandler {
  const store = openStore(folder, (key, text) => {
    // Listed, so that tools that judge a page for search engines see it as it is in production.
    const delivered = origin ? deliveredText(key.slice(1), text, { origin, isListed: true }) : text;
    return rewritePage && key.endsWith('.html') ? rewritePage(delivered) : delivered;
  });
  const configObject = storedObject('/config.json', Buffer.from(JSON.stringify(config)));
  const routes = JSON.parse(readFileSync(join(folder, 'site-routes.json'), 'utf8')) as SiteRoutes;

  return async (request, response) => {
    const send = (status: number, headers: OutgoingHttpHeaders, body: Buffer | string = '') => {
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(403, { 'content-type': 'text/plain' }, 'Only GET and HEAD are allowed here.');
    }
    const [uri = '/', query] = (request.url ?? '/').split('?');
    const querystring = valuesOf(new URLSearchParams(query));
    const headers = valuesOf(Object.entries(request.headers));
    const key = rewriteToFile(
      { request: { method: request.method, uri, headers, querystring } },
      routes,
    ).uri;
    // The page `/credentials` is one of the site; below it are the documents of certificates.
    if (uri.startsWith('/verify/') && key.startsWith('/credentials/')) {
      const preview = findDocument?.(key.slice(1));
      if (!preview)
        return send(404, { 'content-type': 'text/plain' }, 'There is no such document.');
      const { contentType, cacheControl: lifetime, body } = preview;
      const own = { 'content-type': contentType, 'cache-control': lifetime, ...varyOf(key) };
      return send(200, own, body);
    }
    const object = key === '/config.json' ? configObject : await store(key);
    if (!object) return send(404, { 'content-type': 'text/plain' }, 'File not found.');
    deliver(object, key, request, send);
  };
}

function deliver(
  object: StoredObject,
  key: string,
  request: IncomingMessage,
  send: (status: number, headers: OutgoingHttpHeaders, body?: Buffer) => void,
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const form = encoding && object.isCompressible ? object.compressed(encoding) : undefined;
  const sentEncoding = form ? encoding : object.encoding;
  const headers: OutgoingHttpHeaders = {
    'content-type': object.contentType,
    'cache-control': cacheControl(key),
    // A form that the edge compressed has other bytes than the stored file, so its tag is weak.
    etag: form ? `W/${object.etag}` : object.etag,
    ...varyOf(key, object.isCompressible || sentEncoding !== undefined),
    ...(sentEncoding ? { 'content-encoding': sentEncoding } : {}),
  };
  const isKnown = request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === object.etag);
  if (isKnown) send(304, headers);
  else send(statusOf(key), headers, form ?? object.body);
}

/** Returns the status with which the edge sends a file. */
function statusOf(key: string): number {
  const status = storedStatus(key);
  return completed(key, status ? { [STATUS_HEADER]: { value: status } } : {}).statusCode;
}

/** Returns the header by which the edge says that a file has other forms. */
function varyOf(key: string, isCompressible = false): OutgoingHttpHeaders {
  const known: ViewerResponse['headers'] = isCompressible
    ? { vary: { value: 'accept-encoding' } }
    : {};
  const { vary } = completed(key, known).headers as Partial<ViewerResponse['headers']>;
  return vary ? { vary: vary.value } : {};
}

function completed(uri: string, headers: ViewerResponse['headers']): ViewerResponse {
  return completeResponse({ request: { uri }, response: { statusCode: 200, headers } });
}

/** Returns headers or a query as CloudFront gives them to its functions. */
function valuesOf(entries: Iterable<[string, unknown]>): Record<string, { value: string }> {
  return Object.fromEntries([...entries].map(([name, value]) => [name, { value: String(value) }]));
}
