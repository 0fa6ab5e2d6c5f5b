import { isConditionFailure, isItemTooLarge } from '#table/condition-errors.ts';
import { submissionKeys } from '#table/keys.ts';
import { getItem, putItem, updateItem, type Table } from '#table/table.ts';
import { ACTIVITY_SCHEMA_VERSION, DraftRecord } from './activity-records.ts';

export interface DraftRepository {
  find(userId: string, activityId: string): Promise<DraftRecord | undefined>;
  /** Sets the values that are named and leaves the others: two tabs in different fields lose nothing. */
  merge(userId: string, draft: DraftRecord): Promise<'saved' | 'too_large'>;
  /** Drops what was saved before. */
  replace(userId: string, draft: DraftRecord): Promise<'saved' | 'too_large'>;
}

export function draftRepository(table: Table): DraftRepository {
  const put = (userId: string, draft: DraftRecord, condition = {}) => {
    const item = {
      ...submissionKeys.draft(userId, draft.activityId),
      ...draft,
      // The SDK takes an object with a field called `constructor` for one of an unknown class.
      values: new Map(Object.entries(draft.values)),
      schemaVersion: ACTIVITY_SCHEMA_VERSION,
    };
    return putItem(table, item, condition);
  };
  const create = (userId: string, draft: DraftRecord) =>
    put(userId, draft, { ConditionExpression: 'attribute_not_exists(PK)' });
  const update = (userId: string, draft: DraftRecord) =>
    updateItem(table, submissionKeys.draft(userId, draft.activityId), valuesUpdate(draft));

  return {
    async find(userId, activityId) {
      const item = await getItem(table, submissionKeys.draft(userId, activityId));
      return item && DraftRecord.parse(item);
    },
    merge: (userId, draft) =>
      fitting(async () => {
        if (await isDone(update(userId, draft))) return;
        if (await isDone(create(userId, draft))) return;
        // Another tab was first to create it, and nothing ever removes a draft.
        await update(userId, draft);
      }),
    replace: (userId, draft) => fitting(() => put(userId, draft)),
  };
}

function valuesUpdate({ values, updatedAt }: DraftRecord) {
  const named = Object.entries(values).map(([id, value], index) => ({ id, value, index }));
  return {
    UpdateExpression: [
      'SET updatedAt = :updatedAt',
      ...named.map(({ index }) => `#values.#k${index} = :v${index}`),
    ].join(', '),
    ConditionExpression: 'attribute_exists(PK)',
    ...(named.length === 0
      ? {}
      : {
          ExpressionAttributeNames: {
            '#values': 'values',
            ...Object.fromEntries(named.map(({ id, index }) => [`#k${index}`, id])),
          },
        }),
    ExpressionAttributeValues: {
      ':updatedAt': updatedAt,
      ...Object.fromEntries(named.map(({ value, index }) => [`:v${index}`, value])),
    },
  };
}

async function isDone(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

async function fitting(write: () => Promise<void>): Promise<'saved' | 'too_large'> {
  try {
    await write();
    return 'saved';
  } catch (error) {
    if (isItemTooLarge(error)) return 'too_large';
    throw error;
  }
}
