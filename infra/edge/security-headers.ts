/**
 * Headers of every response: pages, assets and API. The response headers policy of the distribution and the local server both
 * use them.
 */

/** How a response is delivered. */
export interface Delivery {
  /** Over plain http a browser ignores HSTS, and upgrading requests would break the page. */
  https: boolean;
  /** The Vite dev server writes inline scripts; nothing else may. @default false */
  allowsInlineScripts?: boolean;
}

const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * Returns the part of the policy that is the same for all pages. Each page adds a stricter one in a `<meta>`, with the hashes
 * of its styles. A browser enforces both, so neither `default-src` nor `style-src` may be set here.
 *
 * @see https://www.w3.org/TR/CSP3/#multiple-policies
 */
export function contentSecurityPolicy({ https, allowsInlineScripts = false }: Delivery): string {
  return [
    ...(allowsInlineScripts ? [] : [`script-src 'self' ${STRIPE_SCRIPTS}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Returns header names in lower case and their values. */
export function securityHeaders(delivery: Delivery): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(delivery),
    ...(delivery.https
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
  };
}
