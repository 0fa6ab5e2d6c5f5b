import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { updateItemAndRead, type Table } from '#table/table.ts';

interface Fanout {
  /** The ids of all learners, in pages. */
  learners: AsyncIterable<readonly string[]>;
  eventOf: (userId: string) => DomainEvent;
  /** The most learners who are told within a second, because mails follow. */
  perSecond: number;
  /** Waits this long. */
  wait: (milliseconds: number) => Promise<unknown>;
  onProgress: (counts: Counts) => void;
}

export interface Counts {
  told: number;
  /** Learners who were told by an earlier run. */
  known: number;
}

/** Writes at once; each is one small item. */
const CONCURRENCY = 10;

/**
 * Writes an event for every learner; notifications and mails follow from it. An event that a learner has is not written again, so a run that
 * stopped half-way is repeated from the start, and passes over those who were told at full speed.
 *
 * Source: rules/notifications.md N16
 */
export async function announceToAll(
  table: Table,
  { learners, eventOf, perSecond, wait, onProgress }: Fanout,
): Promise<Counts> {
  const counts: Counts = { told: 0, known: 0 };
  for await (const page of learners) {
    for (let start = 0; start < page.length; start += CONCURRENCY) {
      const written = await Promise.all(
        page.slice(start, start + CONCURRENCY).map((userId) => writeOnce(table, eventOf(userId))),
      );
      const told = written.filter(Boolean).length;
      counts.told += told;
      counts.known += written.length - told;
      if (told > 0) await wait((told / perSecond) * 1000);
    }
    onProgress(counts);
  }
  return counts;
}

/** Writes an event. @returns false when the learner has it already */
export async function writeOnce(table: Table, event: DomainEvent): Promise<boolean> {
  const part = domainEventWrite(event);
  if (!('update' in part)) throw new Error('An event is written by an update.');
  const stored = await updateItemAndRead(table, part.update, part.with);
  return stored['at'] === event.at;
}
