/**
 * Command: `npm run promote -- --env prod --from staging [--release RELEASE] [--yes]` deploys the functions, site and content that
 * another environment proved, with templates of the same commit for this one. Builds nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployRelease } from '../deploy-release.ts';
import { openEnvironment } from '../open-environment.ts';
import { OperatorFailure, runCommand } from '../operator-failure.ts';
import { releaseName } from '../release.ts';
import { assertSameParts, releaseToPromote } from './promotion.ts';
import { unpackRelease } from './release-archive.ts';
import { readReleaseCommandLine } from './release-command-line.ts';
import { describeParts } from './release-manifest.ts';
import { readArchive } from './release-store.ts';
import { releaseStore } from './store-release.ts';

await runCommand(async () => {
  const commandLine = readReleaseCommandLine();
  const { from, settings: to, release: wanted } = commandLine;
  if (!from) throw new OperatorFailure('Name the environment that proved the release: --from NAME');
  const source = await openEnvironment(from);
  const store = releaseStore(from, source.account);
  const proven = await releaseToPromote(store, { from, to, wanted, checkout: releaseName() });
  const { release } = proven;
  const archive = await readArchive(store, release);
  // The region of the target is that of all clients from here on.
  const target = await openEnvironment(to);
  console.log(`Promote  ${release}  from ${from.name} to ${to.name}, as it is there:`);
  for (const line of describeParts(proven)) console.log(line);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const deployed = await deployRelease(target, commandLine, {
      release,
      prepare: async () => unpackRelease(archive, proven, folder).product,
    });
    assertSameParts(proven, deployed);
    console.log(`Promoted  ${release}: the functions, site and content of ${from.name}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
