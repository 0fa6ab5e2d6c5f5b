import { AssertionError } from 'node:assert';
import type { EnvironmentSettings } from '#environments.ts';
import { OperatorFailure } from '../operator-failure.ts';
import { openHost } from './host.ts';
import { smoke } from './smoke.ts';

/**
 * Runs the smoke test against an address, and prints its checks.
 *
 * @throws OperatorFailure naming the check that failed
 */
export async function smokeSite(
  settings: EnvironmentSettings,
  siteUrl: string,
  release: string,
): Promise<void> {
  const site = openHost(siteUrl);
  try {
    const lines = await smoke({ site, api: site, settings, release });
    console.log(`Smoke test  ${siteUrl}`);
    for (const line of lines) console.log(`  ${line}`);
  } catch (error) {
    if (!(error instanceof AssertionError) && !(error instanceof TypeError)) throw error;
    throw new OperatorFailure(
      `The smoke test of ${siteUrl} failed: ${error.message}\nThe release is live. To go back, deploy the one before (Deploy, in infra/runbook.md).`,
    );
  }
}
