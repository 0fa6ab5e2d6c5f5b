import { DeleteParametersCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { proofKeySetting, settingName } from '#constructs/parameters.ts';
import { storeEdgeSecrets } from '#deploy/edge-secrets.ts';
import { writeKeyNames } from '#deploy/key-names.ts';
import { storeProofKeys } from '#deploy/proof-keys.ts';
import { edgeHashParameter, edgeSecretParameter } from '#edge/edge-secret.ts';
import type { EnvironmentSettings, KeyNames } from '#environments.ts';

/** What is replaced without Stripe: by the list of its names. */
export const KEY_KINDS = {
  'signing-key': 'signingKeys',
  'proof-key': 'proofKeys',
  'edge-secret': 'edgeSecrets',
} as const satisfies Record<string, keyof KeyNames>;
export type KeyKind = keyof typeof KEY_KINDS;

export interface KeyRotation {
  settings: EnvironmentSettings;
  parameters: SSMClient;
  kind: KeyKind;
  /** Updates the stacks of the release that is live, with the names given. */
  deploy: (settings: EnvironmentSettings) => Promise<void>;
  /** Writes the public documents of certificates again. */
  rewriteDocuments: () => Promise<void>;
}

/**
 * Replaces a key or secret: adds a name, so that both are accepted while the new one takes over, and then drops what is no longer needed.
 * Safe to repeat after an interruption: names are stored before each deployment, and a next run adds another.
 *
 * @returns the name that is in use from now on
 */
export async function rotateKey(rotation: KeyRotation): Promise<string> {
  const { settings, parameters, kind, deploy, rewriteDocuments } = rotation;
  const environment = settings.name;
  const list = KEY_KINDS[kind];
  const former = settings[list].at(-1)!;
  const next = nextName(settings[list]);

  const deployNames = async (names: KeyNames['edgeSecrets']) => {
    const changed = { ...settings, [list]: names };
    await storeEdgeSecrets(parameters, changed);
    await storeProofKeys(parameters, changed);
    await writeKeyNames(parameters, environment, changed);
    await deploy(changed);
  };
  await deployNames([former, next]);
  if (kind === 'edge-secret') {
    // CloudFront sends the new one everywhere by now: a deployment waits for its distribution.
    await deployNames([next]);
    await remove(settings.edgeSecrets, edgeSecretParameter, edgeHashParameter);
  } else {
    await rewriteDocuments();
    if (kind === 'proof-key') await remove(settings.proofKeys.slice(0, -1), proofKeyParameter);
  }
  return next;

  async function remove(names: readonly string[], ...parametersOf: ParameterOf[]): Promise<void> {
    const Names = names.flatMap((name) => parametersOf.map((of) => of(environment, name)));
    if (Names.length > 0) await parameters.send(new DeleteParametersCommand({ Names }));
  }
}

type ParameterOf = (environment: string, name: string) => string;

const proofKeyParameter: ParameterOf = (environment, name) =>
  settingName(environment, proofKeySetting(name));

/** Returns a name that none of them has: one more than the highest number. */
export function nextName(names: readonly string[]): string {
  const numbers = names.map(Number).filter((number) => Number.isSafeInteger(number));
  return String(Math.max(0, ...numbers) + 1);
}
