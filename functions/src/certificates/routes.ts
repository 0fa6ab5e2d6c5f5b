import { Certificate, certificateRoutes } from '@learning/shared/contract/certificates';
import { Failure } from '#failure.ts';
import type { Implementations } from '#http/create-handler.ts';
import { certificatesPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

export interface CertificateRepository {
  /** One Query. */
  list(userId: string): Promise<Certificate[]>;
}

export function certificateRepository(table: Table): CertificateRepository {
  return {
    async list(userId) {
      const items = await queryPartition(table, certificatesPartition(userId));
      return items.map((item) => Certificate.parse(item));
    },
  };
}

/** Claiming is declared, and refused in so many words until certificates can be verified. */
export function certificateImplementations(
  certificates: CertificateRepository,
): Implementations<typeof certificateRoutes> {
  return {
    listCertificates: ({ userId }) => certificates.list(userId),
    claimCertificate: () => {
      throw new Failure('not_implemented');
    },
  };
}
