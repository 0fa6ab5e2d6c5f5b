import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Tombstones } from '#privacy/tombstones-provider.ts';
import { awsCredentials, bucketOrigin } from '../credentials/aws-fetch.ts';

const TIMEOUT_MS = 60_000;

/** Writes objects to the locked bucket of copies. */
export type PutCopy = (key: string, body: string) => Promise<void>;

/**
 * Returns a writer of the locked bucket. S3 accepts an object under a lock only with a checksum.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-lock-managing.html
 */
export function copiesBucket(bucket: string, environment = process.env): PutCopy {
  const client = new AwsClient({ ...awsCredentials(environment), service: 's3', retries: 3 });
  const origin = bucketOrigin(bucket, environment);
  return async (key, body) => {
    const response = await client.fetch(`${origin}/${key}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'x-amz-checksum-sha256': createHash('sha256').update(body).digest('base64'),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`s3 responded ${response.status}`);
  };
}

/** Stores tombstones in the bucket; where there is none, nothing is restored either. */
export function tombstoneBucket(bucket: string, environment = process.env): Tombstones {
  const isKept = bucket !== '';
  const put = copiesBucket(bucket, environment);
  const leave = async (name: string, id: string, stored: object) => {
    if (!/^[\w-]+$/.test(id)) throw new Error('The id of a tombstone has an unknown form.');
    if (isKept) await put(`tombstones/${name}/${id}.json`, JSON.stringify(stored));
  };
  return {
    put: ({ userId, erasedAt, keepsCertificates }) =>
      leave('accounts', userId, { erasedAt, keepsCertificates }),
    putMessage: (requestId, erasedAt) => leave('messages', requestId, { erasedAt }),
  };
}
