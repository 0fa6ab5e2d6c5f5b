import * as z from 'zod';

/** Days after which a release that is no longer live is deleted, unless it is one of the last five. */
export const RELEASE_DAYS = 90;
const LAST_RELEASES = 5;
const DAY_MS = 86_400_000;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);

/** What is stored beside the archive of a release. */
export const ReleaseManifest = z.object({
  release: z.string(),
  deployedAt: z.iso.datetime(),
  /** When its smoke test passed. */
  provenAt: z.iso.datetime().nullable(),
  /** When another release took its place; null while it is live. */
  lastLiveAt: z.iso.datetime().nullable(),
  /** Digest of everything in the archive. */
  digest: Digest,
  /** Digests of what is the same in every environment. */
  parts: z.object({ functions: Digest, site: Digest, content: Digest }),
  /** Files of the site that pages of this release may ask for later. */
  assets: z.array(z.string()),
  /** Names of the keys and secrets that its templates refer to. */
  keys: z.record(z.string(), z.array(z.string())),
  /** Headers that the edge sends with each page; the smoke test expects them. */
  headers: z.record(z.string(), z.string()),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

const newestFirst = (manifests: readonly ReleaseManifest[]) =>
  manifests.toSorted((a, b) => (a.deployedAt < b.deployedAt ? 1 : -1));

/** Returns the newest release that was deployed before the live one and passed its smoke test. */
export function releaseBefore(
  manifests: readonly ReleaseManifest[],
  live: string | undefined,
): ReleaseManifest | undefined {
  const sorted = newestFirst(manifests);
  const at = sorted.findIndex(({ release }) => release === live);
  return at === -1 ? undefined : sorted.slice(at + 1).find(({ provenAt }) => provenAt !== null);
}

/** Returns the releases to delete: live for the last time 90 days ago or earlier, and none of the last five. */
export function expiredReleases(
  manifests: readonly ReleaseManifest[],
  live: string | undefined,
  now: Date,
): ReleaseManifest[] {
  const limit = daysBefore(now, RELEASE_DAYS).toISOString();
  return newestFirst(manifests)
    .slice(LAST_RELEASES)
    .filter(
      ({ release, deployedAt, lastLiveAt }) =>
        release !== live && (lastLiveAt ?? deployedAt) < limit,
    );
}

/** Returns one line per release, the newest first. */
export function describeReleases(
  manifests: readonly ReleaseManifest[],
  live: string | undefined,
): string[] {
  return newestFirst(manifests).map(({ release, deployedAt, provenAt, digest }) => {
    const proof = provenAt ? 'smoke test passed' : 'smoke test not passed';
    const mark = release === live ? '*' : ' ';
    return `${mark} ${release.padEnd(24)} ${deployedAt}  ${proof}  sha256:${digest.slice(0, 12)}`;
  });
}

/** Returns what is the same in every environment, one line per part. */
export function describeParts({ parts }: ReleaseManifest): string[] {
  return Object.entries(parts).map(([part, digest]) => `  ${part.padEnd(9)} sha256:${digest}`);
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
