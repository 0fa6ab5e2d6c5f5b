import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import assert from 'node:assert/strict';

/**
 * Calls a deployed function with an event and waits for its response.
 *
 * @throws AssertionError when it fails
 */
export async function invoke<Result = Record<string, number>>(
  environment: string,
  name: string,
  event: object,
): Promise<Result> {
  const { FunctionError, Payload } = await new LambdaClient({}).send(
    new InvokeCommand({
      FunctionName: `learning-${environment}-${name}`,
      Payload: JSON.stringify(event),
    }),
  );
  const text = Buffer.from(Payload ?? []).toString();
  assert.equal(FunctionError, undefined, `${name}: ${text}`);
  return JSON.parse(text) as Result;
}
