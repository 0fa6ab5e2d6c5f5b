/** Command: `npm run deploy -- --env NAME [--yes]` builds, shows the plan, and deploys. */
import { buildProduct } from './build/build.ts';
import { confirm, readCommandLine } from './command-line.ts';
import { deployEnvironment } from './deploy-environment.ts';
import { describeChanges, describeDeployment, readSituation } from './deployment-plan.ts';
import { runCommand } from './operator-failure.ts';
import { siteFiles } from './site/site-files.ts';
import { synthesize } from './synthesize.ts';

await runCommand(async () => {
  const commandLine = readCommandLine();
  const { settings } = commandLine;
  const situation = await readSituation(settings);
  await buildProduct();
  const assembly = await synthesize(settings);

  const site = siteFiles();
  for (const line of describeDeployment(settings, situation, site.length)) console.log(line);
  const changes = await describeChanges(settings, assembly, situation);
  if (changes) console.log(`\n${changes.trim()}\n`);
  await confirm('Do this?', commandLine);

  const { account } = situation;
  const { SiteUrl } = await deployEnvironment({ settings, account, assembly, site, isShown: true });
  console.log(`Deployed  ${settings.name}  ${SiteUrl}`);
});
