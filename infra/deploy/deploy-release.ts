import type { BuiltProduct } from './build/built-product.ts';
import { confirm, type CommandLine } from './command-line.ts';
import { deployEnvironment } from './deploy-environment.ts';
import {
  assertSamePasskeyDomain,
  describeChanges,
  describeDeployment,
  readDeploymentState,
} from './deployment-plan.ts';
import type { OpenEnvironment } from './open-environment.ts';
import { assertReady, describePreflight, preflight } from './preflight/preflight.ts';
import { readAccount } from './preflight/read-account.ts';
import type { ReleaseManifest } from './releases/release-manifest.ts';
import { readRelease } from './releases/release-store.ts';
import { releaseStore } from './releases/store-release.ts';
import { siteFiles } from './site/site-files.ts';
import { smokeSite } from './smoke/smoke-site.ts';
import { synthesize, synthesizeWayBack } from './synthesize.ts';

export interface NewRelease {
  release: string;
  /** Builds or reads what is deployed, once the account is known to be ready. */
  prepare: () => Promise<BuiltProduct>;
}

/**
 * Deploys a release with templates of this checkout: preflight, plan, question, deployment, smoke test.
 *
 * @returns what was stored of it
 * @throws OperatorFailure when the environment is not ready, the operator does not confirm, or a step fails
 */
export async function deployRelease(
  environment: OpenEnvironment,
  commandLine: CommandLine,
  { release, prepare }: NewRelease,
): Promise<ReleaseManifest> {
  const { settings, account } = environment;
  const state = await readDeploymentState(environment);
  if (!commandLine.mayChangePasskeyDomain) assertSamePasskeyDomain(settings, state);
  const checked = preflight(settings, await readAccount(settings, state));
  for (const line of describePreflight(checked)) console.log(line);
  assertReady(settings, checked);
  const product = await prepare();
  const assembly = await synthesize(settings, { product, release });
  const wayBack = await synthesizeWayBack(settings, assembly, { product, release });

  const site = siteFiles(product.site);
  for (const line of describeDeployment(settings, state, site.length)) console.log(line);
  const changes = await describeChanges(settings, assembly, state);
  if (changes) console.log(`\n${changes.trim()}\n`);
  await confirm('Continue?', commandLine);

  const deployment = { settings, account, release, assembly, wayBack, product, site };
  const { SiteUrl } = await deployEnvironment({ ...deployment, showOutput: true });
  console.log(`Deployed  ${settings.name}  ${SiteUrl}`);
  const store = releaseStore(settings, account);
  const manifest = await readRelease(store, release);
  await smokeSite(store, settings, SiteUrl, manifest);
  return manifest;
}
