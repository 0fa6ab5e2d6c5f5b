import { parseStored } from '#table/stored-item.ts';
import type { Item } from '#table/table.ts';
import { EVENT_DATA, eventItem, type DomainEvent } from './domain-events.ts';

/** An event that no repetition can process: its data does not fit its type. The message contains no values. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** @throws UnreadableItem; InvalidEvent */
export function parseEvent(item: Item): DomainEvent {
  const { userId, name, type, data, at } = parseStored(eventItem, item);
  const parsed = EVENT_DATA[type].safeParse(data);
  if (!parsed.success) throw new InvalidEvent(`The event ${type} has data of another kind.`);
  return { userId, name, type, data: parsed.data, at } as DomainEvent;
}
