import type { certificateRoutes } from '@learning/shared/contract/certificates';
import type { Implementations } from '#http/create-handler.ts';
import { changeEmailHash } from './change-email-hash.ts';
import { changeSharing } from './change-sharing.ts';
import { claimCertificate } from './claim-certificate.ts';
import { correctCertificate } from './correct-certificate.ts';
import { createLearnerRecord } from './create-learner-record.ts';
import type { CertificateDependencies } from './dependencies.ts';
import { issuerOpener } from './issuing/issuer-documents.ts';
import { listCertificates, readOverview } from './list-certificates.ts';
import { reissueCertificate } from './reissue-certificate.ts';

export function certificateImplementations(
  deps: CertificateDependencies,
): Implementations<typeof certificateRoutes> {
  const openIssuer = issuerOpener(deps);
  return {
    listCertificates: ({ userId }) => listCertificates(userId, deps),
    getCertificateOverview: ({ userId, now }) => readOverview({ userId, now }, deps),
    claimCertificate: ({ userId, body, now }) => {
      const { courseId, participantName, isNamePublic = true, hasEmailHash = false } = body;
      return claimCertificate(
        { userId, courseId, participantName, isNamePublic, hasEmailHash, now },
        openIssuer,
        deps,
      );
    },
    correctCertificate: ({ userId, params: { certificateId }, body, now }) => {
      const { participantName, isFormerNamePublic = false } = body;
      return correctCertificate(
        { userId, certificateId, participantName, isFormerNamePublic, now },
        openIssuer,
        deps,
      );
    },
    reissueCertificate: ({ userId, params: { certificateId }, now }) =>
      reissueCertificate({ userId, certificateId, now }, openIssuer, deps),
    changeCertificateSharing: ({ userId, params: { certificateId }, body, now }) =>
      changeSharing({ userId, certificateId, sharing: body, now }, openIssuer, deps),
    changeCertificateEmailHash: ({ userId, params: { certificateId }, body, now }) =>
      changeEmailHash({ userId, certificateId, ...body, now }, openIssuer, deps),
    createLearnerRecord: ({ userId, now }) =>
      createLearnerRecord({ userId, now }, openIssuer, deps),
  };
}
