import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventKey } from '#table/keys.ts';
import { getItem, writeTransaction, type Table } from '#table/table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { eventRepository } from './event-repository.ts';
import { domainEventWrite, idOfEvent, newEvent } from './event-writes.ts';
import { InvalidEvent, parseEvent } from './parse-event.ts';

const now = new Date('2026-11-22T09:00:00.000Z');
const later = new Date('2026-11-23T09:00:00.000Z');

describe.each(engineNames)('an event on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
  });

  test('is written once, and a repeated change alters nothing of it', async () => {
    const userId = randomUUID();
    const write = (at: Date) =>
      writeTransaction(table, [
        domainEventWrite(newEvent(userId, 'enrolled', '14', { courseId: 14 }, at)),
      ]);
    await write(now);
    const stored = await getItem(table, eventKey(userId, 'enrolled#14'));
    await write(later);
    expect(await getItem(table, eventKey(userId, 'enrolled#14'))).toEqual(stored);
    expect(await eventRepository(table).list(userId)).toEqual([
      {
        userId,
        name: 'enrolled#14',
        type: 'enrolled',
        data: { courseId: 14 },
        at: now.toISOString(),
      },
    ]);
    expect(stored).toMatchObject({ expiresAt: now.getTime() / 1000 + 90 * 86_400 });
  });

  test('is listed with the events of its day, oldest first', async () => {
    const userId = randomUUID();
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour));
    await writeTransaction(table, [
      domainEventWrite(newEvent(userId, 'enrolled', '2', { courseId: 2 }, at(20))),
      domainEventWrite(newEvent(userId, 'enrolled', '1', { courseId: 1 }, at(3))),
      domainEventWrite(newEvent(userId, 'enrolled', '3', { courseId: 3 }, at(24))),
    ]);
    const names = (await eventRepository(table).listDay('2026-01-05')).map(({ name }) => name);
    expect(names).toEqual(['enrolled#1', 'enrolled#2']);
  });
});

test('What follows from an event has an id that sorts by its time', () => {
  const first = idOfEvent({ name: 'a', at: now.toISOString() });
  expect(first).toMatch(/^20261122090000000-[0-9a-f]{20}$/);
  expect(idOfEvent({ name: 'a', at: now.toISOString() })).toBe(first);
  expect(idOfEvent({ name: 'b', at: now.toISOString() })).not.toBe(first);
  expect(idOfEvent({ name: 'a', at: later.toISOString() }) > first).toBe(true);
});

test('An event with data of another kind is refused without its values', () => {
  const item = {
    entity: 'domainEvent',
    schemaVersion: 1,
    userId: 'u1',
    name: 'enrolled#14',
    type: 'enrolled',
    data: '{"courseId":"secret"}',
    at: now.toISOString(),
  };
  expect(() => parseEvent(item)).toThrow(InvalidEvent);
  expect(() => parseEvent(item)).not.toThrow('secret');
  expect(() => parseEvent({ ...item, type: 'unknown' })).toThrow('does not match its schema');
});
