import { isConditionFailure } from '#table/condition-errors.ts';
import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import { putItem, type Table } from '#table/table.ts';
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
      try {
        await putItem(table, item, { ConditionExpression: 'attribute_not_exists(PK)' });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
}
