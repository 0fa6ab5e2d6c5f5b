import type { ApiContract } from '@learning/shared/contract/contract';
import type { BodyOf } from '@learning/shared/contract/route';
import { useApiMutation } from '#queries/use-api-mutation.ts';

/** Claims a certificate. Safe to repeat: a second claim returns the first certificate. */
export function useClaimCertificate(learnerId: string) {
  return useApiMutation('claimCertificate', {
    call: (claim: {
      courseId: number;
      participantName: string;
      isNamePublic: boolean;
      hasEmailHash: boolean;
    }) => ({ body: { ...claim, userId: learnerId } }),
  });
}

/** Reissues a certificate with a corrected name. */
export function useCorrectCertificate(learnerId: string, certificateId: string) {
  return useApiMutation('correctCertificate', {
    call: (body: BodyOf<ApiContract['correctCertificate']>) => ({
      params: { userId: learnerId, certificateId },
      body,
    }),
  });
}

/** Reissues a certificate with its hours. Safe to repeat: another call answers the one that has them. */
export function useReissueCertificate(learnerId: string, certificateId: string) {
  return useApiMutation('reissueCertificate', {
    call: () => ({ params: { userId: learnerId, certificateId } }),
  });
}

/** Changes what the public page of a certificate shows, also of a former one. */
export function useChangeSharing(learnerId: string, certificateId: string) {
  return useApiMutation('changeCertificateSharing', {
    call: (body: BodyOf<ApiContract['changeCertificateSharing']>) => ({
      params: { userId: learnerId, certificateId },
      body,
    }),
  });
}

/** Adds the hashed email address to the downloads of a certificate, or leaves it out again. */
export function useChangeEmailHash(learnerId: string, certificateId: string) {
  return useApiMutation('changeCertificateEmailHash', {
    call: (hasEmailHash: boolean) => ({
      params: { userId: learnerId, certificateId },
      body: { hasEmailHash },
    }),
  });
}

/** Has all valid certificates signed as one record. */
export function useCreateLearnerRecord(learnerId: string) {
  return useApiMutation('createLearnerRecord', {
    call: (_input: void) => ({ params: { userId: learnerId } }),
  });
}
