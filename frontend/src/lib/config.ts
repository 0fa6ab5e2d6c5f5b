import type { TaxSetting } from '@learning/shared/domain/money/tax';

/** Settings that differ between deployments; each deployment writes them to `/config.json`. */
export interface SiteConfig {
  /** `local`, `dev`, `staging`, `prod`, or any name. */
  environment: string;
  /** The commit that was deployed; operators look it up here. */
  release: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Absolute, or a path on this origin. Default: Cognito's endpoint of the region. */
  userPoolEndpoint?: string | null;
  authFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH';
  /** Whether the pool mails codes with which one signs in without a password. */
  hasEmailCodes: boolean;
  /** The domain that passkeys belong to. null: the environment has none. */
  passkeyDomain: string | null;
  /** The issuer's page on LinkedIn. null: there is none. */
  linkedInOrganizationId: number | null;
  /** Whether visitors can try the product with a demo learner of their own. */
  hasDemo: boolean;
  /** Whether tax comes on top of prices, is in them, or there is none. */
  tax: TaxSetting;
}

let pending: Promise<SiteConfig> | undefined;

/** Loads the configuration once; after an error, the next call retries. */
export function loadConfig(): Promise<SiteConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** Clears the loaded configuration, for tests. */
export function forgetConfig(): void {
  pending = undefined;
}

async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json returned status ${response.status}`);
  return (await response.json()) as SiteConfig;
}
