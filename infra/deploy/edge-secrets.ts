import {
  DeleteParametersCommand,
  GetParametersByPathCommand,
  GetParametersCommand,
  ParameterAlreadyExists,
  PutParameterCommand,
  type SSMClient,
} from '@aws-sdk/client-ssm';
import { createHash, randomBytes } from 'node:crypto';
import { edgeHashParameter, edgeSecretParameter, edgeSecretPath } from '#edge/edge-secret.ts';
import type { EnvironmentSettings } from '#environments.ts';

const SECRET_BYTES = 32;

/**
 * Stores the edge secrets of an environment with their hashes, and creates those it does not have yet. The stacks refer to them. A secret
 * that exists stays; its value is never printed. Safe to repeat.
 */
export async function storeEdgeSecrets(
  client: SSMClient,
  { name, edgeSecrets }: Pick<EnvironmentSettings, 'name' | 'edgeSecrets'>,
): Promise<void> {
  for (const edgeSecret of edgeSecrets) {
    const parameter = edgeSecretParameter(name, edgeSecret);
    const secret = (await read(client, parameter)) ?? (await create(client, parameter));
    const hash = createHash('sha256').update(secret).digest('hex');
    await client.send(
      new PutParameterCommand({
        Name: edgeHashParameter(name, edgeSecret),
        Description: `Hash of ${parameter}, for the functions of the API.`,
        Type: 'String',
        Value: hash,
        Overwrite: true,
      }),
    );
  }
}

/** Deletes all edge secrets of an environment, also those that its settings no longer name. */
export async function removeEdgeSecrets(client: SSMClient, environment: string): Promise<void> {
  for (;;) {
    const page = await client.send(
      new GetParametersByPathCommand({ Path: edgeSecretPath(environment) }),
    );
    const Names = (page.Parameters ?? []).map(({ Name }) => Name!);
    if (Names.length === 0) return;
    await client.send(new DeleteParametersCommand({ Names }));
  }
}

async function read(client: SSMClient, parameter: string): Promise<string | undefined> {
  const { Parameters } = await client.send(new GetParametersCommand({ Names: [parameter] }));
  return Parameters?.[0]?.Value;
}

/** Creates a secret, unless another deployment has just done so. */
async function create(client: SSMClient, parameter: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const command = new PutParameterCommand({
    Name: parameter,
    Description:
      'Sent by CloudFront with every call of the API. A caller who has it can name any network address as theirs.',
    Type: 'String',
    Value: secret,
    Overwrite: false,
  });
  try {
    await client.send(command);
    return secret;
  } catch (error) {
    const existing =
      error instanceof ParameterAlreadyExists ? await read(client, parameter) : undefined;
    if (existing === undefined) throw error;
    return existing;
  }
}
