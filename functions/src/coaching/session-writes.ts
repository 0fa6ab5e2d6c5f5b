import { coachingKey, ownRequestKeys } from '#table/keys.ts';
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
      condition: {
        ConditionExpression: 'stage = :stage',
        ExpressionAttributeValues: { ':stage': before.stage },
      },
    },
    ...(givenBackIn === null ? [] : [givingBack(after.orderId, givenBackIn)]),
  ];
}

/** Returns a session as an item to put. */
export const sessionItemOf = (session: SessionRecord) =>
  toStored(sessionItem, ownRequestKeys.session(session.userId, session.sessionId), session);

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
