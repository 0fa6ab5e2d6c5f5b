import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import type { TransactionPart } from '#table/table.ts';
import type { CertificateRecord } from './certificate-records.ts';

/** What issued a certificate, as the event that tells of it. */
export type IssuedEvent = 'certificateClaimed' | 'certificateCorrected' | 'certificateReissued';

/** Returns the write that tells of a new certificate: claimed, or issued again with another name or with hours. */
export function issuedEventWrite(record: CertificateRecord, type: IssuedEvent): TransactionPart {
  const { userId, certificateId, courseId, courseName: courseTitle, issuedAt } = record;
  const data = { courseId, courseTitle, certificateId };
  return domainEventWrite(newEvent(userId, type, certificateId, data, new Date(issuedAt)));
}

/** Returns the write that tells of a revoked certificate; none without an account. */
export function revokedEventWrites(record: CertificateRecord, now: Date): TransactionPart[] {
  const { userId, certificateId, courseId, courseName: courseTitle, revocation } = record;
  const isDeleted = record.isOfDeletedAccount || revocation?.reason === 'account_deleted';
  if (revocation === null || isDeleted) return [];
  const data = { courseId, courseTitle, certificateId, reason: revocation.reason };
  return [domainEventWrite(newEvent(userId, 'certificateRevoked', certificateId, data, now))];
}
