import { createHash } from 'node:crypto';

/** SHA-256 of the empty string: allows Emotion to insert rules into the empty style elements it creates. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const STRIPE = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * Returns the policy of one page, for its `<meta>`: scripts only from files, inline styles only with the hashes of prerendered
 * ones. `style-src-attr` is the one exception, because the component library writes style attributes. The header added at the
 * edge may narrow `connect-src` to the region.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css]) => `sha256-${createHash('sha256').update(css!).digest('base64')}`,
  );
  const styles = [...new Set([EMPTY_STYLE, ...hashes])].map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${STRIPE}`,
    `style-src-elem 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://*.stripe.com",
    "font-src 'self'",
    "connect-src 'self' https://*.amazonaws.com https://api.stripe.com",
    `frame-src ${STRIPE} https://hooks.stripe.com`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
