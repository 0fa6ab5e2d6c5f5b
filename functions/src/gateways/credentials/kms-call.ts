import { awsFetch, endpointOf } from './aws-fetch.ts';

type KmsAction = 'Decrypt' | 'GetPublicKey' | 'Sign';

/** Returns a function that calls KMS and returns its parsed response. */
export function openKms(environment: NodeJS.ProcessEnv = process.env) {
  const send = awsFetch('kms', environment);
  const url =
    endpointOf('KMS', environment) ?? `https://kms.${environment['AWS_REGION']}.amazonaws.com/`;
  return async (action: KmsAction, input: object): Promise<unknown> => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `TrentService.${action}`,
    };
    return JSON.parse(await send(url, { method: 'POST', headers, body: JSON.stringify(input) }));
  };
}
