import type { IncomingMessage } from 'node:http';
import { S3_PATH } from '#credentials/document-folder.ts';
import type { HttpResponse } from './function-response.ts';

/** Where functions reach the bucket's stand-in. */
const BUCKET = new RegExp(`http://127\\.0\\.0\\.1:\\d+(?=${S3_PATH}/)`, 'g');

/** Makes links to the bucket lead to the host that the browser has opened: everyone reaches S3, but a tunnel does not reach 127.0.0.1. */
export function withReachableBucket(
  sent: HttpResponse,
  { headers }: IncomingMessage,
): HttpResponse {
  const { body } = sent;
  if (typeof body !== 'string' || !headers.host || body.search(BUCKET) === -1) return sent;
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return { ...sent, body: body.replaceAll(BUCKET, `${scheme}://${headers.host}`) };
}
