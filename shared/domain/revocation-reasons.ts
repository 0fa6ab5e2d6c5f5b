/** Why a certificate no longer holds. Source: rules/certificates.md K8 */
export const REVOCATION_REASONS = [
  'refund',
  'dispute',
  'error',
  'account_deleted',
  'other',
] as const;

/** Returns whether a certificate that was revoked for this reason can be claimed again, once the course is paid again. */
export function isRepayable(reason: unknown): boolean {
  return reason === 'refund' || reason === 'dispute';
}
