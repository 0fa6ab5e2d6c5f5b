import { isConditionFailure } from '#table/condition-errors.ts';
import { stripeKeys } from '#table/keys.ts';
import { getItem, putItem, type Condition, type Item, type Table } from '#table/table.ts';
import { BILLING_SCHEMA_VERSION } from '../billing-records.ts';

export interface EventRepository {
  /** Whether an event was processed. Reads the latest state. */
  isProcessed(eventId: string): Promise<boolean>;
  /** Stores an event as processed when nothing else is written with it. @returns false when it was processed before */
  save(eventId: string, now: Date): Promise<boolean>;
}

/** Stripe stops retrying an event after a few days. A repeat after these days is harmless, because snapshots decide. */
const STORED_DAYS = 90;
const SECONDS_PER_DAY = 86_400;

const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };

/** Stores an event as processed in the transaction of its effect, which is refused when the event was processed before. */
export function eventWrite(eventId: string, now: Date): { put: Item; condition: Condition } {
  return {
    put: {
      ...stripeKeys.event(eventId),
      entity: 'stripeEvent',
      eventId,
      processedAt: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + STORED_DAYS * SECONDS_PER_DAY,
      schemaVersion: BILLING_SCHEMA_VERSION,
    },
    condition: isNew,
  };
}

export function eventRepository(table: Table): EventRepository {
  return {
    async isProcessed(eventId) {
      return (await getItem(table, stripeKeys.event(eventId))) !== undefined;
    },

    async save(eventId, now) {
      const { put, condition } = eventWrite(eventId, now);
      try {
        await putItem(table, put, condition);
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },
  };
}
