import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { writeTransaction, type Table } from '#table/table.ts';
import { achievementItem, type AchievementRecord } from '../learner-records.ts';

export interface AchievementRepository {
  /** Stores an achievement permanently. Does not change one that is stored already. */
  storeOnce(userId: string, achievement: AchievementRecord): Promise<void>;
}

export function achievementRepository(table: Table): AchievementRepository {
  return {
    async storeOnce(userId, achievement) {
      const key = learnerKeys.achievement(userId, achievement.name);
      const item = toStored(achievementItem, key, achievement);
      const { name } = achievement;
      const event = newEvent(
        userId,
        'achievementEarned',
        name,
        { name },
        new Date(achievement.earnedAt),
      );
      const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };
      try {
        await writeTransaction(table, [{ put: item, condition: isNew }, domainEventWrite(event)]);
      } catch (error) {
        // Another dashboard is storing it, or has.
        if (!failedConditions(error) && !isTransactionConflict(error)) throw error;
      }
    },
  };
}
