import { choiceCountKey, choiceCountPartition } from '#table/keys.ts';
import { queryPartition, type Table, type TransactionPart } from '#table/table.ts';

/** Submissions of one scenario at the same moment rarely meet in one item. */
const SHARDS = 8;

/** Decisions by choice id, by step id. */
export type ChoiceCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface ChoiceCountReader {
  /** Returns how often each choice of a scenario was made by learners who played it for the first time. One Query. */
  read(activityId: string): Promise<ChoiceCounts>;
}

export function choiceCountRepository(table: Table): ChoiceCountReader {
  return {
    async read(activityId) {
      const counts = new Map<string, Map<string, number>>();
      for (const shard of await queryPartition(table, choiceCountPartition(activityId))) {
        for (const [name, count] of Object.entries(shard)) {
          const [stepId, choiceId] = name.split('#');
          if (stepId === undefined || choiceId === undefined || typeof count !== 'number') continue;
          const ofStep = counts.get(stepId) ?? new Map<string, number>();
          counts.set(stepId, ofStep.set(choiceId, (ofStep.get(choiceId) ?? 0) + count));
        }
      }
      return counts;
    },
  };
}

/**
 * Returns the change that counts one learner's decisions. It belongs into the transaction of the learner's first submission, so
 * that no repeat counts twice. The item holds nothing about the learner.
 *
 * @param choices choice ids by step id
 */
export function choiceCounting(
  activityId: string,
  choices: Readonly<Record<string, string>>,
): TransactionPart {
  const names = Object.entries(choices).map(([stepId, choiceId]) => `${stepId}#${choiceId}`);
  return {
    update: choiceCountKey(activityId, Math.floor(Math.random() * SHARDS)),
    with: {
      UpdateExpression: [
        'SET entity = :entity, schemaVersion = :schemaVersion',
        `ADD ${names.map((_name, index) => `#c${index} :one`).join(', ')}`,
      ].join(' '),
      ExpressionAttributeNames: Object.fromEntries(
        names.map((name, index) => [`#c${index}`, name]),
      ),
      ExpressionAttributeValues: { ':entity': 'choiceCounts', ':schemaVersion': 1, ':one': 1 },
    },
  };
}
