import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import * as z from 'zod';
import { OperatorFailure } from '../operator-failure.ts';
import { ReleaseManifest } from './release-manifest.ts';

/** The releases of an environment, in their bucket. */
export interface ReleaseStore {
  client: S3Client;
  bucket: string;
}

const Live = z.object({ release: z.string() });
const LIVE = 'live.json';
const manifestKey = (release: string) => `releases/${release}/manifest.json`;
const archiveKey = (release: string) => `releases/${release}/release.zip`;

/** Returns the manifests of all stored releases, in no particular order. */
export async function listReleases(store: ReleaseStore): Promise<ReleaseManifest[]> {
  const { client, bucket: Bucket } = store;
  const keys: string[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'releases/' })) {
    for (const { Key } of page.Contents ?? []) if (Key?.endsWith('manifest.json')) keys.push(Key);
  }
  return Promise.all(keys.map(async (key) => ReleaseManifest.parse(await readJson(store, key))));
}

/** @throws OperatorFailure when the release is not stored */
export async function readRelease(store: ReleaseStore, release: string): Promise<ReleaseManifest> {
  const manifest = await readJson(store, manifestKey(release));
  if (manifest) return ReleaseManifest.parse(manifest);
  throw new OperatorFailure(
    `There is no release ${release} in ${store.bucket}. npm run releases lists them.`,
  );
}

/** Returns the name of the live release; undefined before the first one that was stored. */
export async function readLive(store: ReleaseStore): Promise<string | undefined> {
  const live = await readJson(store, LIVE);
  return live === undefined ? undefined : Live.parse(live).release;
}

export async function readArchive(store: ReleaseStore, release: string): Promise<Uint8Array> {
  const bytes = await read(store, archiveKey(release));
  if (bytes) return bytes;
  throw new OperatorFailure(`The archive of the release ${release} is missing.`);
}

/** Stores a release: its archive, then the manifest that lists it. */
export async function writeRelease(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  archive: Uint8Array,
): Promise<void> {
  await write(store, archiveKey(manifest.release), archive, 'application/zip');
  await writeManifest(store, manifest);
}

/** Names the live release, and notes in the former one when it ceased to be. */
export async function writeLive(store: ReleaseStore, release: string, now: Date): Promise<void> {
  const former = await readLive(store);
  await writeJson(store, LIVE, { release });
  const [before, live] = await Promise.all([
    former === undefined || former === release ? undefined : find(store, former),
    find(store, release),
  ]);
  if (before) await writeManifest(store, { ...before, lastLiveAt: now.toISOString() });
  if (live?.lastLiveAt) await writeManifest(store, { ...live, lastLiveAt: null });
}

/** Notes that the smoke test of a release passed. */
export async function writeProof(store: ReleaseStore, release: string, now: Date): Promise<void> {
  const manifest = await find(store, release);
  if (manifest) await writeManifest(store, { ...manifest, provenAt: now.toISOString() });
}

/** Deletes a release: first the manifest, so that it is not listed without its archive. */
export async function deleteRelease({ client, bucket }: ReleaseStore, release: string) {
  for (const Key of [manifestKey(release), archiveKey(release)]) {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
  }
}

async function find(store: ReleaseStore, release: string) {
  const manifest = await readJson(store, manifestKey(release));
  return manifest === undefined ? undefined : ReleaseManifest.parse(manifest);
}

async function writeManifest(store: ReleaseStore, manifest: ReleaseManifest): Promise<void> {
  await writeJson(store, manifestKey(manifest.release), manifest);
}

async function writeJson(store: ReleaseStore, key: string, value: object): Promise<void> {
  await write(store, key, JSON.stringify(value, null, 2), 'application/json');
}

async function write(
  { client, bucket }: ReleaseStore,
  Key: string,
  Body: string | Uint8Array,
  ContentType: string,
): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }));
}

async function readJson(store: ReleaseStore, key: string): Promise<unknown> {
  const bytes = await read(store, key);
  return bytes && JSON.parse(Buffer.from(bytes).toString());
}

async function read({ client, bucket }: ReleaseStore, Key: string) {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
    return await Body!.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
