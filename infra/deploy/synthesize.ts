import { join } from 'node:path';
import type { EnvironmentSettings } from '#environments.ts';
import { type BuiltProduct, CHECKOUT_BUILD } from './build/built-product.ts';
import { KEY_NAMES_CONTEXT } from './key-names.ts';
import { BUNDLES_CONTEXT, SHIFTS_CONTEXT, SITE_CONTEXT } from './release.ts';
import { cdk, projectRoot, run } from './run.ts';

export interface Synthesis {
  /** What is deployed; the build of the checkout unless another one is named. */
  product?: BuiltProduct;
  /** Folder below `cdk.out`. @default the environment's name */
  folder?: string;
  /** Name of the release, unless it is that of the checkout. */
  release?: string;
}

/**
 * Writes an environment's templates to `cdk.out/NAME`. Works offline, and fails on findings of the template checks.
 *
 * @returns the folder of the cloud assembly.
 */
export async function synthesize(
  settings: EnvironmentSettings,
  { product = CHECKOUT_BUILD, folder: name = settings.name, release }: Synthesis = {},
): Promise<string> {
  const { signingKeys, proofKeys, edgeSecrets } = settings;
  const context = {
    env: settings.name,
    [KEY_NAMES_CONTEXT]: JSON.stringify({ signingKeys, proofKeys, edgeSecrets }),
    [SHIFTS_CONTEXT]: settings.shifts,
    [BUNDLES_CONTEXT]: product.functions,
    [SITE_CONTEXT]: product.site,
  };
  const folder = join(projectRoot, 'cdk.out', name);
  const printed = await run(
    'CDK synthesis',
    cdk(
      'synth',
      '--all',
      '--quiet',
      '--output',
      folder,
      ...Object.entries(context).flatMap(([key, value]) => ['--context', `${key}=${value}`]),
    ),
    release === undefined ? {} : { env: { RELEASE: release } },
  );
  const warnings = printed.match(/^.*WARNING.*$|^The site is not built.*$/gm) ?? [];
  for (const warning of warnings) console.log(warning);
  return folder;
}

/**
 * Writes the templates with which this release is deployed again later: they shift all calls at once, because a gradual shift would
 * leave learners on a broken release, and its alarm would forbid the way back.
 */
export async function synthesizeWayBack(
  settings: EnvironmentSettings,
  assembly: string,
  synthesis: Synthesis = {},
): Promise<string> {
  if (settings.shifts === 'at-once') return assembly;
  const folder = `${settings.name}-way-back`;
  return synthesize({ ...settings, shifts: 'at-once' }, { ...synthesis, folder });
}
