import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { restrictToken } from '#identity/restrict-token.ts';

/** Runs before Cognito issues tokens, at sign-in and at every refresh. A failure would keep everyone from signing in. */
export async function handler(
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> {
  return restrictToken(event);
}
