import { buildIfStale, functionsBuild, siteBuild } from './build-if-stale.ts';
import { projectRoot, run } from '../run.ts';

/** Builds the functions' bundles unless they are built from these very sources. */
export async function buildFunctions(): Promise<void> {
  await buildIfStale(projectRoot, functionsBuild, async () => {
    await run('The build of the functions', ['npm', 'run', 'build', '-w', 'functions']);
  });
}

/** Builds functions and site. The build does not depend on the environment. */
export async function buildProduct(): Promise<void> {
  await buildFunctions();
  await buildIfStale(projectRoot, siteBuild, async () => {
    await run('The build of the site', ['npm', 'run', 'build', '-w', 'frontend']);
  });
}
