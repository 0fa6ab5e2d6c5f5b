import type { EnvironmentSettings } from '#environments.ts';
import { OperatorFailure } from '../operator-failure.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { readLive, readRelease, type ReleaseStore } from './release-store.ts';

export interface Promotion {
  from: EnvironmentSettings;
  to: EnvironmentSettings;
  /** The release to promote; undefined: the live one of `from`. */
  wanted: string | undefined;
  /** Name of this checkout, from which the templates come. */
  checkout: string;
}

/**
 * Returns the release to promote.
 *
 * @throws OperatorFailure when there is none, it has not passed its smoke test, or this checkout is another one
 */
export async function releaseToPromote(
  store: ReleaseStore,
  { from, to, wanted, checkout }: Promotion,
): Promise<ReleaseManifest> {
  const release = wanted ?? (await readLive(store));
  if (release === undefined) {
    throw new OperatorFailure(`${from.name} has no stored release yet. Deploy it first.`);
  }
  const manifest = await readRelease(store, release);
  if (manifest.provenAt === null) {
    throw new OperatorFailure(
      `${release} has not passed its smoke test in ${from.name}: npm run smoke -- --env ${from.name}`,
    );
  }
  if (to.isProtected && release.endsWith('-changed')) {
    throw new OperatorFailure(
      `${release} was built from files that no commit has. ${to.name} takes releases of a commit only.`,
    );
  }
  if (checkout !== release) {
    throw new OperatorFailure(
      `The templates come from the commit of the release, and this checkout is ${checkout}: git switch --detach ${release}`,
    );
  }
  return manifest;
}

/** @throws OperatorFailure naming a part that is not the same in both environments */
export function assertSameParts(proven: ReleaseManifest, deployed: ReleaseManifest): void {
  for (const part of ['functions', 'site', 'content'] as const) {
    if (proven.parts[part] === deployed.parts[part]) continue;
    throw new OperatorFailure(`The ${part} deployed are not those that were proven.`);
  }
}
