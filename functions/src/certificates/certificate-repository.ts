import { Certificate } from '@learning/shared/contract/certificates';
import { certificatesPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

export interface CertificateRepository {
  list(userId: string): Promise<Certificate[]>;
  /** Returns when the certificate of each course was claimed; null for an item without a claim time. */
  readClaimTimes(userId: string): Promise<ReadonlyMap<number, string | null>>;
}

export function certificateRepository(table: Table): CertificateRepository {
  const query = (userId: string) => queryPartition(table, certificatesPartition(userId));
  return {
    async list(userId) {
      return (await query(userId)).map((item) => Certificate.parse(item));
    },

    async readClaimTimes(userId) {
      return new Map(
        (await query(userId)).map(({ courseId, claimedAt }) => [
          Number(courseId),
          typeof claimedAt === 'string' ? claimedAt : null,
        ]),
      );
    },
  };
}
