import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CREDENTIAL_HEADERS } from '@learning/infra/edge/credential-headers';
import type { HttpHandler } from '#http/http-handler.ts';
import { readBody } from '#http/read-body.ts';
import { replaceFile } from '#state/replace-file.ts';

/** Endpoint for the calls of S3. */
export const S3_PATH = '/_local/s3';
/** The bucket of the documents. */
export const CREDENTIALS_BUCKET = 'credentials-local';

const MAX_BODY_BYTES = 1024 * 1024;
/** A name may begin with a hyphen, as every 64th id of a key does, but not with a dot. */
const KEY = /^(credentials(\/[\w-][\w.-]*)+|\.well-known\/did\.json)$/;

interface StoredDocument {
  contentType: string;
  cacheControl: string;
  body: string;
  /** How a picture is written as text; absent for text. */
  encoding?: 'base64';
}

export interface FoundDocument {
  contentType: string;
  cacheControl: string;
  body: Buffer;
}

/** The public documents of certificates, in a folder of the state. */
export interface DocumentFolder {
  /** Stands in for S3's PutObject. */
  put: HttpHandler;
  /** Returns a document by its key; undefined if there is none. */
  find: (key: string) => FoundDocument | undefined;
  /** Serves `/credentials/…` and the issuer's DID as the edge does, without any function. */
  serve: HttpHandler;
}

/** @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html */
export function openDocumentFolder(folder: string): DocumentFolder {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, `${key.replaceAll('/', '~')}.json`);
  const find = (key: string): FoundDocument | undefined => {
    if (!KEY.test(key) || !existsSync(fileOf(key))) return undefined;
    const stored = JSON.parse(readFileSync(fileOf(key), 'utf8')) as StoredDocument;
    return { ...stored, body: Buffer.from(stored.body, stored.encoding ?? 'utf8') };
  };
  return {
    find,

    async put(request, response) {
      const key = (request.url ?? '').slice(`${S3_PATH}/${CREDENTIALS_BUCKET}/`.length);
      const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256');
      if (request.method !== 'PUT' || !isSigned || !KEY.test(key)) {
        response.writeHead(403, { 'content-type': 'application/xml' });
        response.end('<Error><Code>AccessDenied</Code></Error>');
        return;
      }
      const body = await readBody(request, MAX_BODY_BYTES);
      const contentType = request.headers['content-type'] ?? 'application/octet-stream';
      const encoding = contentType.startsWith('image/') ? 'base64' : undefined;
      const document: StoredDocument = {
        contentType,
        cacheControl: String(request.headers['cache-control'] ?? 'no-store'),
        body: body?.toString(encoding ?? 'utf8') ?? '',
        ...(encoding ? { encoding } : {}),
      };
      replaceFile(fileOf(key), JSON.stringify(document));
      response.writeHead(body ? 200 : 400);
      response.end();
    },

    serve(request, response) {
      for (const [name, value] of Object.entries(CREDENTIAL_HEADERS))
        response.setHeader(name, value);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const document = find((request.url ?? '/').split('?')[0]!.slice(1));
      if (!isRead || !document) {
        response.writeHead(isRead ? 404 : 403, { 'content-type': 'text/plain' });
        response.end(isRead ? 'There is no such document.' : 'Only GET and HEAD are allowed here.');
        return;
      }
      const { body } = document;
      response.writeHead(200, {
        'content-type': document.contentType,
        'cache-control': document.cacheControl,
        'content-length': body.length,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
}
