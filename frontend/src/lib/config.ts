/** What differs between deployments; the deployment writes it to `/config.json`. */
export interface SiteConfig {
  /** `local`, `dev`, `staging`, `prod`, or any name. */
  environment: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Absolute, or a path on this origin; absent means Cognito's own endpoint of the region. */
  userPoolEndpoint?: string | null;
  authFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH';
  /** Published on purpose, in environments that have one. */
  demoAccount: { email: string; password: string } | null;
}

let pending: Promise<SiteConfig> | undefined;

/** Reads the configuration once; after a failure the next call tries again. */
export function loadConfig(): Promise<SiteConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** Tests only: forget what was read. */
export function forgetConfig(): void {
  pending = undefined;
}

async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as SiteConfig;
}
