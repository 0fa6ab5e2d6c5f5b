import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { learnerKeys, trialMailboxKey } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { putItem, writeTransaction, type Table } from '#table/table.ts';
import { entitlementItem, type EntitlementRecord } from '../learner-records.ts';

export interface EntitlementRepository {
  /** Stores an entitlement once. @returns false when one with that name exists, which is not changed. */
  grantOnce(userId: string, entitlement: EntitlementRecord): Promise<boolean>;
  /**
   * Stores a trial, its event, and that its mailbox has had one, in one transaction.
   *
   * @returns `exists` when the learner has had a trial, `mailbox_used` when another learner with this mailbox has, `conflict` when
   * another call changed the same items: retry.
   */
  grantTrial(
    userId: string,
    trial: EntitlementRecord,
    mailboxHash: string,
  ): Promise<'granted' | 'exists' | 'mailbox_used' | 'conflict'>;
}

export function entitlementRepository(table: Table): EntitlementRepository {
  return {
    async grantOnce(userId, entitlement) {
      try {
        const key = learnerKeys.entitlement(userId, entitlement.name);
        const item = toStored(entitlementItem, key, entitlement);
        await putItem(table, item, { ConditionExpression: 'attribute_not_exists(PK)' });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    async grantTrial(userId, trial, mailboxHash) {
      const key = learnerKeys.entitlement(userId, trial.name);
      const condition = { ConditionExpression: 'attribute_not_exists(PK)' };
      const mailbox = {
        ...trialMailboxKey(mailboxHash),
        entity: 'usedMailbox',
        usedAt: trial.startedAt,
        schemaVersion: 1,
      };
      const data = { endsAt: trial.endsAt! };
      const event = newEvent(userId, 'trialStarted', '', data, new Date(trial.startedAt));
      try {
        await writeTransaction(table, [
          { put: toStored(entitlementItem, key, trial), condition },
          { put: mailbox, condition },
          domainEventWrite(event),
        ]);
        return 'granted';
      } catch (error) {
        const failed = failedConditions(error);
        if (failed?.includes(0)) return 'exists';
        if (failed) return 'mailbox_used';
        if (isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}
