import { S3Client } from '@aws-sdk/client-s3';
import { expectedHeaders } from '../smoke/expected-headers.ts';
import { readBuiltSite } from '../site/site-files.ts';
import { removeOldAssets } from '../site/remove-old-assets.ts';
import { releasesBucketName, type EnvironmentSettings } from '#environments.ts';
import type { BuiltProduct } from '../build/built-product.ts';
import type { SiteFile } from '../site/site-files.ts';
import { packRelease } from './release-archive.ts';
import {
  daysBefore,
  expiredReleases,
  RELEASE_DAYS,
  type ReleaseManifest,
} from './release-manifest.ts';
import {
  deleteRelease,
  listReleases,
  readLive,
  writeLive,
  writeRelease,
  type ReleaseStore,
} from './release-store.ts';

/** What a deployment stores for its way back. */
export interface StoredDeployment {
  settings: EnvironmentSettings;
  release: string;
  product: BuiltProduct;
  site: readonly SiteFile[];
}

export function releaseStore({ name, region }: EnvironmentSettings, account: string): ReleaseStore {
  return { client: new S3Client({ region }), bucket: releasesBucketName(name, account) };
}

/** Returns the names of the keys and secrets of an environment. */
export function keyNamesOf({ signingKeys, proofKeys, edgeSecrets }: EnvironmentSettings) {
  return {
    signingKeys: [...signingKeys],
    proofKeys: [...proofKeys],
    edgeSecrets: [...edgeSecrets],
  };
}

/**
 * Stores what is being deployed, so that it can be deployed again without building.
 *
 * @param assembly with which it is deployed again
 */
export async function storeRelease(
  store: ReleaseStore,
  { settings, release, product, site }: StoredDeployment,
  assembly: string,
  now: Date,
): Promise<ReleaseManifest> {
  const { bytes, digest, parts } = packRelease(product, assembly);
  const stored = (await listReleases(store)).find((other) => other.release === release);
  const manifest: ReleaseManifest = {
    release,
    deployedAt: now.toISOString(),
    // The same files passed before.
    provenAt: stored?.digest === digest ? stored.provenAt : null,
    lastLiveAt: null,
    digest,
    parts,
    assets: site.map(({ key }) => key).filter((key) => key.startsWith('assets/')),
    keys: keyNamesOf(settings),
    headers: expectedHeaders(settings, readBuiltSite(product.site)),
  };
  await writeRelease(store, manifest, bytes);
  return manifest;
}

/**
 * Names the live release, and deletes releases that are too old and files of the site that no stored release has.
 *
 * @returns a line for each kind of what was deleted
 */
export async function becomeLive(
  store: ReleaseStore,
  release: string,
  siteBucket: string,
  now: Date,
): Promise<string[]> {
  await writeLive(store, release, now);
  const live = await readLive(store);
  const all = await listReleases(store);
  const expired = expiredReleases(all, live, now);
  for (const old of expired) await deleteRelease(store, old.release);
  const rest = all.filter((manifest) => !expired.includes(manifest));
  const limit = daysBefore(now, RELEASE_DAYS);
  // Earlier deployments stored no list of their files, which a page that is open may still ask for.
  const isComplete = rest.some(({ deployedAt }) => deployedAt < limit.toISOString());
  const needed = new Set(rest.flatMap(({ assets }) => assets));
  const removed = isComplete ? await removeOldAssets(store.client, siteBucket, needed, limit) : 0;
  return [
    ...(expired.length > 0 ? [`Releases  ${expired.length} old ones deleted`] : []),
    ...(removed > 0 ? [`Site  ${removed} files of old releases deleted`] : []),
  ];
}
