/** Command: `npm run deploy -- --env NAME [--yes] [--new-passkey-domain]` builds, shows the plan, and deploys. */
import { buildProduct } from './build/build.ts';
import { CHECKOUT_BUILD } from './build/built-product.ts';
import { readCommandLine } from './command-line.ts';
import { deployRelease } from './deploy-release.ts';
import { openEnvironment } from './open-environment.ts';
import { runCommand } from './operator-failure.ts';
import { releaseName } from './release.ts';

await runCommand(async () => {
  const commandLine = readCommandLine();
  const environment = await openEnvironment(commandLine.settings);
  await deployRelease(environment, commandLine, {
    release: releaseName(),
    async prepare() {
      await buildProduct();
      return CHECKOUT_BUILD;
    },
  });
});
