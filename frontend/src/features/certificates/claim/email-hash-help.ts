/** What the hashed email address in a certificate's downloads means. Source: rules/certificates.md K23 */
export const EMAIL_HASH_HELP =
  'Your downloads will include a salted hash of your account’s email address. Anyone who knows the address can check that it matches, but no one can read it from the file. The public page never shows it.';
