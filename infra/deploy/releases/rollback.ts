/**
 * Command: `npm run rollback -- --env NAME [--to RELEASE] [--yes]` deploys an earlier release as it was stored, with its content, by
 * default the one before the live one.
 */
import { confirm } from '../command-line.ts';
import { openEnvironment } from '../open-environment.ts';
import { runCommand } from '../operator-failure.ts';
import { smokeSite } from '../smoke/smoke-site.ts';
import { readReleaseCommandLine } from './release-command-line.ts';
import { describeParts } from './release-manifest.ts';
import { readLive } from './release-store.ts';
import { releaseToReturnTo, rollBack } from './roll-back.ts';
import { releaseStore } from './store-release.ts';

await runCommand(async () => {
  const commandLine = readReleaseCommandLine();
  const { settings, account } = await openEnvironment(commandLine.settings);
  const store = releaseStore(settings, account);
  const manifest = await releaseToReturnTo(store, commandLine.release, settings);
  const { release, deployedAt } = manifest;
  console.log(`Roll back  ${settings.name}  in account ${account}, ${settings.region}`);
  console.log(`  from      ${(await readLive(store)) ?? 'unknown'}`);
  console.log(`  to        ${release}, deployed ${deployedAt}`);
  for (const line of describeParts(manifest)) console.log(line);
  await confirm('Continue? Learners’ data stays as it is.', commandLine);
  const { SiteUrl } = await rollBack(store, manifest, { settings, account, showOutput: true });
  console.log(`Rolled back  ${settings.name}  ${SiteUrl}`);
  await smokeSite(store, settings, SiteUrl, manifest);
});
