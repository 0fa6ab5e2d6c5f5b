/** Command: `npm run deploy -- --env NAME [--yes] [--new-passkey-domain]` builds, shows the plan, and deploys. */
import { buildProduct } from './build/build.ts';
import { confirm, readCommandLine } from './command-line.ts';
import { deployEnvironment } from './deploy-environment.ts';
import {
  assertSamePasskeyDomain,
  describeChanges,
  describeDeployment,
  readDeploymentState,
} from './deployment-plan.ts';
import { openEnvironment } from './open-environment.ts';
import { runCommand } from './operator-failure.ts';
import { assertReady, describePreflight, preflight } from './preflight/preflight.ts';
import { readAccount } from './preflight/read-account.ts';
import { releaseName } from './release.ts';
import { smokeSite } from './smoke/smoke-site.ts';
import { siteFiles } from './site/site-files.ts';
import { synthesize } from './synthesize.ts';

await runCommand(async () => {
  const commandLine = readCommandLine();
  const environment = await openEnvironment(commandLine.settings);
  const { settings, account } = environment;
  const state = await readDeploymentState(environment);
  if (!commandLine.mayChangePasskeyDomain) assertSamePasskeyDomain(settings, state);
  const checked = preflight(settings, await readAccount(settings, state));
  for (const line of describePreflight(checked)) console.log(line);
  assertReady(settings, checked);
  await buildProduct();
  const assembly = await synthesize(settings);

  const site = siteFiles();
  for (const line of describeDeployment(settings, state, site.length)) console.log(line);
  const changes = await describeChanges(settings, assembly, state);
  if (changes) console.log(`\n${changes.trim()}\n`);
  await confirm('Continue?', commandLine);

  const { SiteUrl } = await deployEnvironment({
    settings,
    account,
    assembly,
    site,
    showOutput: true,
  });
  console.log(`Deployed  ${settings.name}  ${SiteUrl}`);
  await smokeSite(settings, SiteUrl, releaseName());
});
