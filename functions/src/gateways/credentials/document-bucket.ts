import type { DocumentStore } from '#certificates/credential-provider.ts';
import { awsFetch, endpointOf } from './aws-fetch.ts';

/** The folder of the bucket that the edge serves under the same path. */
const PREFIX = 'credentials/';

/** A revoked certificate says so everywhere within a minute. Source: rules/certificates.md K12 */
const CHANGING = 'public, max-age=30, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Writes public documents to a bucket, which CloudFront serves.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html
 */
export function documentBucket(bucket: string): DocumentStore {
  const send = awsFetch('s3');
  const endpoint = endpointOf('S3');
  const origin =
    endpoint === undefined
      ? `https://${bucket}.s3.${process.env['AWS_REGION']}.amazonaws.com`
      : `${endpoint}/${bucket}`;
  return {
    async put({ path, body, contentType, isImmutable }) {
      const key = path.startsWith('/') ? path.slice(1) : PREFIX + path;
      await send(`${origin}/${key}`, {
        method: 'PUT',
        headers: {
          'content-type': contentType,
          'cache-control': isImmutable ? IMMUTABLE : CHANGING,
        },
        body,
      });
    },
  };
}
