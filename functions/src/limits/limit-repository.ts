import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isConditionFailure } from '#table/condition-errors.ts';
import { limitKey, type Key } from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import {
  deleteItem,
  getItem,
  putItem,
  updateItem,
  type Condition,
  type Table,
} from '#table/table.ts';
import type { Allowance } from './enforce.ts';
import { LIMITS, type LimitName } from './limits.ts';

/**
 * Counts how often a subject did something, in the table, so that all instances of a function count together. A function needs
 * `...limiting('<name>')` among its grants (`table/grants.ts`).
 *
 * @example enforce(await limits.take('requestsPerAddress', address, now));
 */
export interface LimitRepository {
  /** Uses one of a subject's allowance. A refusal uses nothing and does not lengthen the wait. */
  take(name: LimitName, subject: string, now: Date): Promise<Allowance>;
  /** Tells whether one is left, without using it. */
  check(name: LimitName, subject: string, now: Date): Promise<Allowance>;
  /** Returns one that was taken for something that does not count, such as a sign-in with the right password. */
  giveBack(name: LimitName, subject: string, now: Date): Promise<void>;
  /** Makes the whole allowance available again, for an operator who helps its subject. */
  clear(name: LimitName, subject: string): Promise<void>;
}

/** One subject's use of one limit. The subject is hashed, because it may be an address. */
const storedLimit = storedItem(
  z.object({
    entity: z.literal('limit'),
    name: z.string(),
    taken: z.int(),
    /** Epoch milliseconds. */
    windowEndsAtMs: z.int(),
    /** TTL, epoch seconds. */
    expiresAt: z.int(),
  }),
);

type Window = z.output<typeof storedLimit.schema>;

const hasEnded = ({ windowEndsAtMs }: Window, now: Date) => windowEndsAtMs <= now.getTime();

const secondsLeft = ({ windowEndsAtMs }: Window, now: Date) =>
  Math.max(1, Math.ceil((windowEndsAtMs - now.getTime()) / 1000));

export function limitRepository(table: Table): LimitRepository {
  const read = async (key: Key) => {
    const item = await getItem(table, key);
    return item && parseStored(storedLimit, item);
  };
  return {
    take(name, subject, now) {
      const { max, windowSeconds } = LIMITS[name];
      const key = keyOf(name, subject);
      const takeInWindow = () =>
        isWritten(
          updateItem(table, key, {
            UpdateExpression: 'ADD taken :one',
            ConditionExpression: 'taken < :max AND windowEndsAtMs > :now',
            ExpressionAttributeValues: { ':one': 1, ':max': max, ':now': now.getTime() },
          }),
        );
      const startWindow = () => {
        const windowEndsAtMs = now.getTime() + windowSeconds * 1000;
        const expiresAt = Math.ceil(windowEndsAtMs / 1000);
        const record = { entity: 'limit' as const, name, taken: 1, windowEndsAtMs, expiresAt };
        return isWritten(putItem(table, toStored(storedLimit, key, record), isOver(now)));
      };
      return retryOnConflict<Allowance>(async () => {
        if ((await takeInWindow()) || (await startWindow())) return { isAllowed: true };
        const current = await read(key);
        // Another call started the window, or gave one back, between the two writes.
        if (!current || current.taken < max) return CONFLICT;
        return { isAllowed: false, retryAfterSeconds: secondsLeft(current, now) };
      });
    },

    async check(name, subject, now) {
      const current = await read(keyOf(name, subject));
      const isUsedUp = current && current.taken >= LIMITS[name].max && !hasEnded(current, now);
      return isUsedUp
        ? { isAllowed: false, retryAfterSeconds: secondsLeft(current, now) }
        : { isAllowed: true };
    },

    async giveBack(name, subject, now) {
      await isWritten(
        updateItem(table, keyOf(name, subject), {
          UpdateExpression: 'ADD taken :minusOne',
          ConditionExpression: 'taken > :zero AND windowEndsAtMs > :now',
          ExpressionAttributeValues: { ':minusOne': -1, ':zero': 0, ':now': now.getTime() },
        }),
      );
    },

    clear: (name, subject) => deleteItem(table, keyOf(name, subject)),
  };
}

const keyOf = (name: LimitName, subject: string) =>
  limitKey(name, createHash('sha256').update(subject).digest('hex'));

const isOver = (now: Date): Condition => ({
  ConditionExpression: 'attribute_not_exists(PK) OR windowEndsAtMs <= :now',
  ExpressionAttributeValues: { ':now': now.getTime() },
});

async function isWritten(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
