import { newEvent } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { AnnouncementRecord } from './announcement-records.ts';
import type { AnnouncementRepository } from './announcement-repository.ts';
import { isInAudience } from './is-in-audience.ts';

/** What sending announcements needs. */
export interface AnnouncementDependencies {
  announcements: AnnouncementRepository;
  learners: LearnerReader;
  /** Returns the ids of accounts below one, in descending order. One Query. */
  accounts: (limit: number, before?: string) => Promise<string[]>;
  /** Writes the event, unless the learner has it. */
  tell: (event: DomainEvent) => Promise<unknown>;
  wait: (milliseconds: number) => Promise<unknown>;
}

/** Accounts that are looked at between two notes of how far it is. */
const PORTION = 50;
const AT_ONCE = 10;
/** As many mails as an environment may send within a second. Source: rules/notifications.md N16 */
const TOLD_PER_SECOND = 10;

/**
 * Sends the announcements that operators started, a portion of accounts after the other, and notes after each how far it is. A run that
 * stops goes on there; who was told has the event, and gets no second one.
 *
 * @param hasTime whether another portion can be started; the next run goes on with what is left
 * Source: rules/notifications.md N29
 */
export async function runAnnouncements(
  now: () => Date,
  deps: AnnouncementDependencies,
  hasTime: () => boolean = () => true,
): Promise<{ told: number }> {
  let told = 0;
  for (const started of await deps.announcements.listSending()) {
    let current: AnnouncementRecord | null = started;
    while (current && hasTime()) {
      const before: AnnouncementRecord = current;
      current = await sendPortion(before, now(), deps);
      if (current) told += current.told - before.told;
    }
  }
  return { told };
}

/** @returns the announcement as it is then; null when it is over, was stopped, or another run is ahead */
async function sendPortion(
  record: AnnouncementRecord,
  now: Date,
  deps: AnnouncementDependencies,
): Promise<AnnouncementRecord | null> {
  const ids = await deps.accounts(PORTION, record.reached ?? undefined);
  let told = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const outcomes = await Promise.all(some.map((userId) => tell(userId, record, now, deps)));
    const toldNow = outcomes.filter(Boolean).length;
    told += toldNow;
    if (toldNow > 0) await deps.wait((toldNow / TOLD_PER_SECOND) * 1000);
  }
  const progress = {
    reached: ids.at(-1) ?? record.reached,
    told: record.told + told,
    lookedAt: record.lookedAt + ids.length,
  };
  const finishedAt = ids.length < PORTION ? now.toISOString() : null;
  const isStored = await deps.announcements.advance(record, progress, finishedAt);
  return isStored && finishedAt === null ? { ...record, ...progress } : null;
}

/** Tells a learner, who may know from a run that could not note it. @returns whether the announcement is for them */
async function tell(
  userId: string,
  { id, audience, title, message, actionUrl, actionLabel, startedAt }: AnnouncementRecord,
  now: Date,
  { learners, tell: write }: AnnouncementDependencies,
): Promise<boolean> {
  if (audience.kind !== 'all' && !isInAudience(audience, await learners.read(userId), now)) {
    return false;
  }
  const data = { title, message, actionUrl, actionLabel, announcementId: id };
  const event = newEvent(userId, 'announcement', id, data, new Date(startedAt!));
  await write(event);
  return true;
}
