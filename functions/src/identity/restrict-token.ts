import { isDemoAccount } from '@learning/shared/contract/demo-account';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

/** Cognito's scope for changing or deleting one's own account, password, passkeys and second factor. */
const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/**
 * Takes the right to change the account out of access tokens that a refresh renews, because the device may be in other hands by then, and out
 * of all of demo learners, who have not shown who they are. Source: rules/access.md A21, A35
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-token-generation.html
 */
export function restrictToken(
  event: PreTokenGenerationV2TriggerEvent,
): PreTokenGenerationV2TriggerEvent {
  const groups = event.request.groupConfiguration.groupsToOverride ?? [];
  const isRenewed = event.triggerSource === 'TokenGeneration_RefreshTokens';
  if (!isRenewed && !isDemoAccount(groups)) return event;
  const accessTokenGeneration = { scopesToSuppress: [SELF_SERVICE_SCOPE] };
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
}
