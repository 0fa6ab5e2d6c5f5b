import type { ApiContract } from '@learning/shared/contract/contract';
import type { BodyOf } from '@learning/shared/contract/route';
import { useApiMutation } from '#queries/use-api-mutation.ts';

/** Claims a certificate. Safe to repeat: a second claim answers the first certificate. */
export function useClaimCertificate(learnerId: string) {
  return useApiMutation('claimCertificate', {
    call: (claim: { courseId: number; participantName: string; isNamePublic: boolean }) => ({
      body: { ...claim, userId: learnerId },
    }),
  });
}

/** Reissues a certificate with a corrected name. */
export function useCorrectCertificate(learnerId: string, certificateId: string) {
  return useApiMutation('correctCertificate', {
    call: (participantName: string) => ({
      params: { userId: learnerId, certificateId },
      body: { participantName },
    }),
  });
}

/** Changes what the public page of a certificate shows. */
export function useChangeSharing(learnerId: string, certificateId: string) {
  return useApiMutation('changeCertificateSharing', {
    call: (body: BodyOf<ApiContract['changeCertificateSharing']>) => ({
      params: { userId: learnerId, certificateId },
      body,
    }),
  });
}
