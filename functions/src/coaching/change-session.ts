/** What can happen to a coaching session. Each change is decided by the stored session and the server's clock. */
import { isInNotice, monthIn } from '@learning/shared/domain/coaching';
import type { DomainEvent } from '#events/domain-events.ts';
import { newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { SessionRecord } from './coaching-records.ts';

/** A session after a change, with what it means to the learner. */
export interface SessionChange {
  before: SessionRecord;
  after: SessionRecord;
  event: DomainEvent;
  /** The month that has one session more again; null when the session counts as before. */
  givenBackIn: string | null;
}

const subjectOf = ({ sessionId, stage }: SessionRecord) => `${sessionId}#${stage}`;

const isOpen = ({ state, startsAt }: SessionRecord, now: Date) =>
  state === 'requested' || (state === 'confirmed' && startsAt! > now.toISOString());

const next = (before: SessionRecord, change: Partial<SessionRecord>, now: Date): SessionRecord => ({
  ...before,
  ...change,
  stage: before.stage + 1,
  changedAt: now.toISOString(),
});

/** Returns the event that a session waits for an answer to its offered times. */
export function requestedEvent(session: SessionRecord, now: Date): DomainEvent {
  const { userId, sessionId, stage, offeredTimes, state } = session;
  const lastTime = offeredTimes!.toSorted().at(-1)!;
  const data = { sessionId, stage, isMove: state === 'confirmed', lastTime };
  return newEvent(userId, 'coachingRequested', subjectOf(session), data, now);
}

/**
 * Offers other times. A confirmed time stands until another one is confirmed.
 *
 * @throws Failure `coaching_over`; `coaching_too_late` within 24 hours of the start. Source: rules/learning.md L34
 */
export function moveSession(
  before: SessionRecord,
  offer: { times: readonly string[]; timeZone: string },
  now: Date,
): SessionChange {
  if (!isOpen(before, now)) throw new Failure('coaching_over');
  if (before.startsAt !== null && !isInNotice(before.startsAt, now)) {
    throw new Failure('coaching_too_late');
  }
  const change = { offeredTimes: [...offer.times], timeZone: offer.timeZone };
  const after = next(before, change, now);
  return { before, after, event: requestedEvent(after, now), givenBackIn: null };
}

/** Returns whether a session still counts when the learner cancels it now. Source: rules/learning.md L34 */
export function countsWhenCanceled({ startsAt }: SessionRecord, now: Date): boolean {
  return startsAt !== null && !isInNotice(startsAt, now);
}

/**
 * Cancels a session by its learner.
 *
 * @throws Failure `coaching_over`; `coaching_counts_now` when it still counts and the learner was not told so.
 */
export function cancelByLearner(
  before: SessionRecord,
  { acceptsCounting }: { acceptsCounting: boolean },
  now: Date,
): SessionChange {
  if (!isOpen(before, now)) throw new Failure('coaching_over');
  const isCounted = countsWhenCanceled(before, now);
  if (isCounted && !acceptsCounting) throw new Failure('coaching_counts_now');
  const change = { state: 'canceled', canceledBy: 'learner', isCounted } as const;
  const after = next(before, { ...change, offeredTimes: null }, now);
  return {
    before,
    after,
    event: canceledEvent(after, 'learner', now),
    givenBackIn: isCounted ? null : before.month,
  };
}

/**
 * Confirms one of the offered times.
 *
 * @throws Failure `coaching_over` when the time has passed; `invalid_request` when it was not offered
 */
export function confirmSession(
  before: SessionRecord,
  { startsAt, place }: { startsAt: string; place: string },
  now: Date,
): SessionChange {
  const offered = before.offeredTimes?.find((time) => Date.parse(time) === Date.parse(startsAt));
  if (!isOpen(before, now) || offered === undefined) {
    throw new Failure('invalid_request', undefined, [
      { path: 'body.startsAt', message: 'is none of the offered times' },
    ]);
  }
  if (offered <= now.toISOString()) throw new Failure('coaching_over');
  const isMove = before.state === 'confirmed';
  const change = { state: 'confirmed', offeredTimes: null, startsAt: offered, place } as const;
  const after = next(
    before,
    { ...change, answeredStage: before.stage, operatorMessage: null },
    now,
  );
  const { userId, sessionId, stage } = after;
  const data = { sessionId, stage, isMove, startsAt: offered };
  const event = newEvent(userId, 'coachingConfirmed', subjectOf(after), data, now);
  return { before, after, event, givenBackIn: null };
}

/** Declines the offered times: a session without a time ends and does not count, a confirmed one stays as it is. */
export function declineOffer(before: SessionRecord, message: string, now: Date): SessionChange {
  if (before.offeredTimes === null || !isOpen(before, now)) throw new Failure('coaching_over');
  const isMove = before.state === 'confirmed';
  const ending = isMove ? {} : ({ state: 'declined', ...givenUp(before, now) } as const);
  const answer = { offeredTimes: null, operatorMessage: message, answeredStage: before.stage };
  const after = next(before, { ...ending, ...answer }, now);
  const { userId, sessionId, stage } = after;
  const event = newEvent(
    userId,
    'coachingDeclined',
    subjectOf(after),
    { sessionId, stage, isMove },
    now,
  );
  return { before, after, event, givenBackIn: isMove ? null : monthGivenUpIn(before, now) };
}

/** Cancels a confirmed session by the operator; it does not count. */
export function cancelByOperator(before: SessionRecord, message: string, now: Date): SessionChange {
  if (before.state !== 'confirmed' || !isOpen(before, now)) throw new Failure('coaching_over');
  const change = { state: 'canceled', canceledBy: 'operator', operatorMessage: message } as const;
  const answer = { offeredTimes: null, answeredStage: before.stage, ...givenUp(before, now) };
  const after = next(before, { ...change, ...answer }, now);
  return {
    before,
    after,
    event: canceledEvent(after, 'operator', now),
    givenBackIn: monthGivenUpIn(before, now),
  };
}

/**
 * Ends an offer whose times have all passed without an answer: a session without a time does not count, a confirmed one stays.
 *
 * @returns undefined when there is no such offer
 */
export function lapseOffer(before: SessionRecord, now: Date): SessionChange | undefined {
  const isOver = before.offeredTimes?.every((time) => time <= now.toISOString());
  if (!isOver || (before.state !== 'requested' && before.state !== 'confirmed')) return undefined;
  const isMove = before.state === 'confirmed';
  const ending = isMove ? {} : ({ state: 'lapsed', ...givenUp(before, now) } as const);
  const after = next(before, { ...ending, offeredTimes: null }, now);
  const { userId, sessionId, stage } = after;
  const data = { sessionId, stage, isMove };
  const event = newEvent(userId, 'coachingLapsed', subjectOf(after), data, now);
  return { before, after, event, givenBackIn: isMove ? null : monthGivenUpIn(before, now) };
}

function canceledEvent(session: SessionRecord, by: 'learner' | 'operator', now: Date): DomainEvent {
  const { userId, sessionId, stage, startsAt, isCounted } = session;
  const data = { sessionId, stage, startsAt, by, isCounted };
  return newEvent(userId, 'coachingCanceled', subjectOf(session), data, now);
}

/** The month that gets a session back which the operator gave up: its own, or the current one once that is over. */
function monthGivenUpIn({ month, timeZone }: SessionRecord, now: Date): string {
  const current = monthIn(timeZone, now);
  return current > month ? current : month;
}

function givenUp(before: SessionRecord, now: Date) {
  const month = monthGivenUpIn(before, now);
  return { isCounted: false, creditedMonth: month === before.month ? null : month };
}
