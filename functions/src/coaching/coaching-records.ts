/** Coaching sessions as stored. */
import { SESSION_STATES } from '@learning/shared/contract/session-states';
import * as z from 'zod';
import { Handling, UNTOUCHED } from '#requests/handling.ts';
import { storedItem } from '#table/stored-item.ts';

/** The calendar file of a confirmed or canceled time. It is made with the change, so that its mail can be sent again as it was. */
const CalendarFile = z.object({
  method: z.enum(['REQUEST', 'CANCEL']),
  /** iCalendar (RFC 5545). */
  text: z.string(),
  /** The stage of the session that it tells of. */
  stage: z.int(),
});

export const SessionRecord = z.object({
  entity: z.literal('coachingSession'),
  /** Created by the learner's browser, so that a retry is recognized. */
  sessionId: z.string(),
  userId: z.string(),
  /** The plan that it belongs to. */
  orderId: z.string(),
  topic: z.string(),
  /** IANA name in which the learner offered times. */
  timeZone: z.string(),
  state: z.enum(SESSION_STATES),
  /** Times that wait for an answer; null when none do. With a confirmed session, its time stands until then. */
  offeredTimes: z.array(z.string()).nullable(),
  startsAt: z.string().nullable(),
  place: z.string().nullable(),
  operatorMessage: z.string().nullable(),
  canceledBy: z.enum(['learner', 'operator']).nullable(),
  /** Month (`yyyy-mm`) in which it was counted. */
  month: z.string(),
  isCounted: z.boolean(),
  /** The later month that got one more instead, because the operator gave it up after its own was over. */
  creditedMonth: z.string().nullable(),
  /** Counts changes; an operator's link works for one of them. */
  stage: z.int(),
  /** The stage that the operator answered last. */
  answeredStage: z.int().nullable(),
  /** Versions of the calendar entry; null until there is one. */
  sequence: z.int().nullable(),
  calendar: CalendarFile.nullable(),
  /** Signs the operator's links to this session. */
  linkKey: z.string(),
  /** Earlier releases had no inbox. */
  handling: Handling.default(UNTOUCHED),
  createdAt: z.string(),
  changedAt: z.string(),
});

export const sessionItem = storedItem(SessionRecord);

export type SessionRecord = z.infer<typeof SessionRecord>;
export type CalendarFile = z.infer<typeof CalendarFile>;
