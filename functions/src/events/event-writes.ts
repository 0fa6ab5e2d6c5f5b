import { createHash } from 'node:crypto';
import { eventKey, eventsOfDay } from '#table/keys.ts';
import type { TransactionPart } from '#table/table.ts';
import type { DomainEvent, EventOf, EventType } from './domain-events.ts';
import { EVENT_VERSION } from './event-version.ts';

const STORED_DAYS = 90;
const DAY_SECONDS = 86_400;

/** Returns an event. @param subject tells events of one type apart, e.g. the id of the order */
export function newEvent<Type extends EventType>(
  userId: string,
  type: Type,
  subject: string,
  data: EventOf<Type>['data'],
  now: Date,
): DomainEvent {
  const name = subject === '' ? type : `${type}#${subject}`;
  return { userId, name, type, data, at: now.toISOString() } as DomainEvent;
}

/**
 * Returns the write of an event, for the transaction of the change that it tells of. It never fails, and never changes an event that is
 * stored: then the table's stream reports nothing.
 */
export function domainEventWrite({ userId, name, type, data, at }: DomainEvent): TransactionPart {
  const attributes = {
    entity: 'domainEvent',
    schemaVersion: EVENT_VERSION,
    userId,
    name,
    type,
    data: JSON.stringify(data),
    at,
    GSI1PK: eventsOfDay(at.slice(0, 10)),
    GSI1SK: `${at}#${userId}#${name}`,
    expiresAt: Math.ceil(Date.parse(at) / 1000) + STORED_DAYS * DAY_SECONDS,
  };
  const entries = Object.entries(attributes);
  return {
    update: eventKey(userId, name),
    with: {
      UpdateExpression: `SET ${entries.map(([key]) => `#${key} = if_not_exists(#${key}, :${key})`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([key]) => [`#${key}`, key])),
      ExpressionAttributeValues: Object.fromEntries(
        entries.map(([key, value]) => [`:${key}`, value]),
      ),
    },
  };
}

/** Returns the id of what follows from an event: sortable by time, and the same at every repetition. */
export function idOfEvent({ name, at }: Pick<DomainEvent, 'name' | 'at'>): string {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '');
  return `${digits}-${createHash('sha256').update(name).digest('hex').slice(0, 20)}`;
}
