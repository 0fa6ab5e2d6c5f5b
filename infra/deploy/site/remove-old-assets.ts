import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';

/**
 * Deletes assets that were uploaded for the last time before a moment and that nothing needs. Each deployment uploads all files of its
 * release again, so what is live is never that old.
 *
 * @param needed keys of all releases whose pages may still be open
 * @returns how many were deleted
 */
export async function removeOldAssets(
  client: S3Client,
  bucket: string,
  needed: ReadonlySet<string>,
  before: Date,
): Promise<number> {
  const old: string[] = [];
  const list = { Bucket: bucket, Prefix: 'assets/' };
  for await (const page of paginateListObjectsV2({ client }, list)) {
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified && LastModified < before && !needed.has(Key)) old.push(Key);
    }
  }
  for (const Key of old) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  return old.length;
}
