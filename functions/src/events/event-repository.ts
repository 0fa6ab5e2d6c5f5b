import { eventsOfDay, eventsPartition } from '#table/keys.ts';
import { UnreadableItem } from '#table/stored-item.ts';
import { queryIndex, queryPartition, type Item, type Table } from '#table/table.ts';
import type { DomainEvent } from './domain-events.ts';
import type { EventReader } from './event-reader.ts';
import { InvalidEvent, parseEvent } from './parse-event.ts';

export function eventRepository(table: Table): EventReader {
  return {
    async list(userId) {
      return (await queryPartition(table, eventsPartition(userId))).flatMap(readable);
    },
    async listDay(day) {
      return (await queryIndex(table, eventsOfDay(day))).flatMap(readable);
    },
  };
}

/** Leaves out what another release wrote. */
function readable(item: Item): DomainEvent[] {
  try {
    return [parseEvent(item)];
  } catch (error) {
    if (error instanceof UnreadableItem || error instanceof InvalidEvent) return [];
    throw error;
  }
}
