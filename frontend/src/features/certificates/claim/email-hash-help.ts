/** What the hashed email address in a certificate's downloads means. Source: rules/certificates.md K23 */
export const EMAIL_HASH_HELP =
  'Your downloads then carry your account’s email address as a salted hash. People who know the address can check that it’s yours; nobody can read it. The public page never has it.';
