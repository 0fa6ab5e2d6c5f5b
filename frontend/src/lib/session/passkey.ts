import type { SiteConfig } from '../config.ts';

/** A passkey of the learner, wherever it was created. */
export interface Passkey {
  id: string;
  /** Named by Cognito after the authenticator. */
  name: string;
  /** ISO 8601. */
  createdAt: string | null;
}

/** Returns whether this browser can use passkeys at this address. A passkey belongs to a domain and works on its subdomains only. */
export function canUsePasskeys({ passkeyDomain }: Pick<SiteConfig, 'passkeyDomain'>): boolean {
  if (!passkeyDomain || typeof PublicKeyCredential === 'undefined') return false;
  const { hostname } = location;
  return hostname === passkeyDomain || hostname.endsWith(`.${passkeyDomain}`);
}
