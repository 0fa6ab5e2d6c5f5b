import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployEnvironment, type Deployment } from '@learning/infra/deploy/deploy-environment';
import { destroyEnvironment } from '@learning/infra/deploy/destroy-environment';
import { assertSameParts, releaseToPromote } from '@learning/infra/deploy/releases/promotion';
import { unpackRelease } from '@learning/infra/deploy/releases/release-archive';
import { describeParts } from '@learning/infra/deploy/releases/release-manifest';
import { readArchive, readRelease } from '@learning/infra/deploy/releases/release-store';
import { releaseStore } from '@learning/infra/deploy/releases/store-release';
import { siteFiles } from '@learning/infra/deploy/site/site-files';
import { existingStacks } from '@learning/infra/deploy/stacks';
import { synthesize } from '@learning/infra/deploy/synthesize';
import { environmentSettings } from '@learning/infra/environments';
import type { EmulatedHost } from './emulated-request.ts';

/**
 * Deploys what one environment proved to another one, compares both, and destroys the other one.
 *
 * @param fit fits templates to the emulator
 * @returns a line for each part that is the same
 */
export async function promoteRelease(
  deployment: Deployment,
  fit: (assembly: string) => string,
  edgeOf: (distributionDomain: string) => EmulatedHost,
): Promise<string[]> {
  const { settings: from, account, release } = deployment;
  const to = environmentSettings('emulated-next');
  const store = releaseStore(from, account);
  const proven = await releaseToPromote(store, { from, to, wanted: undefined, checkout: release });
  const folder = mkdtempSync(join(tmpdir(), 'promoted-'));
  try {
    const { product } = unpackRelease(await readArchive(store, release), proven, folder);
    const assembly = fit(await synthesize(to, { product, release }));
    const outputs = await deployEnvironment({
      ...deployment,
      settings: to,
      assembly,
      wayBack: assembly,
      product,
      site: siteFiles(product.site),
    });
    assertSameParts(proven, await readRelease(releaseStore(to, account), release));
    const { body } = await edgeOf(outputs.DistributionDomainName)({ path: '/config.json' });
    assert.deepEqual([body.release, body.environment], [release, to.name]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await destroyEnvironment(to, await existingStacks(new CloudFormationClient({}), to));
  return [`${release} from ${from.name} to ${to.name}`, ...describeParts(proven)];
}
