import {
  DeleteParametersCommand,
  GetParametersCommand,
  PutParameterCommand,
  type SSMClient,
} from '@aws-sdk/client-ssm';
import * as z from 'zod';
import type { KeyNames } from '#environments.ts';

/** CDK's context in which an app gets the names. */
export const KEY_NAMES_CONTEXT = 'keyNames';

const names = z.tuple([z.string()], z.string());
const keyNames = z.object({ signingKeys: names, proofKeys: names, edgeSecrets: names });

const parameter = (environment: string) => `/learning/${environment}/rotation/key-names`;

/** Reads the names of an environment's keys and secrets; undefined before the first rotation. */
export async function readKeyNames(
  client: SSMClient,
  environment: string,
): Promise<KeyNames | undefined> {
  const { Parameters } = await client.send(
    new GetParametersCommand({ Names: [parameter(environment)] }),
  );
  const text = Parameters?.[0]?.Value;
  return text === undefined ? undefined : parseKeyNames(text);
}

/** Stores the names for later deployments. */
export async function writeKeyNames(
  client: SSMClient,
  environment: string,
  { signingKeys, proofKeys, edgeSecrets }: KeyNames,
): Promise<void> {
  await client.send(
    new PutParameterCommand({
      Name: parameter(environment),
      Description: 'Names of the keys and secrets; npm run rotate changes them.',
      Type: 'String',
      Value: JSON.stringify({ signingKeys, proofKeys, edgeSecrets }),
      Overwrite: true,
    }),
  );
}

/** Deletes the names of a destroyed environment. */
export async function removeKeyNames(client: SSMClient, environment: string): Promise<void> {
  await client.send(new DeleteParametersCommand({ Names: [parameter(environment)] }));
}

/** @throws ZodError when the text is not the names of all three kinds */
export function parseKeyNames(text: string): KeyNames {
  return keyNames.parse(JSON.parse(text));
}
