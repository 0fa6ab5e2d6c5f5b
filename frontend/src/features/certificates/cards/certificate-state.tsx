import { chakra } from '#ui/chakra/factory.ts';
import type { Certificate, RevocationReason } from '@learning/shared/contract/certificates';
import { Badge } from '#ui/badge.ts';
import { printDate } from '#lib/print-date.ts';

const REASONS: Record<RevocationReason, string> = {
  refund: 'because the payment for the course was refunded',
  dispute: 'because the payment for the course was returned by the bank',
  error: 'because it was issued by mistake',
  account_deleted: 'because the account was deleted',
  other: 'by Due Course',
};

/** Continues "Revoked on May 3". */
export function printReason(reason: RevocationReason): string {
  return REASONS[reason];
}

/** Shows whether a certificate holds. */
export function StateBadge({ certificate, text }: { certificate: Certificate; text: string }) {
  return certificate.state === 'valid' ? (
    <Badge colorPalette="success">{text}</Badge>
  ) : (
    <Badge colorPalette="danger">Revoked</Badge>
  );
}

/** Says when and why a certificate was revoked, and which one it replaced. */
export function StateText({ certificate }: { certificate: Certificate }) {
  const { revocation, replaces } = certificate;
  return (
    <>
      {revocation && (
        <chakra.p color="fg.error">
          This certificate was revoked on {printDate(revocation.revokedAt)}{' '}
          {printReason(revocation.reason)}. Its public page says so, too. If you think that’s a
          mistake, please contact us.
        </chakra.p>
      )}
      {replaces && (
        <chakra.p textStyle="small" color="fg.muted">
          It replaces the certificate <chakra.span overflowWrap="anywhere">{replaces}</chakra.span>,
          whose public page now leads to this one.
        </chakra.p>
      )}
    </>
  );
}
