import { EDGE_SECRET_HEADER } from '@learning/functions/http/env';
import { CfnDynamicReference, CfnDynamicReferenceService } from 'aws-cdk-lib';
import { edgeHashParameter, edgeSecretParameter } from '#edge/edge-secret.ts';
import type { EnvironmentSettings } from '#environments.ts';

type Settings = Pick<EnvironmentSettings, 'name' | 'edgeSecrets'>;

/** CloudFormation reads the parameter when it deploys, so no template holds its value. The parameters cost nothing. */
const valueOf = (parameter: string): string =>
  new CfnDynamicReference(CfnDynamicReferenceService.SSM, parameter).toString();

/** Returns the header with which CloudFront calls the API. */
export function edgeHeaders({ name, edgeSecrets }: Settings): Record<string, string> {
  return { [EDGE_SECRET_HEADER]: valueOf(edgeSecretParameter(name, edgeSecrets.at(-1)!)) };
}

/** Returns the variables by which a function knows the calls of CloudFront. They hold hashes, from which no secret can be computed. */
export function edgeVariables({ name, edgeSecrets }: Settings): { EDGE_SECRET_HASHES: string } {
  const hashes = edgeSecrets.map((secret) => valueOf(edgeHashParameter(name, secret)));
  return { EDGE_SECRET_HASHES: hashes.join(',') };
}
