import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { blockedMailboxKey } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, putItem, type Table } from '#table/table.ts';

export type BlockReason = 'bounce' | 'complaint';

const storedBlock = storedItem(
  z.object({
    entity: z.literal('blockedMailbox'),
    reason: z.enum(['bounce', 'complaint']),
    at: z.string(),
  }),
);

/** Addresses that get no mail, because it bounces or is unwanted there. Only keyed hashes are stored. */
export interface MailboxRepository {
  findBlock(email: string): Promise<BlockReason | null>;
  block(email: string, reason: BlockReason, now: Date): Promise<void>;
}

export function mailboxRepository(table: Table, hashKey: string): MailboxRepository {
  const keyOf = (email: string) =>
    blockedMailboxKey(createHmac('sha256', hashKey).update(email.toLowerCase()).digest('hex'));
  return {
    async findBlock(email) {
      const item = await getItem(table, keyOf(email));
      return item ? parseStored(storedBlock, item).reason : null;
    },
    async block(email, reason, now) {
      const record = { entity: 'blockedMailbox' as const, reason, at: now.toISOString() };
      await putItem(table, toStored(storedBlock, keyOf(email), record));
    },
  };
}
