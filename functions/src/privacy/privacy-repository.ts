import {
  isConditionFailure,
  failedConditions,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import {
  dataExportKey,
  deletionWorkPrefix,
  exportWorkPrefix,
  privacyWorkKeys,
  privacyWorkPartition,
  type Key,
} from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  deleteItem,
  getItem,
  putItem,
  queryPartition,
  updateItem,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { deletionWrite } from './deletion-write.ts';
import {
  storedDataExport,
  storedDeletionWork,
  storedExportWork,
  type DataExportRecord,
  type DeletionWork,
  type ExportWork,
} from './privacy-records.ts';

/** A run that ended without a response loses its work to the next one after this time. */
const CLAIM_MINUTES = 5;
/** A download that takes longer has failed. */
export const EXPORT_MINUTES = 60;

export interface PrivacyRepository {
  findExport(userId: string): Promise<DataExportRecord | null>;
  /**
   * Stores a download to prepare.
   *
   * @param audit the record of the operator who asks for it
   * @returns false while another one is being prepared
   */
  startExport(userId: string, now: Date, audit?: readonly TransactionPart[]): Promise<boolean>;
  /** Stores an account to delete, unless that is stored already. */
  startDeletion(
    work: Pick<DeletionWork, 'userId' | 'email' | 'keepsCertificates' | 'notBefore'>,
    now: Date,
  ): Promise<void>;
}

/** Reads and writes what learners ask for. */
export function privacyRepository(table: Table): PrivacyRepository {
  return {
    async findExport(userId) {
      const item = await getItem(table, dataExportKey(userId));
      return item ? parseStored(storedDataExport, item) : null;
    },

    async startExport(userId, now, audit = []) {
      const requestedAt = now.toISOString();
      const stale = new Date(now.getTime() - EXPORT_MINUTES * 60_000).toISOString();
      const record: DataExportRecord = {
        entity: 'dataExport',
        state: 'preparing',
        requestedAt,
        availableUntil: null,
        sizeBytes: null,
      };
      const work: ExportWork = {
        entity: 'dataExportWork',
        userId,
        requestedAt,
        tries: 0,
        claimedUntil: requestedAt,
      };
      try {
        await writeTransaction(table, [
          {
            put: toStored(storedDataExport, dataExportKey(userId), record),
            condition: {
              ConditionExpression:
                'attribute_not_exists(PK) OR #state <> :preparing OR requestedAt < :stale',
              ExpressionAttributeNames: { '#state': 'state' },
              ExpressionAttributeValues: { ':preparing': 'preparing', ':stale': stale },
            },
          },
          { put: toStored(storedExportWork, privacyWorkKeys.dataExport(userId), work) },
          ...audit,
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return false;
        throw error;
      }
    },

    async startDeletion(work, now) {
      const { put, condition } = deletionWrite(work, now);
      try {
        await putItem(table, put, condition);
      } catch (error) {
        // Asked for before, perhaps in another tab: the first choice stands.
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
}

export interface PrivacyWork {
  listExports(): Promise<ExportWork[]>;
  listDeletions(): Promise<DeletionWork[]>;
  /** Takes work for one run. @returns false when another run has it */
  claimExport(work: ExportWork, now: Date): Promise<boolean>;
  claimDeletion(work: DeletionWork, now: Date): Promise<boolean>;
  /** Stores how a download ended, and removes the work. */
  finishExport(work: ExportWork, record: DataExportRecord): Promise<void>;
  /** Lets the next run take the work at once. */
  release(work: ExportWork | DeletionWork, now: Date): Promise<void>;
  /** Stores that everything was erased and the address is no longer needed. */
  markErased(work: DeletionWork, now: Date): Promise<void>;
  removeDeletion(userId: string): Promise<void>;
}

/** Reads and writes the work that is left, for the functions that do it. */
export function privacyWork(table: Table): PrivacyWork {
  const list = (prefix: string) => queryPartition(table, privacyWorkPartition, prefix);
  const claim = async (key: Key, requestedAt: string, now: Date) => {
    const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000).toISOString();
    try {
      await updateItem(table, key, {
        UpdateExpression: 'SET claimedUntil = :until ADD tries :one',
        ConditionExpression: 'requestedAt = :requestedAt AND claimedUntil <= :now',
        ExpressionAttributeValues: {
          ':until': until,
          ':one': 1,
          ':requestedAt': requestedAt,
          ':now': now.toISOString(),
        },
      });
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  };
  const removeIfSame = async (key: Key, requestedAt: string) => {
    const condition = {
      ConditionExpression: 'requestedAt = :requestedAt',
      ExpressionAttributeValues: { ':requestedAt': requestedAt },
    };
    try {
      await writeTransaction(table, [{ remove: key, condition }]);
    } catch (error) {
      if (!failedConditions(error)) throw error;
    }
  };
  const keyOf = (work: ExportWork | DeletionWork) =>
    work.entity === 'accountDeletion'
      ? privacyWorkKeys.deletion(work.userId)
      : privacyWorkKeys.dataExport(work.userId);
  return {
    async listExports() {
      return (await list(exportWorkPrefix)).map((item) => parseStored(storedExportWork, item));
    },
    async listDeletions() {
      return (await list(deletionWorkPrefix)).map((item) => parseStored(storedDeletionWork, item));
    },
    claimExport: (work, now) => claim(keyOf(work), work.requestedAt, now),
    claimDeletion: (work, now) => claim(keyOf(work), work.requestedAt, now),
    async finishExport(work, record) {
      const isSame = {
        ConditionExpression: 'requestedAt = :requestedAt',
        ExpressionAttributeValues: { ':requestedAt': work.requestedAt },
      };
      try {
        await writeTransaction(table, [
          {
            put: toStored(storedDataExport, dataExportKey(work.userId), record),
            condition: isSame,
          },
          { remove: keyOf(work), condition: isSame },
        ]);
      } catch (error) {
        if (!failedConditions(error)) throw error;
        // A later request took its place, or the account was deleted meanwhile: there is nothing to say about this one.
        await removeIfSame(keyOf(work), work.requestedAt);
      }
    },
    async release(work, now) {
      try {
        await updateItem(table, keyOf(work), {
          UpdateExpression: 'SET claimedUntil = :now',
          ConditionExpression: 'requestedAt = :requestedAt',
          ExpressionAttributeValues: {
            ':now': now.toISOString(),
            ':requestedAt': work.requestedAt,
          },
        });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
    async markErased(work, now) {
      await updateItem(table, keyOf(work), {
        UpdateExpression: 'SET erasedAt = :now, email = :none, claimedUntil = :now',
        ConditionExpression: 'requestedAt = :requestedAt',
        ExpressionAttributeValues: {
          ':now': now.toISOString(),
          ':none': null,
          ':requestedAt': work.requestedAt,
        },
      });
    },
    async removeDeletion(userId) {
      await deleteItem(table, privacyWorkKeys.deletion(userId));
    },
  };
}
