/** The part of the browser's Trusted Types that is used. Not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ): unknown;
}

/**
 * Lets code load scripts and workers from this site and from Stripe, by the `default` policy that Stripe.js needs. The security
 * header refuses any other text that is given to an element as a script, its address, or HTML.
 *
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
export function allowTrustedScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address) ? address : null),
  });
}

/** Whether a script may be loaded from an address: of this site, or of Stripe.js. */
export function isTrustedScript(address: string): boolean {
  const { origin, protocol, hostname } = new URL(address, location.href);
  // The origin of a `blob:` address is this site, too.
  if (origin === location.origin) return protocol === location.protocol;
  return protocol === 'https:' && /^(.+\.)?js\.stripe\.com$/.test(hostname);
}
