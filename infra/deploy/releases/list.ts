/** Command: `npm run releases -- --env NAME` lists the releases that can be deployed again, the newest first. */
import { readCommandLine } from '../command-line.ts';
import { openEnvironment } from '../open-environment.ts';
import { runCommand } from '../operator-failure.ts';
import { describeReleases } from './release-manifest.ts';
import { listReleases, readLive } from './release-store.ts';
import { releaseStore } from './store-release.ts';

await runCommand(async () => {
  const { settings, account } = await openEnvironment(readCommandLine().settings);
  const store = releaseStore(settings, account);
  const [manifests, live] = await Promise.all([listReleases(store), readLive(store)]);
  console.log(`Releases  ${settings.name}: ${manifests.length}`);
  for (const line of describeReleases(manifests, live)) console.log(`  ${line}`);
});
