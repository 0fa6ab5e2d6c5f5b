import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import type { EventData } from '#events/domain-events.ts';
import { failedConditions, isConditionFailure } from '#table/condition-errors.ts';
import { accountKeys } from '#table/keys.ts';
import { parseReadable, toStored } from '#table/stored-item.ts';
import {
  deleteItem,
  getItem,
  putItem,
  updateItem,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import {
  storedEmailChange,
  storedFormerEmail,
  storedPhoto,
  type EmailChangeRecord,
  type PhotoRecord,
} from './account-records.ts';

export type SignInChange = EventData<'signInChanged'>['change'];

/** Reads and writes what is stored of an account beside the user pool. */
export interface AccountRepository {
  findEmailChange(userId: string): Promise<EmailChangeRecord | undefined>;
  /** Stores a requested change, which replaces an earlier one with its code. */
  saveEmailChange(change: EmailChangeRecord): Promise<void>;
  /** Counts a tried code before it is compared. @returns false after `max` of them, or when another change replaced this one */
  countAttempt(change: EmailChangeRecord, max: number): Promise<boolean>;
  /** Removes a change, unless another one replaced it. */
  removeEmailChange(change: EmailChangeRecord): Promise<void>;
  /** Stores the address that a change replaced. Safe to repeat: the first time counts. */
  saveFormerEmail(change: EmailChangeRecord, now: Date): Promise<void>;
  /** Stores what changed about how a learner signs in, so that they are told. The change itself is the pool's. */
  announce(userId: string, change: SignInChange, now: Date): Promise<void>;
  findPhoto(userId: string): Promise<PhotoRecord | undefined>;
  savePhoto(photo: PhotoRecord): Promise<void>;
  removePhoto(userId: string): Promise<void>;
  /** Removes a stored photo in one transaction with other writes. @returns false, with nothing written, without a photo */
  removePhotoWith(userId: string, others: readonly TransactionPart[]): Promise<boolean>;
}

export function accountRepository(table: Table): AccountRepository {
  return {
    async findEmailChange(userId) {
      const item = await getItem(table, accountKeys.emailChange(userId));
      return item && parseReadable(storedEmailChange, item);
    },
    saveEmailChange: (change) =>
      putItem(table, toStored(storedEmailChange, accountKeys.emailChange(change.userId), change)),
    async countAttempt({ userId, changeId }, max) {
      try {
        await updateItem(table, accountKeys.emailChange(userId), {
          UpdateExpression: 'ADD attempts :one',
          ConditionExpression: 'changeId = :changeId AND attempts < :max',
          ExpressionAttributeValues: { ':one': 1, ':changeId': changeId, ':max': max },
        });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
    async removeEmailChange({ userId, changeId }) {
      const condition = {
        ConditionExpression: 'changeId = :changeId',
        ExpressionAttributeValues: { ':changeId': changeId },
      };
      try {
        await writeTransaction(table, [{ remove: accountKeys.emailChange(userId), condition }]);
      } catch (error) {
        if (!failedConditions(error)) throw error;
      }
    },
    async saveFormerEmail({ userId, changeId, oldEmail }, now) {
      const record = {
        entity: 'formerEmail' as const,
        userId,
        email: oldEmail,
        changedAt: now.toISOString(),
      };
      const key = accountKeys.formerEmail(userId, changeId);
      const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };
      try {
        await putItem(table, toStored(storedFormerEmail, key, record), isNew);
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
    async announce(userId, change, now) {
      const subject = `${change}#${now.toISOString()}`;
      const event = newEvent(userId, 'signInChanged', subject, { change }, now);
      await writeTransaction(table, [domainEventWrite(event)]);
    },
    async findPhoto(userId) {
      const item = await getItem(table, accountKeys.photo(userId));
      return item && parseReadable(storedPhoto, item);
    },
    savePhoto: (photo) =>
      putItem(table, toStored(storedPhoto, accountKeys.photo(photo.userId), photo)),
    removePhoto: (userId) => deleteItem(table, accountKeys.photo(userId)),
    async removePhotoWith(userId, others) {
      const photo = {
        remove: accountKeys.photo(userId),
        condition: { ConditionExpression: 'attribute_exists(PK)' },
      };
      try {
        await writeTransaction(table, [photo, ...others]);
        return true;
      } catch (error) {
        if (failedConditions(error)?.includes(0)) return false;
        throw error;
      }
    },
  };
}
