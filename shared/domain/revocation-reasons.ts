/** Why a certificate no longer holds. Source: rules/certificates.md K8 */
export const REVOCATION_REASONS = [
  'refund',
  'dispute',
  'error',
  'account_deleted',
  'other',
] as const;
