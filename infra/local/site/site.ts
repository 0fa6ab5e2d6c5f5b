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
} from '@learning/infra/edge/viewer-response';
import { acceptedEncoding } from '#http/compression.ts';
import type { HttpHandler } from '#http/http-handler.ts';
import { openStore, storedObject, type StoredObject } from './stored-object.ts';

interface Site {
  /** The output of `npm run build -w frontend`. */
  folder: string;
  /** Content of `/config.json`, which is not part of the build. */
  config: object;
  /** The address that pages name. @default that of the site copy */
  origin?: string;
  /** Changes a page before it is stored. @default no change */
  rewritePage?: (html: string) => string;
}

/**
 * Serves the built site as CloudFront does from its bucket: the edge functions choose the file and its status, a missing file is a 404,
 * text is compressed, and a file the browser has cached is not sent again. Headers and functions are the deployed ones (`infra/edge`).
 */
export function site({ folder, config, origin, rewritePage }: Site): HttpHandler {
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
    const module = new URLSearchParams(query).get('module');
    const querystring = module === null ? {} : { module: { value: module } };
    const accepted = request.headers['accept-encoding'];
    const headers = accepted ? { 'accept-encoding': { value: String(accepted) } } : {};
    const key = rewriteToFile(
      { request: { method: request.method, uri, headers, querystring } },
      routes,
    ).uri;
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
    ...(object.isCompressible || sentEncoding ? { vary: 'accept-encoding' } : {}),
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
  const headers: Record<string, { value: string }> = status
    ? { [STATUS_HEADER]: { value: status } }
    : {};
  return completeResponse({ response: { statusCode: 200, headers } }).statusCode;
}
