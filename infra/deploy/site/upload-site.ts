import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import {
  DeleteObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cacheControl } from '#edge/cache-headers.ts';
import type { SiteFile } from './site-files.ts';

const PARALLEL_UPLOADS = 8;

/**
 * Uploads the files that the bucket does not have and overwrites none, so that the live site does not change and the new
 * pages exist before the edge refers to them.
 *
 * @returns how many files were uploaded.
 */
export async function uploadNewFiles(
  client: S3Client,
  bucket: string,
  files: readonly SiteFile[],
): Promise<number> {
  const stored = await storedKeys(client, bucket);
  const missing = files.filter(({ key }) => !stored.has(key));
  await putAll(client, bucket, missing);
  return missing.length;
}

/**
 * Uploads the built site: assets, then the rest, then pages, and last its configuration. Assets of earlier builds stay, so that
 * a page that is already open still finds its files. Pages that this build no longer has are deleted.
 *
 * @returns how many files were uploaded.
 */
export async function uploadSite(
  client: S3Client,
  bucket: string,
  config: object,
  files: readonly SiteFile[],
): Promise<number> {
  const before = await storedKeys(client, bucket);
  await putAll(client, bucket, files);
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: 'config.json',
      Body: JSON.stringify(config, null, 2),
      ContentType: 'application/json; charset=utf-8',
      CacheControl: cacheControl('/config.json'),
    }),
  );
  const built = new Set(files.map(({ key }) => key));
  for (const key of before) {
    if (!isPage(key) || built.has(key)) continue;
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  }
  return files.length + 1;
}

const isPage = (key: string) => key.endsWith('.html');

/** Uploads pages last, so that the assets they refer to already exist. */
async function putAll(client: S3Client, bucket: string, files: readonly SiteFile[]): Promise<void> {
  const put = async (file: SiteFile) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: file.key,
        Body: await readFile(file.path),
        ContentType: file.contentType,
        CacheControl: file.cacheControl,
        // CloudFront receives it as the header `x-amz-meta-status` (`edge/viewer-response.ts`).
        ...(file.status ? { Metadata: { status: file.status } } : {}),
      }),
    );
  };
  const pages = files.filter(({ key }) => isPage(key));
  const others = files.filter(({ key }) => !isPage(key));
  for (const group of [others, pages]) {
    for (let start = 0; start < group.length; start += PARALLEL_UPLOADS) {
      await Promise.all(group.slice(start, start + PARALLEL_UPLOADS).map(put));
    }
  }
}

async function storedKeys(client: S3Client, bucket: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    for (const { Key } of page.Contents ?? []) if (Key) keys.add(Key);
  }
  return keys;
}

/** Invalidates every file at the edge; `/*` counts as one path. */
export async function invalidateEdge(client: CloudFrontClient, distributionId: string) {
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: distributionId,
      InvalidationBatch: { CallerReference: randomUUID(), Paths: { Quantity: 1, Items: ['/*'] } },
    }),
  );
}
