import * as z from 'zod';
import { dayChange } from '#figures/counting/counter-change.ts';
import { countWith } from '#figures/counting/count-once.ts';
import { balanceKeys } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import type { BalanceBooking } from '../payment-provider.ts';
import { bookingCounts } from './booking-counts.ts';

const storedCursor = storedItem(
  z.object({ entity: z.literal('balanceCursor'), readUntil: z.string() }),
);
const storedBooking = storedItem(
  z.object({
    entity: z.literal('balanceBooking'),
    transactionId: z.string(),
    bookedAt: z.string(),
    category: z.string(),
    currency: z.string(),
    product: z.string(),
    amountCents: z.int(),
    feeCents: z.int(),
    netCents: z.int(),
  }),
);

export interface BalanceRepository {
  /** Finds until when the balance has been read. */
  findReadUntil(): Promise<Date | undefined>;
  saveReadUntil(readUntil: Date): Promise<void>;
  isStored(booking: BalanceBooking): Promise<boolean>;
  /** Stores a booking and counts it on its day, once. One transaction. */
  storeOnce(booking: BalanceBooking, product: string): Promise<void>;
}

export function balanceRepository(table: Table): BalanceRepository {
  return {
    async findReadUntil() {
      const item = await getItem(table, balanceKeys.cursor);
      return item && new Date(parseStored(storedCursor, item).readUntil);
    },
    async saveReadUntil(readUntil) {
      const record = { entity: 'balanceCursor', readUntil: readUntil.toISOString() } as const;
      await putItem(table, toStored(storedCursor, balanceKeys.cursor, record));
    },
    async isStored(booking) {
      return (await getItem(table, keyOf(booking))) !== undefined;
    },
    async storeOnce({ paymentIntentId: _payment, ...booking }, product) {
      const record = { entity: 'balanceBooking', ...booking, product } as const;
      const marker = {
        put: toStored(storedBooking, keyOf(booking), record),
        condition: { ConditionExpression: 'attribute_not_exists(PK)' },
      };
      const change = dayChange(booking.bookedAt.slice(0, 10), product, bookingCounts(booking));
      await countWith(table, marker, [change]);
    },
  };
}

const keyOf = ({ bookedAt, transactionId }: Pick<BalanceBooking, 'bookedAt' | 'transactionId'>) =>
  balanceKeys.entry(bookedAt.slice(0, 7), transactionId);
