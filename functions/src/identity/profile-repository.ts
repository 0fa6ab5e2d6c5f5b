import { isConditionFailure } from '#table/condition-errors.ts';
import { learnerKeys } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';

/** A learner's account data apart from their learning. Name and e-mail address stay in the user pool. */
export interface ProfileRecord {
  entity: 'profile';
  userId: string;
  createdAt: string;
  /** IANA name; null until the learner's browser sends it. */
  timeZone: string | null;
}

export interface ProfileRepository {
  /** Stores a profile once. @returns false when the learner has one, which is not changed. */
  createOnce(profile: ProfileRecord): Promise<boolean>;
}

const PROFILE_SCHEMA_VERSION = 1;

export function profileRepository(table: Table): ProfileRepository {
  return {
    async createOnce(profile) {
      const item = {
        ...learnerKeys.profile(profile.userId),
        ...profile,
        schemaVersion: PROFILE_SCHEMA_VERSION,
      };
      try {
        await putItem(table, item, { ConditionExpression: 'attribute_not_exists(PK)' });
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
