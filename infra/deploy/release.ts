import { execFileSync } from 'node:child_process';
import { projectRoot } from './run.ts';

/** CDK's context in which an app knows its release. */
export const RELEASE_CONTEXT = 'release';

/**
 * Returns the name of what is built here: `RELEASE` where a pipeline sets it, else the commit, with `-changed` if files differ from it.
 * Without Git it is `unknown`.
 */
export function releaseName(variables: NodeJS.ProcessEnv = process.env): string {
  if (variables['RELEASE']) return variables['RELEASE'];
  const describe = ['describe', '--always', '--exclude=*', '--abbrev=12', '--dirty=-changed'];
  try {
    return execFileSync('git', describe, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
