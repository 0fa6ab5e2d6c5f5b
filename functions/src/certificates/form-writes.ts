import { certificateKey, certificateKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
import {
  certificateItem,
  credentialItem,
  type CertificateRecord,
  type CredentialRecord,
} from './certificate-records.ts';
import { formDigests } from './issuing/form-digests.ts';

/** Signed forms that take the place of others. */
export interface NewForms {
  before: CredentialRecord;
  after: CredentialRecord;
  /** The certificate's record, if it changes with them. */
  record?: { before: CertificateRecord; after: CertificateRecord };
}

/**
 * Returns the writes that store new forms, unless the forms or the record changed since they were read. The digests of the others stay, so
 * that a verifier can tell them from a forgery.
 */
export function formWrites({ before, after, record }: NewForms): TransactionPart[] {
  const kept = { ...after, formerDigests: formDigests(before) };
  const form = {
    put: toStored(credentialItem, certificateKeys.credential(after.certificateId), kept),
    condition: hasSameForms(before),
  };
  if (!record) return [form];
  const { userId, courseId, version } = record.before;
  const changed = { ...record.after, version: version + 1 };
  const put = toStored(certificateItem, certificateKey(userId, courseId), changed);
  return [form, { put, condition: isUnchanged(record.before) }];
}

export const isUnchanged = ({ certificateId, version }: CertificateRecord): Condition => ({
  ConditionExpression: 'certificateId = :certificateId AND #version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':certificateId': certificateId, ':version': version },
});

function hasSameForms({ named, addressed }: CredentialRecord): Condition {
  if (!addressed) {
    return {
      ConditionExpression: 'named = :named AND attribute_not_exists(addressed)',
      ExpressionAttributeValues: { ':named': named },
    };
  }
  return {
    ConditionExpression: 'named = :named AND addressed.#token = :token',
    ExpressionAttributeNames: { '#token': 'token' },
    ExpressionAttributeValues: { ':named': named, ':token': addressed.token },
  };
}
