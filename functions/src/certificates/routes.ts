import type { certificateRoutes } from '@learning/shared/contract/certificates';
import { Failure } from '#failure.ts';
import type { Implementations } from '#http/create-handler.ts';
import type { CertificateRepository } from './certificate-repository.ts';

const notImplemented = () => {
  throw new Failure('not_implemented');
};

/** Refuses to claim certificates, which the contract already declares, until they can be verified. */
export function certificateImplementations(
  certificates: CertificateRepository,
): Implementations<typeof certificateRoutes> {
  return {
    listCertificates: ({ userId }) => certificates.list(userId),
    getCertificateOverview: async ({ userId }) => ({
      certificates: await certificates.list(userId),
      available: [],
    }),
    claimCertificate: notImplemented,
    correctCertificate: notImplemented,
    changeCertificateSharing: notImplemented,
  };
}
