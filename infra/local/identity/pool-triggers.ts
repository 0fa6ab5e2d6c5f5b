import { randomUUID } from 'node:crypto';
import type { FunctionBundles } from '#functions/function-bundles.ts';
import { REGION, USER_POOL_ID } from './user-pool.ts';

/** Cognito's scope for changing one's own account. */
export const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/** The functions the pool calls, as Cognito does. */
export interface PoolTriggers {
  /** Returns the scopes of an access token. */
  scopesFor(groups: readonly string[], attributes: Record<string, string>): Promise<string[]>;
}

/** Calls the deployed functions. */
export function poolTriggers(bundles: FunctionBundles): PoolTriggers {
  return {
    async scopesFor(groups, userAttributes) {
      const run = await bundles.load('pre-token-generation');
      const event = {
        version: '2',
        triggerSource: 'TokenGeneration_Authentication',
        region: REGION,
        userPoolId: USER_POOL_ID,
        request: {
          userAttributes,
          groupConfiguration: { groupsToOverride: groups },
          scopes: [SELF_SERVICE_SCOPE],
        },
        response: { claimsAndScopeOverrideDetails: null },
      };
      const suppressed = suppressedScopes(await run(event, contextOf('pre-token-generation')));
      return [SELF_SERVICE_SCOPE].filter((scope) => !suppressed.includes(scope));
    },
  };
}

interface PreTokenAnswer {
  response: {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration?: { scopesToSuppress?: string[] };
    } | null;
  };
}

function suppressedScopes(answer: unknown): string[] {
  const details = (answer as PreTokenAnswer).response.claimsAndScopeOverrideDetails;
  return details?.accessTokenGeneration?.scopesToSuppress ?? [];
}

const contextOf = (functionName: string) => ({
  functionName,
  awsRequestId: randomUUID(),
  getRemainingTimeInMillis: () => 5_000,
});
