import { log } from '#observability/log.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { CredentialChange } from '../certificate-records.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import type { OpenedIssuer } from '../issuing/issuer-documents.ts';
import { publishChange } from '../publish-changes.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { withdrawCertificates } from './withdraw.ts';

type Dependencies = IssuingDependencies & { learners: LearnerReader };

/**
 * Does everything that is left to do about certificates. Each piece of work is safe to repeat and is removed only once it is done.
 *
 * @returns how many were done
 * @throws Error when some failed; the others are done
 */
export async function processChanges(
  openIssuer: (now: Date) => Promise<OpenedIssuer>,
  deps: Dependencies,
  now: Date,
): Promise<number> {
  const failures: unknown[] = [];
  const opening = openIssuer(now);
  // Some work needs no key, so it is done while none may sign.
  opening.catch((error: unknown) => failures.push(error));
  let done = 0;
  const process = async (change: CredentialChange) => {
    try {
      for (const next of await follow(change, deps, now)) await process(next);
      if (isPublishing(change)) await publishChange(change, () => opening, deps, now);
      else await deps.certificates.removeChange(change);
      done += 1;
    } catch (error) {
      failures.push(error);
      log.error(`Work on a certificate failed: ${change.work.kind}`, error as Error);
    }
  };
  for (const change of await deps.certificates.listChanges()) await process(change);
  await opening.catch(() => undefined);
  if (failures.length > 0) throw new Error(`${failures.length} changes of certificates failed.`);
  return done;
}

function isPublishing({ work }: CredentialChange): boolean {
  return work.kind !== 'revoke' && work.kind !== 'withdraw';
}

/** Revokes what a change asks for. @returns what is to be published then */
async function follow(
  { work }: CredentialChange,
  deps: Dependencies,
  now: Date,
): Promise<CredentialChange[]> {
  if (work.kind === 'withdraw') return withdrawCertificates(work, deps, now);
  if (work.kind !== 'revoke') return [];
  const credential = await deps.certificates.findCredential(work.certificateId);
  if (!credential) return [];
  const { userId, courseId } = credential;
  const latest = await deps.certificates.find(userId, courseId);
  // A former one is replaced or revoked already; its successor is not meant.
  if (latest?.certificateId !== work.certificateId) return [];
  return revokeCertificate({ userId, courseId, reason: work.reason, now }, deps);
}
