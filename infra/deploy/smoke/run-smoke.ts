/** Command: `npm run smoke -- --env NAME` plays a visitor and a learner against the deployed environment. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { readCommandLine } from '../command-line.ts';
import { openEnvironment } from '../open-environment.ts';
import { OperatorFailure, runCommand } from '../operator-failure.ts';
import { readLive, readRelease } from '../releases/release-store.ts';
import { releaseStore } from '../releases/store-release.ts';
import { readOutputs } from '../stacks.ts';
import { smokeSite } from './smoke-site.ts';

await runCommand(async () => {
  const { settings, region, account } = await openEnvironment(readCommandLine().settings);
  const { SiteUrl } = await readOutputs(new CloudFormationClient({ region }), settings);
  const store = releaseStore(settings, account);
  const live = await readLive(store);
  if (live === undefined) throw new OperatorFailure(`${settings.name} has no stored release yet.`);
  await smokeSite(store, settings, SiteUrl, await readRelease(store, live));
});
