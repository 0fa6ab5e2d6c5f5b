import { GetObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { COPIES } from '#constructs/copies.ts';
import { OperatorFailure } from '#deploy/operator-failure.ts';

/** An erased account, as the deletion left it. */
interface Tombstone {
  userId: string;
  erasedAt: string;
  keepsCertificates: boolean;
}

async function keysBelow(client: S3Client, Bucket: string, Prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  return keys;
}

/** Returns what was erased within the last 90 days: accounts, and the ids of visitors' messages. */
export async function readTombstones(
  client: S3Client,
  bucket: string,
): Promise<{ accounts: Tombstone[]; messages: string[] }> {
  const folder = `${COPIES.tombstones}/`;
  const idOf = (key: string) => /([^/]+)\.json$/.exec(key)![1]!;
  const accounts: Tombstone[] = [];
  for (const Key of await keysBelow(client, bucket, `${folder}accounts/`)) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
    const stored = JSON.parse(await Body!.transformToString()) as Omit<Tombstone, 'userId'>;
    accounts.push({ userId: idOf(Key), ...stored });
  }
  return { accounts, messages: (await keysBelow(client, bucket, `${folder}messages/`)).map(idOf) };
}

/**
 * Returns where the files of a weekly copy of the table are.
 *
 * @throws OperatorFailure that lists the copies when there is none of that day, or when it was not completed
 */
export async function findTableCopy(
  client: S3Client,
  bucket: string,
  date: string,
): Promise<string> {
  const keys = await keysBelow(client, bucket, `${COPIES.table}/`);
  const manifest = keys.findLast(
    (key) => key.startsWith(`${COPIES.table}/${date}/`) && key.endsWith('/manifest-summary.json'),
  );
  if (manifest) return manifest.replace('manifest-summary.json', 'data/');
  const dates = [...new Set(keys.map((key) => key.split('/')[1]))];
  throw new OperatorFailure(
    `${bucket} has no complete copy of ${date}. Copies: ${dates.join(', ') || 'none'}.`,
  );
}
