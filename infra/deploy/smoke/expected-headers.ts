import type { BuiltSite } from '#edge/built-site.ts';
import { securityHeaders } from '#edge/security-headers.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** Returns the headers that the edge of an environment sends with each page of a site. */
export function expectedHeaders(
  { region, isListed, hasHstsPreload }: EnvironmentSettings,
  { inlineHashes }: BuiltSite,
): Record<string, string> {
  return securityHeaders({
    https: true,
    cognitoRegion: region,
    inlineHashes,
    isListed,
    hasHstsPreload,
  });
}
