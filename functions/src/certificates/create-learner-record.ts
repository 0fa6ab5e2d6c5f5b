import type { LearnerRecord } from '@learning/shared/contract/certificates';
import { buildLearnerRecord } from '@learning/shared/credentials/issuing/learner-record';
import {
  linkedCredential,
  provedCredential,
} from '@learning/shared/credentials/issuing/signed-documents';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import type { CertificateDependencies } from './dependencies.ts';
import type { DownloadForm } from './download-form.ts';
import type { OpenedIssuer } from './issuing/issuer-documents.ts';
import { signForm, signProof } from './issuing/sign-form.ts';

interface Command {
  userId: string;
  now: Date;
}

/**
 * Signs all valid certificates of a learner as one record. It is not stored: each call signs what is valid then.
 *
 * @throws Failure `no_certificates`; `too_many_requests`
 * Source: rules/certificates.md K24
 */
export async function createLearnerRecord(
  { userId, now }: Command,
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: CertificateDependencies,
): Promise<LearnerRecord> {
  const certificates = (await deps.certificates.list(userId))
    .filter(({ state }) => state === 'valid')
    .toSorted((a, b) => a.completedAt.localeCompare(b.completedAt));
  const latest = certificates.toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt))[0];
  if (!latest) throw new Failure('no_certificates');
  enforce(await deps.limits.take('certificateRecordsPerLearner', userId, now));
  const [issuer, forms] = await Promise.all([
    openIssuer(now),
    deps.certificates.readCredentials(certificates.map((certificate) => certificate.certificateId)),
  ]);
  const prove = async ({ token, proof }: DownloadForm) => {
    const own = () => signProof(linkedCredential(token), issuer, deps.proofSigner, now);
    return provedCredential(token, proof ?? (await own()));
  };
  const credentials = await Promise.all(
    certificates.flatMap(({ certificateId }) => {
      const form = forms.get(certificateId);
      return form ? [prove(form)] : [];
    }),
  );
  const record = buildLearnerRecord({
    id: `urn:uuid:${deps.random.uuid()}`,
    subjectId: `urn:uuid:${deps.random.uuid()}`,
    learnerName: latest.participantName,
    issuer: issuer.profile,
    issuedAt: now,
    credentials,
  });
  const { token, proof } = await signForm(record, issuer, deps, now);
  return { certificateCount: credentials.length, credential: token, proof };
}
