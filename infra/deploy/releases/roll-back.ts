import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentSettings } from '#environments.ts';
import { deployEnvironment } from '../deploy-environment.ts';
import { OperatorFailure } from '../operator-failure.ts';
import { siteFiles } from '../site/site-files.ts';
import type { StackOutputs } from '../stacks.ts';
import { unpackRelease } from './release-archive.ts';
import { releaseBefore, type ReleaseManifest } from './release-manifest.ts';
import {
  listReleases,
  readArchive,
  readLive,
  readRelease,
  type ReleaseStore,
} from './release-store.ts';
import { keyNamesOf } from './store-release.ts';

/**
 * Returns the release to go back to: the wanted one, or the newest before the live one that passed its smoke test.
 *
 * @throws OperatorFailure when there is none, it is live already, or its templates name keys that were replaced since
 */
export async function releaseToReturnTo(
  store: ReleaseStore,
  wanted: string | undefined,
  settings: EnvironmentSettings,
): Promise<ReleaseManifest> {
  const live = await readLive(store);
  const found =
    wanted === undefined
      ? releaseBefore(await listReleases(store), live)
      : await readRelease(store, wanted);
  if (!found) {
    throw new OperatorFailure(
      'There is no release before the live one that passed its smoke test. --to RELEASE names any other.',
    );
  }
  if (found.release === live) throw new OperatorFailure(`${live} is live already.`);
  // Its templates would delete the keys that are in use, or name secrets that no longer exist.
  if (JSON.stringify(found.keys) !== JSON.stringify(keyNamesOf(settings))) {
    throw new OperatorFailure(
      `Keys were replaced since ${found.release} was deployed. Deploy it from its commit: git switch --detach ${found.release}, npm ci, npm run deploy -- --env ${settings.name}`,
    );
  }
  return found;
}

export interface RollBack {
  settings: EnvironmentSettings;
  account: string;
  showOutput: boolean;
}

/**
 * Deploys a stored release as it was: its own cloud assembly, site and content, without building or synthesizing. Learners' data stays.
 *
 * @throws OperatorFailure when its archive is damaged, or a step fails
 */
export async function rollBack(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  environment: RollBack,
): Promise<StackOutputs> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const archive = await readArchive(store, manifest.release);
    const { product, assembly } = unpackRelease(archive, manifest, folder);
    return await deployEnvironment({
      ...environment,
      release: manifest.release,
      assembly,
      wayBack: undefined,
      product,
      site: siteFiles(product.site),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
