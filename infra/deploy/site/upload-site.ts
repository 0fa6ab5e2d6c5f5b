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
import { deliveredText, type DeliveryPlace, NAMES_ADDRESS } from '#edge/delivered-text.ts';
import type { SiteFile } from './site-files.ts';

const PARALLEL_UPLOADS = 8;

/**
 * Uploads the files that the bucket does not have and overwrites none, so that the live site does not change and the new
 * pages exist before the edge refers to them.
 *
 * @param prefix of all keys, in a bucket that has more than the site
 * @returns how many files were uploaded.
 */
export async function uploadNewFiles(
  client: S3Client,
  bucket: string,
  files: readonly SiteFile[],
  prefix?: string,
): Promise<number> {
  const stored = await storedKeys(client, bucket, prefix);
  const missing = files.filter(({ key }) => !stored.has(key));
  await putAll(client, bucket, missing);
  return missing.length;
}

/**
 * Uploads the built site: assets, then the rest, then pages, and last its configuration. Assets of earlier builds stay, so that
 * a page that is already open still finds its files. Pages that this build no longer has are deleted.
 *
 * @param place whose address the pages name
 * @returns how many files were uploaded.
 */
export async function uploadSite(
  client: S3Client,
  bucket: string,
  config: object,
  files: readonly SiteFile[],
  place: DeliveryPlace,
): Promise<number> {
  const before = await storedKeys(client, bucket);
  await putAll(client, bucket, files, place);
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

/** The files of the page that checks certificates. */
const VERIFY_PAGE = 'verify/';

/** Uploads the page that checks certificates to their bucket, unless it is there: for a deployment that has it there for the first time. */
export async function uploadNewVerifyPage(
  client: S3Client,
  bucket: string,
  files: readonly SiteFile[],
): Promise<void> {
  await uploadNewFiles(client, bucket, verifyPageOf(files), VERIFY_PAGE);
}

/** Uploads the page that checks certificates to their bucket, where `/verify/ID` is served from. */
export async function uploadVerifyPage(
  client: S3Client,
  bucket: string,
  files: readonly SiteFile[],
  place: DeliveryPlace,
): Promise<void> {
  await putAll(client, bucket, verifyPageOf(files), place);
}

const verifyPageOf = (files: readonly SiteFile[]) =>
  files.filter(({ key }) => key.startsWith(VERIFY_PAGE));

const isPage = (key: string) => key.endsWith('.html');

/** Uploads pages after the assets they refer to, and last the service worker, which serves both. */
async function putAll(
  client: S3Client,
  bucket: string,
  files: readonly SiteFile[],
  place?: DeliveryPlace,
): Promise<void> {
  const put = async (file: SiteFile) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: file.key,
        Body: await bodyOf(file, place),
        ContentType: file.contentType,
        CacheControl: file.cacheControl,
        ContentEncoding: file.contentEncoding,
        // CloudFront receives it as the header `x-amz-meta-status` (`edge/viewer-response.ts`).
        ...(file.status ? { Metadata: { status: file.status } } : {}),
      }),
    );
  };
  const pages = files.filter(({ key }) => isPage(key));
  // A browser that installs the worker fetches the pages at once: it must find those of the same build.
  const worker = files.filter(({ key }) => key === 'sw.js');
  const others = files.filter((file) => !isPage(file.key) && !worker.includes(file));
  for (const group of [others, pages, worker]) {
    for (let start = 0; start < group.length; start += PARALLEL_UPLOADS) {
      await Promise.all(group.slice(start, start + PARALLEL_UPLOADS).map(put));
    }
  }
}

async function bodyOf({ key, path }: SiteFile, place: DeliveryPlace | undefined) {
  const body = await readFile(path);
  return place && NAMES_ADDRESS.test(key) ? deliveredText(key, body.toString(), place) : body;
}

async function storedKeys(client: S3Client, Bucket: string, Prefix?: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
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
