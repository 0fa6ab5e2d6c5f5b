/** Stores attempts that are played with the server turn by turn: at a scenario or in a conversation. */
import type * as z from 'zod';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { learnerKeys, type Key } from '#table/keys.ts';
import { parseReadable, toStored, type StoredItem } from '#table/stored-item.ts';
import {
  getItem,
  updateItem,
  writeTransaction,
  type Condition,
  type Item,
  type Table,
  type TransactionPart,
} from '#table/table.ts';

/** The open attempt at an activity, or the last one that was submitted. */
export interface PlayedAttempt {
  /** ULID. */
  id: string;
  activityId: string;
  /** Once submitted and failed: when the next attempt opens. */
  nextAttemptAt?: string | undefined;
}

/** The activity that an open attempt plays, as published when it started. */
export interface PlayedText {
  attemptId: string;
}

/** What differs between the types that are played. */
export interface PlayedKind<
  Attempt extends z.ZodType<PlayedAttempt>,
  Text extends z.ZodType<PlayedText>,
  Turn,
> {
  attemptItem: StoredItem<Attempt>;
  textItem: StoredItem<Text>;
  attemptKey: (userId: string, activityId: string) => Key;
  textKey: (userId: string, activityId: string) => Key;
  /** The attribute that holds the turns, in order. */
  turnsName: string;
  turnsOf: (attempt: z.output<Attempt>) => readonly Turn[];
}

/** An open attempt and what it plays. */
export interface OpenPlay<Attempt, Text> {
  status: 'open';
  attempt: Attempt;
  played: Text;
}

/** `outdated`: open, but stored by another release in a shape that this one cannot read. It can only be replaced. */
export type FoundPlay<Attempt, Text> =
  | OpenPlay<Attempt, Text>
  | { status: 'submitted' | 'outdated'; attempt: Pick<PlayedAttempt, 'id' | 'nextAttemptAt'> };

export interface PlayedRepository<Attempt, Text, Turn> {
  /** Returns the open attempt, or the last one that was submitted; undefined before the first. One round trip of reads. */
  find(userId: string, activityId: string): Promise<FoundPlay<Attempt, Text> | undefined>;
  /**
   * Stores a new attempt in place of the one that was read: a submitted one, or an outdated one.
   *
   * @returns `passed` when the activity is passed already, `conflict` when another write changed the same items: read again and
   * retry.
   */
  start(
    userId: string,
    courseId: number,
    started: Omit<OpenPlay<Attempt, Text>, 'status'>,
    before: FoundPlay<Attempt, Text> | undefined,
  ): Promise<'started' | 'passed' | 'conflict'>;
  /**
   * Appends a turn to the attempt as it was read. One write.
   *
   * @returns `conflict` when the attempt has changed since.
   */
  append(userId: string, attempt: Attempt, turn: Turn): Promise<'appended' | 'conflict'>;
}

export function playedRepository<
  Attempt extends z.ZodType<PlayedAttempt>,
  Text extends z.ZodType<PlayedText>,
  Turn,
>(
  table: Table,
  kind: PlayedKind<Attempt, Text, Turn>,
): PlayedRepository<z.output<Attempt>, z.output<Text>, Turn> {
  return {
    async find(userId, activityId) {
      const [item, text] = await Promise.all([
        getItem(table, kind.attemptKey(userId, activityId)),
        getItem(table, kind.textKey(userId, activityId)),
      ]);
      return item && foundPlay(kind, item, text);
    },

    async start(userId, courseId, { attempt, played }, before) {
      const { activityId } = attempt;
      const isNotPassed = {
        ConditionExpression: 'attribute_not_exists(PK) OR completed = :false',
        ExpressionAttributeValues: { ':false': false },
      };
      try {
        await writeTransaction(table, [
          {
            put: toStored(kind.attemptItem, kind.attemptKey(userId, activityId), attempt),
            condition: isUnchanged(before),
          },
          {
            check: learnerKeys.activityResult(userId, courseId, activityId),
            condition: isNotPassed,
          },
          { put: toStored(kind.textItem, kind.textKey(userId, activityId), played) },
        ]);
        return 'started';
      } catch (error) {
        const failed = failedConditions(error);
        if (failed?.includes(1)) return 'passed';
        if (failed || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async append(userId, attempt, turn) {
      try {
        await updateItem(table, kind.attemptKey(userId, attempt.activityId), {
          UpdateExpression: 'SET #turns = list_append(#turns, :turn)',
          ConditionExpression: 'id = :id AND #status = :open AND size(#turns) = :count',
          ExpressionAttributeNames: { '#status': 'status', '#turns': kind.turnsName },
          ExpressionAttributeValues: {
            ':turn': [turn],
            ':id': attempt.id,
            ':open': 'open',
            ':count': kind.turnsOf(attempt).length,
          },
        });
        return 'appended';
      } catch (error) {
        if (isConditionFailure(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },
  };
}

/** Fails when another tab started or submitted an attempt since `before` was read, whose wait would then not count. */
function isUnchanged(before: { status: string; attempt: { id: string } } | undefined): Condition {
  if (!before) return { ConditionExpression: 'attribute_not_exists(PK)' };
  return {
    ConditionExpression: 'id = :before AND #status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':before': before.attempt.id,
      ':status': before.status === 'submitted' ? 'submitted' : 'open',
    },
  };
}

/** Reads a stored attempt. @param text what it plays, as stored */
export function foundPlay<
  Attempt extends z.ZodType<PlayedAttempt>,
  Text extends z.ZodType<PlayedText>,
>(
  { attemptItem, textItem }: Pick<PlayedKind<Attempt, Text, never>, 'attemptItem' | 'textItem'>,
  item: Item,
  text: Item | undefined,
): FoundPlay<z.output<Attempt>, z.output<Text>> {
  const id = String(item['id']);
  if (item['status'] !== 'open') {
    const nextAttemptAt = item['nextAttemptAt'];
    const wait = typeof nextAttemptAt === 'string' ? { nextAttemptAt } : {};
    return { status: 'submitted', attempt: { id, ...wait } };
  }
  const attempt = parseReadable(attemptItem, item);
  const played = text && parseReadable(textItem, text);
  if (attempt && played?.attemptId === id) return { status: 'open', attempt, played };
  return { status: 'outdated', attempt: { id } };
}

/**
 * Returns the changes that close an attempt with its submission. They fail when the attempt has changed since it was read.
 *
 * @param nextAttemptAt when the next attempt opens after a failure
 */
export function playClosing<
  Attempt extends z.ZodType<PlayedAttempt>,
  Text extends z.ZodType<PlayedText>,
  Turn,
>(
  kind: PlayedKind<Attempt, Text, Turn>,
  userId: string,
  attempt: z.output<Attempt>,
  nextAttemptAt: string | undefined,
): TransactionPart[] {
  const { id, activityId } = attempt;
  return [
    {
      update: kind.attemptKey(userId, activityId),
      with: {
        UpdateExpression: nextAttemptAt
          ? 'SET #status = :submitted, nextAttemptAt = :next'
          : 'SET #status = :submitted',
        ConditionExpression: 'id = :id AND #status = :open AND size(#turns) = :count',
        ExpressionAttributeNames: { '#status': 'status', '#turns': kind.turnsName },
        ExpressionAttributeValues: {
          ':submitted': 'submitted',
          ':id': id,
          ':open': 'open',
          ':count': kind.turnsOf(attempt).length,
          ...(nextAttemptAt ? { ':next': nextAttemptAt } : {}),
        },
      },
    },
    { remove: kind.textKey(userId, activityId) },
  ];
}
