import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders } from '#edge/security-headers.ts';
import type { EnvironmentSettings } from '#environments.ts';

/**
 * Creates CloudFront's policy with the headers of `edge/security-headers.ts`. CloudFront accepts some of them only in dedicated
 * fields; all others become custom headers, so none can be forgotten.
 */
export function edgeHeadersPolicy(
  scope: Construct,
  id: string,
  { name, region, isListed, hasHstsPreload }: EnvironmentSettings,
  inlineHashes: readonly string[],
  isVerifyPage = false,
) {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': _hsts,
    'x-content-type-options': _nosniff,
    'x-frame-options': _frames,
    'referrer-policy': referrerPolicy,
    ...custom
  } = securityHeaders({
    https: true,
    cognitoRegion: region,
    inlineHashes,
    isVerifyPage,
    isListed,
    hasHstsPreload,
  });
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: `learning-${name}${isVerifyPage ? '-verify' : ''}-headers`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: hasHstsPreload,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(custom).map(([header, value]) => ({
        header,
        value,
        override: true,
      })),
    },
  });
}
