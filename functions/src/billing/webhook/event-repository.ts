import { isConditionFailure } from '#table/condition-errors.ts';
import { stripeKeys } from '#table/keys.ts';
import { getItem, putItem, type Condition, type Item, type Table } from '#table/table.ts';
import { BILLING_SCHEMA_VERSION } from '../billing-records.ts';

/** Stripe stops repeating an event after days; what is older is harmless, because effects follow Stripe's current state. */
const KEPT_DAYS = 90;
const SECONDS_A_DAY = 86_400;

const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };

/** Remembers an event in the transaction of its effect; its condition fails when the event was worked in before. */
export function eventPart(eventId: string, now: Date): { put: Item; condition: Condition } {
  return {
    put: {
      ...stripeKeys.event(eventId),
      entity: 'stripeEvent',
      eventId,
      processedAt: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + KEPT_DAYS * SECONDS_A_DAY,
      schemaVersion: BILLING_SCHEMA_VERSION,
    },
    condition: isNew,
  };
}

/** Whether an event was worked in. The latest state. */
export async function isProcessed(table: Table, eventId: string): Promise<boolean> {
  return (await getItem(table, stripeKeys.event(eventId))) !== undefined;
}

/** Remembers an event that changed nothing. A repeat leaves it as it is. */
export async function rememberEvent(table: Table, eventId: string, now: Date): Promise<void> {
  try {
    await putItem(table, eventPart(eventId, now).put, isNew);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
