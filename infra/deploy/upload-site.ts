import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cacheControl } from '../edge/cache-headers.ts';
import type { SiteFile } from './site-files.ts';

const PARALLEL_UPLOADS = 8;

/**
 * Uploads the built site: assets, then the rest, then pages, and last its configuration. What a former build left stays, so that
 * a page somebody has open still finds its files.
 *
 * @returns How many files were uploaded.
 */
export async function uploadSite(
  client: S3Client,
  bucket: string,
  config: object,
  files: readonly SiteFile[],
): Promise<number> {
  const put = async (file: SiteFile) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: file.key,
        Body: await readFile(file.path),
        ContentType: file.contentType,
        CacheControl: file.cacheControl,
      }),
    );
  };
  const pages = files.filter(({ key }) => key.endsWith('.html'));
  const others = files.filter(({ key }) => !key.endsWith('.html'));
  for (const group of [others, pages]) {
    for (let start = 0; start < group.length; start += PARALLEL_UPLOADS) {
      await Promise.all(group.slice(start, start + PARALLEL_UPLOADS).map(put));
    }
  }
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: 'config.json',
      Body: JSON.stringify(config, null, 2),
      ContentType: 'application/json; charset=utf-8',
      CacheControl: cacheControl('/config.json'),
    }),
  );
  return files.length + 1;
}

/** Tells the edge to ask for every file again; `/*` counts as one path. */
export async function invalidateEdge(client: CloudFrontClient, distributionId: string) {
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: distributionId,
      InvalidationBatch: { CallerReference: randomUUID(), Paths: { Quantity: 1, Items: ['/*'] } },
    }),
  );
}
