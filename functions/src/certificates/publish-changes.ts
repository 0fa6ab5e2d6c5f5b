import { log } from '#observability/log.ts';
import type { CredentialChange } from './certificate-records.ts';
import type { IssuingDependencies } from './dependencies.ts';
import { publishIssuer, type OpenedIssuer } from './issuing/issuer-documents.ts';
import { signAgain } from './withdrawing-keys/sign-again.ts';
import { publishAchievement, publishCertificate, publishStatusList } from './issuing/publish.ts';

/** Publishes at once what a learner's call changed. What fails stays on the publisher's list. */
export async function publishChanges(
  changes: readonly CredentialChange[],
  issuer: OpenedIssuer,
  deps: IssuingDependencies,
  now: Date,
): Promise<void> {
  await Promise.all(
    changes.map(async (change) => {
      try {
        await publishChange(change, () => Promise.resolve(issuer), deps, now);
      } catch (error) {
        log.error('A certificate could not be published; the publisher repeats it', error as Error);
      }
    }),
  );
}

/** Writes the documents that a change names, then removes the change. */
export async function publishChange(
  change: CredentialChange,
  openIssuer: () => Promise<OpenedIssuer>,
  deps: IssuingDependencies,
  now: Date,
): Promise<void> {
  const { work } = change;
  if (work.kind === 'publish') await publishCertificate(work.certificateId, deps);
  else if (work.kind === 'rewrite') {
    await publishAchievement(work.certificateId, deps);
    await publishCertificate(work.certificateId, deps);
  } else if (work.kind === 'issuer') await publishIssuer(deps, now);
  else if (work.kind === 'statusList')
    await publishStatusList(await openIssuer(), work.listId, deps, now);
  else if (work.kind === 'signAgain') {
    await signAgain(work.certificateId, await openIssuer(), deps, now);
  } else throw new Error(`A ${work.kind} is not published.`);
  await deps.certificates.removeChange(change);
}
