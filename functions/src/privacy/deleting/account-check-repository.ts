import * as z from 'zod';
import { accountsPartition, privacyWorkKeys } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, putItem, queryIndexBackwards, type Table } from '#table/table.ts';

/** Where the nightly comparison with the user pool goes on. */
const AccountCheckRecord = z.object({
  entity: z.literal('accountCheck'),
  /** The last learner looked at; null for a new round. */
  before: z.string().nullable(),
});

const storedAccountCheck = storedItem(AccountCheckRecord);

/** Reads learners in portions, round after round. */
export interface AccountCheck {
  /** Returns the next learners, and where the portion after them starts; null at the end of a round. */
  readNext(
    limit: number,
  ): Promise<{ learners: { userId: string; createdAt: string }[]; next: string | null }>;
  saveNext(next: string | null): Promise<void>;
}

export function accountCheck(table: Table): AccountCheck {
  const key = privacyWorkKeys.accountCheck;
  return {
    async readNext(limit) {
      const item = await getItem(table, key);
      const before = item ? parseStored(storedAccountCheck, item).before : null;
      const items = await queryIndexBackwards(table, {
        partition: accountsPartition,
        limit,
        ...(before === null ? {} : { before }),
      });
      const learners = items.map(({ userId, createdAt }) => ({
        userId: String(userId),
        createdAt: String(createdAt),
      }));
      const next = items.length < limit ? null : (learners.at(-1)?.userId ?? null);
      return { learners, next };
    },
    saveNext: (before) =>
      putItem(table, toStored(storedAccountCheck, key, { entity: 'accountCheck', before })),
  };
}
