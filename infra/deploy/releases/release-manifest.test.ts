import { describe, expect, it } from 'vitest';
import { expiredReleases, releaseBefore, type ReleaseManifest } from './release-manifest.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const digest = 'a'.repeat(64);

function manifest(release: string, days: number, rest: Partial<ReleaseManifest> = {}) {
  const parts = { functions: digest, site: digest, content: digest };
  return {
    release,
    deployedAt: daysAgo(days),
    provenAt: daysAgo(days),
    lastLiveAt: null,
    digest,
    parts,
    assets: [],
    keys: {},
    headers: {},
    ...rest,
  };
}

describe('the release before the live one', () => {
  const releases = [manifest('c', 1), manifest('a', 3), manifest('b', 2)];

  it('is the newest that was deployed earlier', () => {
    expect(releaseBefore(releases, 'c')?.release).toBe('b');
  });

  it('is still an earlier one after a rollback, never the one that was left', () => {
    expect(releaseBefore(releases, 'b')?.release).toBe('a');
    expect(releaseBefore(releases, 'a')).toBeUndefined();
  });

  it('has passed its smoke test', () => {
    const failed = releases.map((one) => (one.release === 'b' ? { ...one, provenAt: null } : one));
    expect(releaseBefore(failed, 'c')?.release).toBe('a');
  });

  it('is unknown while no release is live', () => {
    expect(releaseBefore(releases, undefined)).toBeUndefined();
  });
});

describe('a release is deleted', () => {
  const recent = [1, 2, 3, 4, 5].map((days) => manifest(`recent-${days}`, days));
  const names = (releases: readonly ReleaseManifest[], live = 'recent-1') =>
    expiredReleases(releases, live, now).map(({ release }) => release);

  it('once it has not been live for 90 days', () => {
    const old = manifest('old', 200, { lastLiveAt: daysAgo(91) });
    const replaced = manifest('replaced', 200, { lastLiveAt: daysAgo(89) });
    expect(names([...recent, old, replaced])).toEqual(['old']);
  });

  it('never as one of the last five', () => {
    const five = [100, 200, 300, 400, 500].map((days) =>
      manifest(`old-${days}`, days, { lastLiveAt: daysAgo(days - 1) }),
    );
    expect(names(five, 'old-100')).toEqual([]);
  });

  it('never while it is live', () => {
    expect(names([...recent, manifest('back', 400)], 'back')).toEqual([]);
  });
});
