import type { certificateRoutes } from '@learning/shared/contract/certificates';
import type { Implementations } from '#http/create-handler.ts';
import { changeSharing } from './change-sharing.ts';
import { claimCertificate } from './claim-certificate.ts';
import { correctCertificate } from './correct-certificate.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { issuerOpener } from './issuing/issuer-documents.ts';
import { listCertificates, readOverview } from './list-certificates.ts';

export function certificateImplementations(
  deps: CertificateDependencies,
): Implementations<typeof certificateRoutes> {
  const openIssuer = issuerOpener(deps);
  return {
    listCertificates: ({ userId }) => listCertificates(userId, deps),
    getCertificateOverview: ({ userId, now }) => readOverview({ userId, now }, deps),
    claimCertificate: ({ userId, body, now }) => {
      const { courseId, participantName, isNamePublic = true } = body;
      return claimCertificate(
        { userId, courseId, participantName, isNamePublic, now },
        openIssuer,
        deps,
      );
    },
    correctCertificate: ({ userId, params: { certificateId }, body, now }) =>
      correctCertificate({ userId, certificateId, ...body, now }, openIssuer, deps),
    changeCertificateSharing: ({ userId, params: { certificateId }, body, now }) =>
      changeSharing({ userId, certificateId, sharing: body, now }, openIssuer, deps),
  };
}
