import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { failedConditions } from '#table/condition-errors.ts';
import { accountsPartition, learnerKeys } from '#table/keys.ts';
import { writeTransaction, type Table } from '#table/table.ts';

/** A learner's account data apart from their learning. Name and e-mail address stay in the user pool. */
export interface ProfileRecord {
  entity: 'profile';
  userId: string;
  createdAt: string;
  /** IANA name; null until the learner's browser sends it. */
  timeZone: string | null;
}

export interface ProfileRepository {
  /** Stores a profile once, and that the account was created. @returns false when the learner has one, which is not changed. */
  createOnce(profile: ProfileRecord): Promise<boolean>;
  /** Stores that the password was reset. Cognito repeats a call within seconds, so a minute has one. */
  announceReset(userId: string, now: Date): Promise<void>;
}

const PROFILE_SCHEMA_VERSION = 1;

export function profileRepository(table: Table): ProfileRepository {
  return {
    async createOnce(profile) {
      const item = {
        ...learnerKeys.profile(profile.userId),
        ...profile,
        schemaVersion: PROFILE_SCHEMA_VERSION,
        GSI1PK: accountsPartition,
        GSI1SK: profile.userId,
      };
      const { userId, createdAt } = profile;
      const created = newEvent(userId, 'accountCreated', '', {}, new Date(createdAt));
      try {
        await writeTransaction(table, [
          { put: item, condition: { ConditionExpression: 'attribute_not_exists(PK)' } },
          domainEventWrite(created),
        ]);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        throw error;
      }
    },
    async announceReset(userId, now) {
      const change = 'password_reset';
      const subject = `${change}#${now.toISOString().slice(0, 16)}`;
      const event = newEvent(userId, 'signInChanged', subject, { change }, now);
      await writeTransaction(table, [domainEventWrite(event)]);
    },
  };
}
