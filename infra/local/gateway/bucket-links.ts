import type { IncomingMessage } from 'node:http';
import { S3_PATH } from '#credentials/document-folder.ts';
import type { HttpAnswer } from './function-answer.ts';

/** Where functions reach the bucket's stand-in. */
const BUCKET = new RegExp(`http://127\\.0\\.0\\.1:\\d+(?=${S3_PATH}/)`, 'g');

/** Makes links to the bucket lead to the host that the browser has opened: everyone reaches S3, but a tunnel does not reach 127.0.0.1. */
export function withReachableBucket(answer: HttpAnswer, { headers }: IncomingMessage): HttpAnswer {
  const { body } = answer;
  if (typeof body !== 'string' || !headers.host || body.search(BUCKET) === -1) return answer;
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return { ...answer, body: body.replaceAll(BUCKET, `${scheme}://${headers.host}`) };
}
