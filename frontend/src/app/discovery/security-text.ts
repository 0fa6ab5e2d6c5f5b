import { site } from '@learning/content/site';

export const SECURITY_TEXT_PATH = '.well-known/security.txt';

/** RFC 9116 recommends less than a year; each deployment writes a new date. */
const VALID_DAYS = 360;

/**
 * Returns `/.well-known/security.txt`: where to report a weakness of the site. Delivered elsewhere, it names the address there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText(builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
