import { randomUUID } from 'node:crypto';
import { credentialChangeKey } from '#table/keys.ts';
import type { TransactionPart } from '#table/table.ts';
import type { CredentialChange, CredentialWork } from './certificate-records.ts';

/** Returns the change to store with the write that caused it. The table's stream starts the publisher. */
export function credentialChange(work: CredentialWork): CredentialChange {
  return { entity: 'credentialChange', name: nameOf(work), changeId: randomUUID(), work };
}

/** Writes a change as it is: billing writes it, too, and does not need the schemas of certificates. */
export function changeWrite(change: CredentialChange): TransactionPart {
  return { put: { ...credentialChangeKey(change.name), ...change, schemaVersion: 1 } };
}

/** Two changes with the same name are one: the later write contains the earlier one. */
function nameOf(work: CredentialWork): string {
  switch (work.kind) {
    case 'publish':
      return `publish#${work.certificateId}`;
    case 'rewrite':
      return `rewrite#${work.certificateId}`;
    case 'signAgain':
      return `signAgain#${work.certificateId}`;
    case 'issuer':
      return 'issuer';
    case 'statusList':
      return `list#${work.listId}`;
    case 'revoke':
      return `revoke#${work.certificateId}`;
    case 'withdraw':
      return `withdraw#${work.userId}#${work.orderId}`;
  }
}
