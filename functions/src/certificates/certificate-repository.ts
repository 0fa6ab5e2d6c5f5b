import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import {
  certificateKey,
  certificateKeys,
  certificatesPartition,
  credentialChangeKey,
  credentialChangesPartition,
  learnerKeys,
  teamCertificatePrefix,
  teamKeys,
  teamPartition,
} from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  batchGetItems,
  getItem,
  putItem,
  queryPartition,
  scanEntity,
  writeTransaction,
  type Condition,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import type { EnrollmentRecord, EntitlementRecord } from '#learning/learner-records.ts';
import {
  certificateItem,
  credentialChangeItem,
  CredentialRecord,
  credentialItem,
  seatCertificateItem,
  type CertificateRecord,
  type CredentialChange,
  type SeatCertificateRecord,
} from './certificate-records.ts';
import { issuedEventWrite, revokedEventWrites, type IssuedEvent } from './certificate-events.ts';
import { changeWrite } from './change-writes.ts';
import { downloadForm, type DownloadForm } from './download-form.ts';
import { formWrites, isUnchanged, type NewForms } from './form-writes.ts';
import { entryWrite, revokedWrite } from './issuing/status-list-repository.ts';

/** A certificate to store for the first time, with what must not have changed since it was decided. */
export interface NewCertificate {
  record: CertificateRecord;
  credential: CredentialRecord;
  changes: readonly CredentialChange[];
  /** The certificate that this one follows; it becomes a former one. */
  former: { before: CertificateRecord; after: CertificateRecord } | null;
  /** Certificates from before that one, changed. */
  earlier: readonly CertificateRecord[];
  event: IssuedEvent;
  /** The learner's progress and access as they were read; null for a correction. */
  basis: { enrollment: EnrollmentRecord; entitlement: EntitlementRecord } | null;
}

/** A changed certificate with all records that change with it. */
export interface CertificateChange {
  before: CertificateRecord;
  after: CertificateRecord;
  /** Former certificates of the course, changed. */
  formers: readonly CertificateRecord[];
  /** Marks the certificate's status entry as revoked. */
  isRevoking: boolean;
  changes: readonly CredentialChange[];
  now: Date;
}

/** `entry_taken`: draw another status entry. `conflict`: read again. */
export type StoreOutcome = 'stored' | 'entry_taken' | 'conflict';

export interface CertificateRepository {
  /** Lists the latest certificate of each course, revoked ones included. One Query. */
  list(userId: string): Promise<CertificateRecord[]>;
  find(userId: string, courseId: number): Promise<CertificateRecord | undefined>;
  findCredential(certificateId: string): Promise<CredentialRecord | undefined>;
  /** Returns the forms that the learner downloads, by certificate id. */
  readCredentials(certificateIds: readonly string[]): Promise<ReadonlyMap<string, DownloadForm>>;
  findFormer(certificateId: string): Promise<CertificateRecord | undefined>;
  /** Lists the former certificates with these ids. One BatchGet for up to 100. */
  listFormer(certificateIds: readonly string[]): Promise<CertificateRecord[]>;
  create(certificate: NewCertificate, now: Date): Promise<StoreOutcome>;
  change(change: CertificateChange): Promise<'stored' | 'conflict'>;
  /** Stores new signed forms of a certificate; of the others, only their digests stay. */
  replaceForms(forms: NewForms): Promise<'stored' | 'conflict'>;
  /** Lists what was claimed with the seats of a plan, also by members who have left. One Query. */
  listClaimedWithSeats(orderId: string): Promise<SeatCertificateRecord[]>;
  /** Lists the ids of all certificates, also of replaced ones. Scans the table: for commands only. */
  listCertificateIds(): AsyncIterable<string>;
  /** Lists what is left to do. One Query. */
  listChanges(): Promise<CredentialChange[]>;
  addChange(change: CredentialChange): Promise<void>;
  /** Removes a change unless a later one took its place. */
  removeChange(change: CredentialChange): Promise<void>;
}

const DownloadedFields = CredentialRecord.pick({
  certificateId: true,
  named: true,
  proofs: true,
  addressed: true,
});

const isAbsent: Condition = { ConditionExpression: 'attribute_not_exists(PK)' };

export function certificateRepository(table: Table): CertificateRepository {
  return {
    async list(userId) {
      const items = await queryPartition(table, certificatesPartition(userId));
      return items.map((item) => parseStored(certificateItem, item));
    },

    async find(userId, courseId) {
      const item = await getItem(table, certificateKey(userId, courseId));
      return item && parseStored(certificateItem, item);
    },

    async findCredential(certificateId) {
      const item = await getItem(table, certificateKeys.credential(certificateId));
      return item && parseStored(credentialItem, item);
    },

    async readCredentials(certificateIds) {
      if (certificateIds.length === 0) return new Map();
      const keys = certificateIds.map((id) => certificateKeys.credential(id));
      const items = await batchGetItems(table, keys, Object.keys(DownloadedFields.shape));
      return new Map(
        items
          .map((item) => DownloadedFields.parse(item))
          .map((fields) => [fields.certificateId, downloadForm(fields)]),
      );
    },

    async findFormer(certificateId) {
      const item = await getItem(table, certificateKeys.former(certificateId));
      return item && parseStored(certificateItem, item);
    },

    async listFormer(certificateIds) {
      const keys = certificateIds.map((id) => certificateKeys.former(id));
      const items = await batchGetItems(table, keys);
      return items.map((item) => parseStored(certificateItem, item));
    },

    async create(certificate, now) {
      const { record, credential, changes, former, earlier, event, basis } = certificate;
      const { certificateId, statusListId, statusIndex } = record;
      const failed = await tryTransaction(table, [
        entryWrite(statusListId, statusIndex, certificateId),
        latestWrite(record, former ? isUnchanged(former.before) : isAbsent),
        {
          put: toStored(credentialItem, certificateKeys.credential(certificateId), credential),
          condition: isAbsent,
        },
        ...(former ? [formerWrite(former.after)] : []),
        ...earlier.map(formerWrite),
        ...(former?.after.state === 'replaced'
          ? [revokedWrite(former.after.statusListId, former.after.statusIndex, now)]
          : []),
        ...(basis ? basisChecks(record.userId, basis) : []),
        ...(basis ? seatCertificateWrites(record, basis.entitlement) : []),
        ...changes.map(changeWrite),
        issuedEventWrite(record, event),
      ]);
      if (failed === 'stored') return 'stored';
      return failed.includes(0) ? 'entry_taken' : 'conflict';
    },

    async change({ before, after, formers, isRevoking, changes, now }) {
      const failed = await tryTransaction(table, [
        latestWrite({ ...after, version: before.version + 1 }, isUnchanged(before)),
        ...formers.map(formerWrite),
        ...(isRevoking ? [revokedWrite(after.statusListId, after.statusIndex, now)] : []),
        ...changes.map(changeWrite),
        ...(isRevoking ? revokedEventWrites(after, now) : []),
      ]);
      return failed === 'stored' ? 'stored' : 'conflict';
    },

    async replaceForms(forms) {
      const failed = await tryTransaction(table, formWrites(forms));
      return failed === 'stored' ? 'stored' : 'conflict';
    },

    async listClaimedWithSeats(orderId) {
      const items = await queryPartition(table, teamPartition(orderId), teamCertificatePrefix);
      return items.map((item) => parseStored(seatCertificateItem, item));
    },

    async *listCertificateIds() {
      for await (const item of scanEntity(table, 'credential', ['certificateId'])) {
        yield String(item['certificateId']);
      }
    },

    async listChanges() {
      const items = await queryPartition(table, credentialChangesPartition);
      return items.map((item) => parseStored(credentialChangeItem, item));
    },

    async addChange(change) {
      await putItem(
        table,
        toStored(credentialChangeItem, credentialChangeKey(change.name), change),
      );
    },

    async removeChange({ name, changeId }) {
      const condition = {
        ConditionExpression: 'changeId = :changeId',
        ExpressionAttributeValues: { ':changeId': changeId },
      };
      await tryTransaction(table, [{ remove: credentialChangeKey(name), condition }]);
    },
  };
}

function latestWrite(record: CertificateRecord, condition: Condition): TransactionPart {
  const key = certificateKey(record.userId, record.courseId);
  return { put: toStored(certificateItem, key, record), condition };
}

function formerWrite(record: CertificateRecord): TransactionPart {
  const key = certificateKeys.former(record.certificateId);
  return { put: toStored(certificateItem, key, record) };
}

/** Keeps with a plan what was claimed with one of its seats. */
function seatCertificateWrites(
  { userId, courseId, claimedAt }: CertificateRecord,
  { kind, orderId }: EntitlementRecord,
): TransactionPart[] {
  if (kind !== 'seat' || orderId === undefined) return [];
  const claimed = {
    entity: 'seatCertificate' as const,
    orderId,
    memberId: userId,
    courseId,
    claimedAt,
  };
  const key = teamKeys.certificate(orderId, userId, courseId);
  return [{ put: toStored(seatCertificateItem, key, claimed) }];
}

/** Refuses the transaction when a module was reopened, or the access changed, since both were read. */
function basisChecks(
  userId: string,
  { enrollment, entitlement }: NonNullable<NewCertificate['basis']>,
): TransactionPart[] {
  return [
    {
      check: learnerKeys.enrollment(userId, enrollment.courseId),
      condition: {
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': enrollment.version },
      },
    },
    {
      check: learnerKeys.entitlement(userId, entitlement.name),
      condition: {
        ConditionExpression: 'attribute_exists(PK) AND endsAt = :endsAt',
        ExpressionAttributeValues: { ':endsAt': entitlement.endsAt },
      },
    },
  ];
}

/** @returns the positions of the parts that were refused; none for a conflict with another transaction */
async function tryTransaction(
  table: Table,
  parts: readonly TransactionPart[],
): Promise<'stored' | number[]> {
  try {
    await writeTransaction(table, parts);
    return 'stored';
  } catch (error) {
    const failed = failedConditions(error);
    if (failed) return failed;
    if (isTransactionConflict(error)) return [];
    throw error;
  }
}
