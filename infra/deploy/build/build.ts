import { buildIfStale, functionsBuild, siteBuild } from './build-if-stale.ts';
import { projectRoot, run } from '../run.ts';

/** Builds the functions' bundles unless they are current. */
export async function buildFunctions(): Promise<void> {
  await buildIfStale(projectRoot, functionsBuild, async () => {
    await run('Building the functions', ['npm', 'run', 'build', '-w', 'functions']);
  });
}

/** Builds functions and site unless they are current. The build does not depend on the environment. */
export async function buildProduct(): Promise<void> {
  await buildFunctions();
  await buildIfStale(projectRoot, siteBuild, async () => {
    await run('Building the site', ['npm', 'run', 'build', '-w', 'frontend']);
  });
}
