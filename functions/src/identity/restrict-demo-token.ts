import { isDemoAccount } from '@learning/shared/contract/demo-account';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

/** Cognito's scope for changing or deleting one's own account, password, e-mail address and second factor. */
const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/**
 * Takes the demo account's right to change itself out of its access token, so that no one can lock out the others who share
 * it. All other tokens stay as they are. Source: rules/access.md A21
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-token-generation.html
 */
export function restrictDemoToken(
  event: PreTokenGenerationV2TriggerEvent,
): PreTokenGenerationV2TriggerEvent {
  if (!isDemoAccount(event.request.groupConfiguration.groupsToOverride ?? [])) return event;
  const accessTokenGeneration = { scopesToSuppress: [SELF_SERVICE_SCOPE] };
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
}
