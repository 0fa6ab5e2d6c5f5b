import { accountsPartition, learnerKeys } from '#table/keys.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { CONFLICT } from '#table/retry-on-conflict.ts';
import {
  getItem,
  updateItemAndRead,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { parseProfile, profileItem, type LearnerProfile } from './profile-record.ts';

type Settings = Omit<LearnerProfile, 'updatedAt'>;
export type ExtraTimeFactor = Settings['extraTimeFactor'];
/** The settings to change. */
export type ProfileSettings = { [Name in keyof Settings]?: Settings[Name] | undefined };

export interface LearnerProfileRepository {
  /** Returns the stored settings, with defaults for the others. One read. */
  read(userId: string): Promise<LearnerProfile>;
  /**
   * Stores the given settings, and returns all of them. Creates the profile if confirming the account has not created it yet. One write.
   */
  save(userId: string, settings: ProfileSettings, now: Date): Promise<LearnerProfile>;
  /** Changes the extra time with what goes with it. @returns `other_factor` unless the stored factor is `from` */
  changeExtraTime(
    userId: string,
    change: { from: ExtraTimeFactor; to: ExtraTimeFactor },
    others: readonly TransactionPart[],
    now: Date,
  ): Promise<'changed' | 'other_factor' | typeof CONFLICT>;
}

export function learnerProfileRepository(table: Table): LearnerProfileRepository {
  return {
    async read(userId) {
      return parseProfile(await getItem(table, learnerKeys.profile(userId)));
    },
    async save(userId, settings, now) {
      const update = updateOf(userId, settings, now);
      return parseProfile(await updateItemAndRead(table, learnerKeys.profile(userId), update));
    },
    async changeExtraTime(userId, { from, to }, others, now) {
      const update = updateOf(userId, { extraTimeFactor: to }, now);
      const profile = {
        update: learnerKeys.profile(userId),
        with: {
          ...update,
          ConditionExpression: `${from === 1 ? 'attribute_not_exists(#extraTimeFactor) OR ' : ''}#extraTimeFactor = :from`,
          ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':from': from },
        },
      };
      try {
        await writeTransaction(table, [profile, ...others]);
        return 'changed';
      } catch (error) {
        if (failedConditions(error)?.includes(0)) return 'other_factor';
        if (isTransactionConflict(error)) return CONFLICT;
        throw error;
      }
    },
  };
}

/** Sets the given settings, and what a profile has that confirming the account has not created yet. */
function updateOf(userId: string, settings: ProfileSettings, now: Date) {
  const values = Object.entries({ ...settings, updatedAt: now.toISOString() }).filter(
    ([, value]) => value !== undefined,
  );
  const assignments = values.map(([name]) => `#${name} = :${name}`);
  return {
    UpdateExpression: `SET ${assignments.join(', ')}, #entity = :entity, #userId = :userId, GSI1PK = :accounts, GSI1SK = :userId, #schemaVersion = if_not_exists(#schemaVersion, :schemaVersion), #createdAt = if_not_exists(#createdAt, :updatedAt)`,
    ExpressionAttributeNames: {
      '#entity': 'entity',
      '#userId': 'userId',
      '#schemaVersion': 'schemaVersion',
      '#createdAt': 'createdAt',
      ...Object.fromEntries(values.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':entity': 'profile',
      ':userId': userId,
      ':accounts': accountsPartition,
      ':schemaVersion': profileItem.version,
      ...Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
    },
  };
}
