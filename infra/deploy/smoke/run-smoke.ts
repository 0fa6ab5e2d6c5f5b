/** Command: `npm run smoke -- --env NAME` plays a visitor and a learner against the deployed environment. */
import { readCommandLine } from '../command-line.ts';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { openEnvironment } from '../open-environment.ts';
import { runCommand } from '../operator-failure.ts';
import { releaseName } from '../release.ts';
import { readOutputs } from '../stacks.ts';
import { smokeSite } from './smoke-site.ts';

await runCommand(async () => {
  const { settings, region } = await openEnvironment(readCommandLine().settings);
  const client = new CloudFormationClient({ region });
  const { SiteUrl } = await readOutputs(client, settings);
  await smokeSite(settings, SiteUrl, releaseName());
});
