/** Command: `npm run smoke -- --env NAME` plays a visitor and a learner against the deployed environment. */
import { readCommandLine } from '../command-line.ts';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { callerAccount } from '../deployment-plan.ts';
import { runCommand } from '../operator-failure.ts';
import { releaseName } from '../release.ts';
import { readOutputs } from '../stacks.ts';
import { smokeSite } from './smoke-site.ts';

await runCommand(async () => {
  const { settings } = readCommandLine();
  await callerAccount(settings.region);
  const client = new CloudFormationClient({ region: settings.region });
  const { SiteUrl } = await readOutputs(client, settings);
  await smokeSite(settings, SiteUrl, releaseName());
});
