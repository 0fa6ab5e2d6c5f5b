import { accountsPartition, learnerKeys } from '#table/keys.ts';
import { getItem, updateItemAndRead, type Table } from '#table/table.ts';
import { parseProfile, profileItem, type LearnerProfile } from './profile-record.ts';

type Settings = Omit<LearnerProfile, 'updatedAt'>;
/** The settings to change. */
export type ProfileSettings = { [Name in keyof Settings]?: Settings[Name] | undefined };

export interface LearnerProfileRepository {
  /** Returns the stored settings, with defaults for the others. One read. */
  read(userId: string): Promise<LearnerProfile>;
  /**
   * Stores the given settings, and returns all of them. Creates the profile if confirming the account has not created it yet. One write.
   */
  save(userId: string, settings: ProfileSettings, now: Date): Promise<LearnerProfile>;
}

export function learnerProfileRepository(table: Table): LearnerProfileRepository {
  return {
    async read(userId) {
      return parseProfile(await getItem(table, learnerKeys.profile(userId)));
    },
    async save(userId, settings, now) {
      const values = Object.entries({ ...settings, updatedAt: now.toISOString() }).filter(
        ([, value]) => value !== undefined,
      );
      const assignments = values.map(([name]) => `#${name} = :${name}`);
      const item = await updateItemAndRead(table, learnerKeys.profile(userId), {
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
      });
      return parseProfile(item);
    },
  };
}
