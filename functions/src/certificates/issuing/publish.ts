/** Writes public documents from what is stored, so that each can be written again at any time. Source: rules/certificates.md K12 */
import { buildStatusList } from '@learning/shared/credentials/issuing/build-credential';
import { documentPaths } from '@learning/shared/credentials/issuing/addresses';
import { provedCredential } from '@learning/shared/credentials/issuing/signed-documents';
import type { CertificateRecord, CredentialRecord } from '../certificate-records.ts';
import type { PublicDocument } from '../credential-provider.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { encodeStatusList } from './encode-status-list.ts';
import { achievementDocuments, achievementIn } from './achievement-document.ts';
import type { OpenedIssuer } from './issuer-documents.ts';
import { previewDocument } from './preview-document.ts';
import { publicCertificate } from './public-certificate.ts';
import { signCredential } from './sign-credential.ts';

/** Media type of the JWTs, as Open Badges asks for on the web. */
const JWT_TYPE = 'text/plain; charset=utf-8';
/** Concurrent writers of one document stop once the document shows what is stored. */
const MAX_WRITES = 10;

/**
 * Writes a status list. Two writers may each write what they read before the other one; so each reads again afterwards and repeats when
 * something was added.
 */
export async function publishStatusList(
  { origin, profile, kid }: OpenedIssuer,
  listId: number,
  deps: Pick<IssuingDependencies, 'documents' | 'signer' | 'statusLists'>,
  now: Date,
): Promise<void> {
  await writeUntilCurrent(
    () => deps.statusLists.readRevoked(listId),
    async (revoked) => {
      const encoded = encodeStatusList(revoked);
      const list = buildStatusList(origin, profile.id, listId, encoded, now);
      const body = await signCredential(list, kid, deps.signer);
      const path = documentPaths.statusList(listId);
      await deps.documents.put({ path, body, contentType: JWT_TYPE, isImmutable: false });
    },
  );
}

/** Writes the credential of a certificate, its companion with what the learner shows, and the preview of its page. */
export async function publishCertificate(
  certificateId: string,
  deps: Pick<IssuingDependencies, 'certificates' | 'documents' | 'issuer' | 'siteOrigin'>,
): Promise<void> {
  const { certificates, documents, issuer } = deps;
  const credential = await certificates.findCredential(certificateId);
  if (!credential) return;
  const place = { origin: await deps.siteOrigin(), issuerName: issuer.name };
  await writeUntilCurrent(
    () => findRecord(credential, certificates),
    async (record) => {
      if (!record) return;
      const written = [...documentsOf(record, credential), previewDocument(record, place)];
      await Promise.all(written.map((document) => documents.put(document)));
    },
  );
}

/** Writes what a certificate achieved as its signed credential says it: a later form of the document could have another address. */
export async function publishAchievement(
  certificateId: string,
  { certificates, documents }: Pick<IssuingDependencies, 'certificates' | 'documents'>,
): Promise<void> {
  const credential = await certificates.findCredential(certificateId);
  if (!credential) return;
  for (const document of achievementDocuments(achievementIn(credential.nameless)))
    await documents.put(document);
}

/** Returns the record of a certificate, the latest or a former one. */
export async function findRecord(
  { certificateId, userId, courseId }: CredentialRecord,
  certificates: IssuingDependencies['certificates'],
): Promise<CertificateRecord | undefined> {
  const latest = await certificates.find(userId, courseId);
  if (latest?.certificateId === certificateId) return latest;
  return certificates.findFormer(certificateId);
}

function documentsOf(record: CertificateRecord, credential: CredentialRecord): PublicDocument[] {
  const { certificateId, isNamePublic } = record;
  const token = isNamePublic ? credential.named : credential.nameless;
  const proof = credential.proofs?.[isNamePublic ? 'named' : 'nameless'];
  const proved = proof && {
    path: documentPaths.provedCredential(certificateId),
    body: JSON.stringify(provedCredential(token, proof)),
    contentType: 'application/vc',
    isImmutable: false,
  };
  return [
    {
      path: documentPaths.credential(certificateId),
      body: token,
      contentType: JWT_TYPE,
      isImmutable: false,
    },
    ...(proved ? [proved] : []),
    {
      path: documentPaths.certificate(certificateId),
      body: JSON.stringify(publicCertificate(record, credential)),
      contentType: 'application/json',
      isImmutable: false,
    },
  ];
}

async function writeUntilCurrent<T>(
  read: () => Promise<T>,
  write: (state: T) => Promise<void>,
): Promise<void> {
  let state = await read();
  for (let writes = 1; writes <= MAX_WRITES; writes += 1) {
    await write(state);
    const after = await read();
    if (JSON.stringify(after) === JSON.stringify(state)) return;
    state = after;
  }
  throw new Error('A document changes faster than it can be written.');
}
