import { join } from 'node:path';
import type { EnvironmentSettings } from '#environments.ts';
import { KEY_NAMES_CONTEXT } from './key-names.ts';
import { cdk, projectRoot, run } from './run.ts';

/**
 * Writes an environment's templates to `cdk.out/NAME`. Works offline, and fails on findings of the template checks.
 *
 * @returns the folder of the cloud assembly.
 */
export async function synthesize(settings: EnvironmentSettings): Promise<string> {
  const { name, signingKeys, proofKeys, edgeSecrets } = settings;
  const keyNames = JSON.stringify({ signingKeys, proofKeys, edgeSecrets });
  const context = ['--context', `env=${name}`, '--context', `${KEY_NAMES_CONTEXT}=${keyNames}`];
  const folder = join(projectRoot, 'cdk.out', name);
  const printed = await run(
    'CDK synthesis',
    cdk('synth', '--all', '--quiet', '--output', folder, ...context),
  );
  const warnings = printed.match(/^.*WARNING.*$|^The site is not built.*$/gm) ?? [];
  for (const warning of warnings) console.log(warning);
  return folder;
}
