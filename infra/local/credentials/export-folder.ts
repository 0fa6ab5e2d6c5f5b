import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORT_DAYS } from '@learning/shared/contract/privacy-limits';
import type { HttpHandler } from '#http/http-handler.ts';
import { readBody } from '#http/read-body.ts';
import { S3_PATH } from './document-folder.ts';

/** The bucket of the downloads that learners asked for. */
export const EXPORTS_BUCKET = 'exports-local';
export const EXPORTS_PATH = `${S3_PATH}/${EXPORTS_BUCKET}/`;

const MAX_BODY_BYTES = 100 * 1024 * 1024;
const KEY = /^exports\/[\w-]+\.zip$/;
const DAY_MS = 86_400_000;

/**
 * Stands in for the private bucket of downloads, in a folder of the state: signed calls write and delete, signed links read until they
 * expire, and files expire like those of the bucket.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function openExportFolder(folder: string, clock: () => number = Date.now): HttpHandler {
  mkdirSync(folder, { recursive: true });
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = pathname.slice(EXPORTS_PATH.length);
    const file = join(folder, key.replaceAll('/', '~'));
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>${code}</Code></Error>`);
    };
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') ?? false;
    if (!KEY.test(key)) return refuse(403, 'AccessDenied');
    if (request.method === 'PUT' && isSigned) {
      const body = await readBody(request, MAX_BODY_BYTES);
      if (!body) return refuse(400, 'EntityTooLarge');
      writeFileSync(file, body);
      response.writeHead(200);
      response.end();
      return undefined;
    }
    if (request.method === 'DELETE' && isSigned) {
      rmSync(file, { force: true });
      response.writeHead(204);
      response.end();
      return undefined;
    }
    if (request.method !== 'GET' || !isLinkGood(searchParams, clock()))
      return refuse(403, 'AccessDenied');
    if (!existsSync(file) || clock() - statSync(file).mtimeMs > EXPORT_DAYS * DAY_MS)
      return refuse(404, 'NoSuchKey');
    const body = readFileSync(file);
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-length': body.byteLength,
      'content-disposition': searchParams.get('response-content-disposition') ?? 'attachment',
    });
    response.end(body);
    return undefined;
  };
}

/** Whether a link is signed and has not expired. The stand-in does not verify the signature itself. */
function isLinkGood(search: URLSearchParams, now: number): boolean {
  const date = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(search.get('X-Amz-Date') ?? '');
  if (!date || !search.get('X-Amz-Signature')) return false;
  const [, year, month, day, hour, minute, second] = date;
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return now <= signedAt + Number(search.get('X-Amz-Expires')) * 1000;
}
