import { execFileSync } from 'node:child_process';
import { OperatorFailure } from './operator-failure.ts';
import { projectRoot } from './run.ts';

/** CDK's context in which an app knows its release. */
export const RELEASE_CONTEXT = 'release';
/** CDK's contexts in which it knows the folders of the built functions and of the built site, if they are not those of the checkout. */
export const BUNDLES_CONTEXT = 'bundles';
export const SITE_CONTEXT = 'site';
/** CDK's context in which it knows how calls shift to this release, if not as the settings say. */
export const SHIFTS_CONTEXT = 'shifts';

/**
 * Returns the name of what is built here: `RELEASE` where a pipeline sets it, else the commit, with `-changed` if files differ from it.
 * Without Git it is `unknown`.
 *
 * @throws OperatorFailure when a pipeline's name cannot be part of an object's key
 */
export function releaseName(variables: NodeJS.ProcessEnv = process.env): string {
  if (variables['RELEASE']) return checked(variables['RELEASE']);
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

function checked(name: string): string {
  if (/^[\w.-]{1,80}$/.test(name)) return name;
  throw new OperatorFailure(`RELEASE is "${name}": use letters, digits, dots and hyphens.`);
}
