import { AwsClient } from 'aws4fetch';
import { awsCredentials, bucketOrigin } from '../credentials/aws-fetch.ts';

const TIMEOUT_MS = 60_000;
/** Long enough to start a download; a slow one goes on after it. */
const LINK_SECONDS = 60;

/** Files of prepared downloads: one for each learner, replaced by the next one. */
export interface ExportFiles {
  put(userId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Returns an address that downloads the file within a minute. */
  linkTo(userId: string, fileName: string): Promise<string>;
  /** Deletes a learner's file; safe to repeat. */
  remove(userId: string): Promise<void>;
}

/**
 * Stores prepared downloads in a private bucket.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html
 */
export function exportBucket(bucket: string, environment = process.env): ExportFiles {
  const client = new AwsClient({ ...awsCredentials(environment), service: 's3', retries: 3 });
  const origin = bucketOrigin(bucket, environment);
  const addressOf = (userId: string) => {
    if (!/^[\w-]+$/.test(userId)) throw new Error('The id of a learner has an unknown form.');
    return `${origin}/exports/${userId}.zip`;
  };
  const send = async (userId: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.fetch(addressOf(userId), { ...init, signal });
    if (!response.ok) throw new Error(`s3 responded ${response.status}`);
  };
  return {
    put: (userId, bytes) =>
      send(userId, {
        method: 'PUT',
        headers: { 'content-type': 'application/zip' },
        body: bytes,
      }),
    async linkTo(userId, fileName) {
      const url = new URL(addressOf(userId));
      url.searchParams.set('X-Amz-Expires', String(LINK_SECONDS));
      url.searchParams.set(
        'response-content-disposition',
        `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '')}"`,
      );
      const signed = await client.sign(url, { method: 'GET', aws: { signQuery: true } });
      return signed.url;
    },
    remove: (userId) => send(userId, { method: 'DELETE' }),
  };
}
