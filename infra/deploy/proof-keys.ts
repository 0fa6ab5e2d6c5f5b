import {
  DeleteParametersCommand,
  GetParametersByPathCommand,
  ParameterAlreadyExists,
  PutParameterCommand,
  type SSMClient,
} from '@aws-sdk/client-ssm';
import { generateKeyPairSync } from 'node:crypto';
import { proofKeySetting, settingName, settingsPath } from '#constructs/parameters.ts';
import type { EnvironmentSettings } from '#environments.ts';

/**
 * Creates the keys of the second proofs that an environment does not have yet, as encrypted parameters. A key that exists stays: its
 * value is neither read nor printed. Safe to repeat.
 */
export async function storeProofKeys(
  client: SSMClient,
  { name, proofKeys }: Pick<EnvironmentSettings, 'name' | 'proofKeys'>,
): Promise<void> {
  for (const key of proofKeys) {
    const { privateKey } = generateKeyPairSync('ed25519');
    const der = privateKey.export({ format: 'der', type: 'pkcs8' });
    const command = new PutParameterCommand({
      Name: settingName(name, proofKeySetting(key)),
      Description:
        'Signs the second proof of certificates. Everyone who has it can sign certificates in our name.',
      Type: 'SecureString',
      Value: der.toString('base64'),
      Overwrite: false,
    });
    try {
      await client.send(command);
    } catch (error) {
      if (!(error instanceof ParameterAlreadyExists)) throw error;
    }
  }
}

/** Deletes all of these keys of an environment, also those that its settings no longer name. */
export async function removeProofKeys(client: SSMClient, environment: string): Promise<void> {
  const Path = `${settingsPath(environment)}/certificates`;
  for (;;) {
    const page = await client.send(new GetParametersByPathCommand({ Path }));
    const Names = (page.Parameters ?? []).map(({ Name }) => Name!);
    if (Names.length === 0) return;
    await client.send(new DeleteParametersCommand({ Names }));
  }
}
