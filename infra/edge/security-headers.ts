/**
 * Headers of every response: pages, assets and API. The response headers policy of the distribution and the local server both
 * use them.
 */

/** How a response is delivered. */
export interface Delivery {
  /** Over plain http a browser ignores HSTS, and upgrading requests would break the page. */
  https: boolean;
  /** The Vite dev server writes inline scripts and HTML; nothing else may. @default false */
  isDevServer?: boolean;
  /** The region whose Cognito the browser calls. @default the user pool responds at the site's own address */
  cognitoRegion?: string;
  /** The hashes of the scripts and styles inside pages, as in `frontend/dist/inline-hashes.json`. @default none */
  inlineHashes?: readonly string[];
  /** The page that checks certificates reads keys and lists of any issuer, and loads nothing of Stripe. */
  isVerifyPage?: boolean;
  /** Whether search engines may list the site. @default true */
  isListed?: boolean;
  /** Whether browsers may build in that the domain takes HTTPS only. */
  hasHstsPreload?: boolean;
}

/**
 * The addresses that Stripe.js loads and calls.
 *
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';
const STRIPE_API = 'https://api.stripe.com';

/**
 * Returns the policy for all pages. `style-src-attr` is the one exception, because the component library writes style attributes.
 *
 * `frontend/src/lib/trusted-types.ts` defines the one policy for trusted types.
 *
 * Source: shared/decisions/024-the-security-policy-is-a-header.md
 *
 * Source: shared/decisions/041-what-the-verifier-says.md
 */
export function contentSecurityPolicy({
  https,
  isDevServer = false,
  cognitoRegion,
  inlineHashes = [],
  isVerifyPage = false,
}: Delivery): string {
  const inline = isDevServer ? ["'unsafe-inline'"] : inlineHashes.map((hash) => `'${hash}'`);
  const cognito = cognitoRegion ? [`https://cognito-idp.${cognitoRegion}.amazonaws.com`] : [];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline, ...(isVerifyPage ? [] : [STRIPE_SCRIPTS])].join(' ')}`,
    `style-src-elem ${["'self'", ...inline].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    isVerifyPage ? "img-src 'self' data:" : "img-src 'self' data: https://*.stripe.com",
    "font-src 'self'",
    `connect-src ${["'self'", ...(isVerifyPage ? ['https:'] : [...cognito, STRIPE_API])].join(' ')}`,
    isVerifyPage ? "frame-src 'none'" : `frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevServer ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Whether an address is that of the page that checks certificates. The distribution has behaviors for the same paths. */
export function isVerifyPath(path: string): boolean {
  return path === '/verify' || path.startsWith('/verify/');
}

/** Returns header names in lower case and their values. */
export function securityHeaders(delivery: Delivery): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(delivery),
    ...(delivery.https
      ? {
          'strict-transport-security': `max-age=63072000; includeSubDomains${delivery.hasHstsPreload ? '; preload' : ''}`,
        }
      : {}),
    ...(delivery.isListed === false ? { 'x-robots-tag': 'noindex' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  };
}
