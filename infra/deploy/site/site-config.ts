import { hasEmailCodes } from '#constructs/learner-pool.ts';
import type { EnvironmentSettings } from '#environments.ts';
import type { StackOutputs } from '../stacks.ts';

/**
 * Returns the content of `/config.json`: everything that differs between deployments of one build. Every value is
 * public: `frontend/src/lib/config.ts` reads them in the browser.
 */
export function siteConfig(settings: EnvironmentSettings, outputs: StackOutputs, release: string) {
  return {
    environment: settings.name,
    release,
    region: settings.region,
    userPoolId: outputs.UserPoolId,
    userPoolClientId: outputs.UserPoolClientId,
    /** null: Cognito's own endpoint of the region. */
    userPoolEndpoint: null,
    authFlow: 'USER_SRP_AUTH' as const,
    hasEmailCodes: hasEmailCodes(settings),
    passkeyDomain: settings.passkeyDomain,
    linkedInOrganizationId: settings.linkedInOrganizationId,
    hasDemo: settings.hasDemo,
    tax: settings.tax,
  };
}
