import { isConditionFailure, isItemTooLarge } from '#table/condition-errors.ts';
import { submissionKeys } from '#table/keys.ts';
import { parseReadable, toStored } from '#table/stored-item.ts';
import { getItem, putItem, updateItem, type Item, type Table } from '#table/table.ts';
import { draftItem, type DraftRecord } from '../activity-records.ts';

export interface DraftRepository {
  /** Returns `outdated` for a draft that another release stored in a shape this one cannot read. */
  find(userId: string, activityId: string): Promise<DraftRecord | 'outdated' | undefined>;
  /**
   * Sets the given values and leaves the others unchanged, so that two tabs in different fields lose nothing. Drops the values
   * of an outdated draft.
   */
  merge(userId: string, draft: DraftRecord): Promise<'saved' | 'too_large'>;
  /** Stores the draft and drops the values that were saved before. */
  replace(userId: string, draft: DraftRecord): Promise<'saved' | 'too_large'>;
}

/** @param definition of the stored drafts; tests pass that of another release */
export function draftRepository(table: Table, definition = draftItem): DraftRepository {
  const put = (userId: string, draft: DraftRecord, condition = {}) => {
    const key = submissionKeys.draft(userId, draft.activityId);
    const item = {
      ...toStored(definition, key, draft),
      // The SDK would treat a plain object with a field named `constructor` as a class instance.
      values: new Map(Object.entries(draft.values)),
    };
    return putItem(table, item, condition);
  };
  const create = (userId: string, draft: DraftRecord) =>
    put(userId, draft, { ConditionExpression: 'attribute_not_exists(PK)' });
  const update = (userId: string, draft: DraftRecord) =>
    updateItem(
      table,
      submissionKeys.draft(userId, draft.activityId),
      valuesUpdate(draft, definition.version),
    );
  /** Rewrites a draft of another version, without its values if they cannot be read. */
  const migrate = async (userId: string, { activityId }: DraftRecord) => {
    const item = await getItem(table, submissionKeys.draft(userId, activityId));
    if (!item || item['schemaVersion'] === definition.version) return;
    const updatedAt = String(item['updatedAt']);
    const empty = { entity: 'draft' as const, activityId, values: {}, updatedAt };
    // A tab that migrated or replaced it first wins.
    await succeeds(
      put(userId, parseReadable(definition, item) ?? empty, {
        ConditionExpression: 'schemaVersion = :read AND updatedAt = :updatedAt',
        ExpressionAttributeValues: { ':read': item['schemaVersion'], ':updatedAt': updatedAt },
      }),
    );
  };

  return {
    async find(userId, activityId) {
      const item = await getItem(table, submissionKeys.draft(userId, activityId));
      return item && foundDraft(item, definition);
    },
    merge: (userId, draft) =>
      unlessTooLarge(async () => {
        if (await succeeds(update(userId, draft))) return;
        if (await succeeds(create(userId, draft))) return;
        // Another tab created it first, or it has another version. Drafts are never deleted.
        await migrate(userId, draft);
        await update(userId, draft);
      }),
    replace: (userId, draft) => unlessTooLarge(() => put(userId, draft)),
  };
}

/** Reads a stored draft. @returns `outdated` when this release cannot read it */
export function foundDraft(item: Item, definition = draftItem): DraftRecord | 'outdated' {
  return parseReadable(definition, item) ?? 'outdated';
}

function valuesUpdate({ values, updatedAt }: DraftRecord, schemaVersion: number) {
  const named = Object.entries(values).map(([id, value], index) => ({ id, value, index }));
  return {
    UpdateExpression: [
      'SET updatedAt = :updatedAt',
      ...named.map(({ index }) => `#values.#k${index} = :v${index}`),
    ].join(', '),
    ConditionExpression: 'schemaVersion = :schemaVersion',
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
      ':schemaVersion': schemaVersion,
      ...Object.fromEntries(named.map(({ value, index }) => [`:v${index}`, value])),
    },
  };
}

/** Returns false when the write is refused by its condition. */
async function succeeds(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

async function unlessTooLarge(write: () => Promise<void>): Promise<'saved' | 'too_large'> {
  try {
    await write();
    return 'saved';
  } catch (error) {
    if (isItemTooLarge(error)) return 'too_large';
    throw error;
  }
}
