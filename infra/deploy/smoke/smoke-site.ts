import { AssertionError } from 'node:assert';
import type { EnvironmentSettings } from '#environments.ts';
import { OperatorFailure } from '../operator-failure.ts';
import type { ReleaseManifest } from '../releases/release-manifest.ts';
import { writeProof, type ReleaseStore } from '../releases/release-store.ts';
import { openHost } from './host.ts';
import { smoke, type Deployed } from './smoke.ts';

/**
 * Runs the smoke test of a release against an address, prints its checks, and notes that it passed.
 *
 * @throws OperatorFailure naming the check that failed, and the way back
 */
export async function smokeSite(
  store: ReleaseStore,
  settings: EnvironmentSettings,
  siteUrl: string,
  manifest: Pick<ReleaseManifest, 'release' | 'headers'>,
): Promise<void> {
  const site = openHost(siteUrl);
  const lines = await smokeRelease(store, { site, api: site, settings, ...manifest }, siteUrl);
  console.log(`Smoke test  ${siteUrl}`);
  for (const line of lines) console.log(`  ${line}`);
}

/**
 * Runs the smoke test of a release, and notes that it passed.
 *
 * @returns a line for each check
 * @throws OperatorFailure naming the check that failed, and the way back
 */
export async function smokeRelease(
  store: ReleaseStore,
  deployed: Deployed,
  siteUrl: string,
): Promise<string[]> {
  try {
    const lines = await smoke(deployed);
    await writeProof(store, deployed.release, new Date());
    return lines;
  } catch (error) {
    if (!(error instanceof AssertionError) && !(error instanceof TypeError)) throw error;
    throw new OperatorFailure(
      `The smoke test of ${siteUrl} failed: ${error.message}\nThe release ${deployed.release} is live. To go back: npm run rollback -- --env ${deployed.settings.name}`,
    );
  }
}
