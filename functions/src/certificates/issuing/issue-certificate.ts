import { capstoneInWords } from '@learning/shared/domain/capstone/capstone-statement';
import { stillKnowsName } from '@learning/shared/domain/retest/retest-rules';
import { activitiesInWords } from '@learning/shared/domain/wording/activities-in-words';
import {
  buildCredential,
  capstoneRowName,
} from '@learning/shared/credentials/issuing/build-credential';
import type { Achievement } from '@learning/shared/credentials/issuing/credential-documents';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { IssuedEvent } from '../certificate-events.ts';
import { downloadForm, type DownloadForm } from '../download-form.ts';
import type { CertificateRecord, CredentialRecord } from '../certificate-records.ts';
import type { NewCertificate } from '../certificate-repository.ts';
import { credentialChange } from '../change-writes.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { publishChanges } from '../publish-changes.ts';
import { achievementDocuments, achievementIn, achievementOf } from './achievement-document.ts';
import { chooseStatusEntry } from './choose-status-entry.ts';
import type { OpenedIssuer } from './issuer-documents.ts';
import { emailIdentity } from './email-identity.ts';
import { signForm } from './sign-form.ts';

/** A certificate before it has its identifiers. */
export type CertificateDraft = Omit<
  CertificateRecord,
  'certificateId' | 'hasEmailHash' | 'subjectId' | 'statusListId' | 'statusIndex'
>;

interface Issue {
  draft: CertificateDraft;
  /** The certificate that this one follows, as read; null for the first. */
  before: CertificateRecord | null;
  /** Returns what becomes of it. */
  former: (before: CertificateRecord, certificateId: string) => CertificateRecord;
  /** Certificates from before that one, changed. */
  earlier: readonly CertificateRecord[];
  event: IssuedEvent;
  basis: NewCertificate['basis'];
  /** The learner's address, if the downloads are to name it as a hash. */
  email: string | null;
  now: Date;
}

/**
 * Signs a certificate, stores it and publishes its documents. It is signed before it is stored, so what is stored can always be
 * published; if publishing fails, the publisher repeats it.
 *
 * @returns CONFLICT when something changed since it was read
 */
export async function issueCertificate(
  { draft, before, former, earlier, event, basis, email, now }: Issue,
  issuer: OpenedIssuer,
  deps: IssuingDependencies,
): Promise<{ record: CertificateRecord; form: DownloadForm } | typeof CONFLICT> {
  const achievement = await achievementFor(draft, before, issuer, deps);
  await Promise.all(
    achievementDocuments(achievement).map((document) => deps.documents.put(document)),
  );
  const outcome = await retryOnConflict(async () => {
    const entry = await chooseStatusEntry(issuer, deps, now);
    const certificateId = deps.random.certificateId();
    const record: CertificateRecord = {
      ...draft,
      ...entry,
      certificateId,
      subjectId: `urn:uuid:${deps.random.uuid()}`,
      hasEmailHash: email !== null,
    };
    const sign = (name: string | null, address: string | null = null) =>
      signForm(
        buildCredential(issuer.origin, issuer.profile, achievement, {
          ...withoutAdditions(record),
          name,
          ...(address === null ? {} : { email: emailIdentity(address, deps.random.uuid()) }),
          ...(record.capstone
            ? {
                capstone: {
                  sentence: capstoneInWords(record.capstone),
                  levels: record.capstone.rows,
                },
              }
            : {}),
          stillKnown: (record.stillKnown ?? []).map(({ days, passedAt }) => ({
            name: stillKnowsName(days),
            passedOn: passedAt.slice(0, 10),
          })),
          activities: activitiesInWords(record.activities.map(({ type }) => type)),
        }),
        issuer,
        deps,
        now,
      );
    const name = record.participantName;
    const [named, nameless, addressed] = await Promise.all([
      sign(name),
      sign(null),
      email === null ? undefined : sign(name, email),
    ]);
    const { userId, courseId } = record;
    const credential: CredentialRecord = {
      entity: 'credential',
      certificateId,
      userId,
      courseId,
      named: named.token,
      nameless: nameless.token,
      proofs: { named: named.proof, nameless: nameless.proof },
      ...(addressed ? { addressed } : {}),
      ...entry,
    };
    const after = before ? former(before, certificateId) : null;
    const published = [certificateId, ...[...(after ? [after] : []), ...earlier].map(idOf)];
    const changes = [
      ...published.map((id) => credentialChange({ kind: 'publish', certificateId: id })),
      ...(after?.state === 'replaced'
        ? [credentialChange({ kind: 'statusList', listId: after.statusListId })]
        : []),
    ];
    const stored = await deps.certificates.create(
      {
        record,
        credential,
        changes,
        basis,
        former: before && after ? { before, after } : null,
        earlier,
        event,
      },
      now,
    );
    if (stored === 'entry_taken') return CONFLICT;
    return { isStored: stored === 'stored', record, credential, changes };
  });
  if (!outcome.isStored) return CONFLICT;
  await publishChanges(outcome.changes, issuer, deps, now);
  return { record: outcome.record, form: downloadForm(outcome.credential) };
}

/** Returns what was achieved: of a certificate that takes another's place, exactly what the other one says, unless its results are new. */
async function achievementFor(
  draft: CertificateDraft,
  before: CertificateRecord | null,
  issuer: OpenedIssuer,
  { certificates }: Pick<IssuingDependencies, 'certificates'>,
): Promise<Achievement> {
  const credential =
    before !== null && before.certificateId === draft.replaces
      ? await certificates.findCredential(before.certificateId)
      : undefined;
  const stated = credential && achievementIn(credential.nameless);
  return stated && hasResultsOf(draft, stated) ? stated : achievementOf(issuer, draft);
}

/** Leaves out what a credential says in another form. */
const withoutAdditions = ({
  capstone: _capstone,
  stillKnown: _stillKnown,
  ...record
}: CertificateRecord) => record;

function hasResultsOf(
  { capstone, stillKnown }: CertificateDraft,
  { resultDescription }: Achievement,
): boolean {
  const rows = (capstone?.rows ?? []).map(({ row }) => capstoneRowName(row));
  const retests = (stillKnown ?? []).map(({ days }) => stillKnowsName(days));
  const names = resultDescription.map(({ name }) => name);
  return [...rows, ...retests].every((result) => names.includes(result));
}

const idOf = ({ certificateId }: CertificateRecord) => certificateId;
