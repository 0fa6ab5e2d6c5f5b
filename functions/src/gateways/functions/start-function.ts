import { AwsClient } from 'aws4fetch';
import { log } from '#observability/log.ts';
import { awsCredentials, endpointOf } from '../credentials/aws-fetch.ts';

const TIMEOUT_MS = 3_000;

/** Starts a function without waiting for it. Never throws: a schedule starts the function anyway. */
export type StartFunction = () => Promise<void>;

/**
 * Returns a starter of another function of this environment.
 *
 * @param name empty where only a schedule starts it
 * @see https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export function functionStarter(name: string, environment = process.env): StartFunction {
  if (name === '') return () => Promise.resolve();
  const client = new AwsClient({ ...awsCredentials(environment), service: 'lambda', retries: 1 });
  const origin =
    endpointOf('LAMBDA', environment) ??
    `https://lambda.${environment['AWS_REGION']}.amazonaws.com`;
  return async () => {
    try {
      const response = await client.fetch(`${origin}/2015-03-31/functions/${name}/invocations`, {
        method: 'POST',
        headers: { 'x-amz-invocation-type': 'Event', 'content-type': 'application/json' },
        body: '{}',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`lambda responded ${response.status}`);
    } catch (error) {
      log.warn('function not started, its schedule will', { name, error: error as Error });
    }
  };
}
