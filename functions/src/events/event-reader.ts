import type { DomainEvent } from './domain-events.ts';

/** Reads the events that are stored. */
export interface EventReader {
  /** Lists what happened to a learner in the last 90 days, in no particular order. One Query. */
  list(userId: string): Promise<DomainEvent[]>;
  /** Lists the events of a day (`yyyy-mm-dd`, UTC), oldest first. */
  listDay(day: string): Promise<DomainEvent[]>;
}
