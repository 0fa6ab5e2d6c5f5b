import type { InboxState } from '@learning/shared/contract/inbox-states';
import { encodeTime } from 'ulid';
import { unchangedHandling } from '#requests/handling.ts';
import {
  coachingKey,
  doneSessionsPartition,
  ownRequestKeys,
  sessionsPartition,
} from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { TransactionPart } from '#table/table.ts';
import type { SessionChange } from './change-session.ts';
import { sessionItem, type SessionRecord } from './coaching-records.ts';

/** Returns the writes of a change without its event; they are refused when the session was changed meanwhile. */
export function sessionChangeWrites({
  before,
  after,
  givenBackIn,
}: Omit<SessionChange, 'event'>): TransactionPart[] {
  return [
    {
      put: sessionItemOf(after),
      condition: unchangedSession(before),
    },
    ...(givenBackIn === null ? [] : [givingBack(after.orderId, givenBackIn)]),
  ];
}

/** Returns the condition that neither the learner nor an operator changed a session since it was read. */
function unchangedSession({ stage, handling }: SessionRecord) {
  const unchanged = unchangedHandling(handling);
  return {
    ConditionExpression: `stage = :stage AND ${unchanged.ConditionExpression}`,
    ExpressionAttributeNames: unchanged.ExpressionAttributeNames,
    ExpressionAttributeValues: { ...unchanged.ExpressionAttributeValues, ':stage': stage },
  };
}

/** Returns how far operators are with a session: what happened since they looked at it makes it new again. */
export function inboxStateOf(session: SessionRecord, now: Date): InboxState {
  const { handling, stage, offeredTimes, state, startsAt } = session;
  if (handling.state !== null && handling.stage === stage) return handling.state;
  if (offeredTimes !== null && (state === 'requested' || state === 'confirmed')) return 'new';
  return state === 'confirmed' && startsAt! > now.toISOString() ? 'waiting' : 'done';
}

/** Returns a session as an item to put, with its place in the operators' list: the last change first. */
export function sessionItemOf(session: SessionRecord) {
  const { userId, sessionId, changedAt, handling } = session;
  const at = [changedAt, handling.changedAt ?? ''].toSorted().at(-1)!;
  return {
    ...toStored(sessionItem, ownRequestKeys.session(userId, sessionId), session),
    GSI1PK:
      inboxStateOf(session, new Date(changedAt)) === 'done'
        ? doneSessionsPartition
        : sessionsPartition,
    GSI1SK: `${encodeTime(Date.parse(at))}${sessionId}`,
  };
}

/** Returns the write that counts a session in its month. @param max how many the month has; undefined for any number */
export const countingWrite = (
  { orderId, month }: SessionRecord,
  max: number | undefined,
): TransactionPart => ({
  update: coachingKey(orderId, month),
  with: {
    UpdateExpression: 'SET entity = :entity ADD sessions :one',
    ...(max === undefined
      ? {}
      : { ConditionExpression: 'attribute_not_exists(sessions) OR sessions < :max' }),
    ExpressionAttributeValues: {
      ':entity': 'coaching-month',
      ':one': 1,
      ...(max === undefined ? {} : { ':max': max }),
    },
  },
});

/** The count may fall below zero: then the month has one more than the plan includes. */
const givingBack = (orderId: string, month: string): TransactionPart => ({
  update: coachingKey(orderId, month),
  with: {
    UpdateExpression: 'SET entity = :entity ADD sessions :minusOne',
    ExpressionAttributeValues: { ':entity': 'coaching-month', ':minusOne': -1 },
  },
});
