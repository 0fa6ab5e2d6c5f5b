/** Coaching sessions of a plan, what a learner asked the operator for, and the operator's answers by link. Source: rules/learning.md L22, L33, L34, L35 */
import * as z from 'zod';
import { OFFERED_TIMES } from '#domain/coaching.ts';
import { Instant, TimeZone, UserId, VisibleLine } from './fields.ts';
import { REQUEST_TOPICS } from './request-topics.ts';
import { defineRoutes } from './route.ts';
import { SESSION_STATES } from './session-states.ts';

/** Three times; the server checks that they differ and lie in the window. */
const OfferedTimes = z.array(Instant).length(OFFERED_TIMES);
const Message = z.string().trim().min(1).max(2000);

export const CoachingSession = z
  .object({
    sessionId: z.string(),
    state: z.enum(SESSION_STATES),
    topic: z.string(),
    /** IANA name in which the times were offered. */
    timeZone: z.string(),
    /** Waiting for an answer; null when nothing is. With a confirmed session, that one stands until then. */
    offeredTimes: z.array(Instant).nullable(),
    /** null until a time is confirmed. */
    startsAt: Instant.nullable(),
    /** Where it takes place: a link or a phone number. */
    place: z.string().nullable(),
    /** What the operator wrote when declining or canceling. */
    operatorMessage: z.string().nullable(),
    canceledBy: z.enum(['learner', 'operator']).nullable(),
    /** Whether it counts among the sessions of a month. */
    isCounted: z.boolean(),
    canMove: z.boolean(),
    canCancel: z.boolean(),
    /** Whether it still counts when the learner cancels it now. */
    countsWhenCanceled: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'CoachingSession' });

/** A message to the operator, by a learner who was signed in. */
export const OwnRequest = z
  .object({
    requestId: z.string(),
    topic: z.enum(REQUEST_TOPICS),
    message: z.string(),
    state: z.enum(['sent', 'answered']),
    createdAt: Instant,
    answeredAt: Instant.nullable(),
  })
  .meta({ id: 'OwnRequest' });

const CoachingQuota = z.object({
  /** Sessions a month; null for any number, 0 without a plan that has them. */
  perMonth: z.int().min(0).nullable(),
  usedThisMonth: z.int().min(0),
  /** The calendar month (`yyyy-mm`) in the learner's time zone. */
  month: z.string(),
});

const userParams = z.strictObject({ userId: UserId });
const ownSession = z.strictObject({ userId: UserId, sessionId: z.uuid() });
const Token = z.string().regex(/^[\w.-]{20,300}$/, 'must be a token of a mail');

/** What the holder of an operator's link sees: a session, or a message. */
const LinkedRequest = z.object({
  kind: z.enum(['session', 'request']),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  timeZone: z.string().nullable(),
  state: z.enum([...SESSION_STATES, 'sent', 'answered']),
  offeredTimes: z.array(Instant).nullable(),
  startsAt: Instant.nullable(),
  place: z.string().nullable(),
  /** Whether the plan of the session has ended since. */
  isPlanEnded: z.boolean(),
  /** What this link can still do. */
  actions: z.array(z.enum(['confirm', 'decline', 'cancel', 'answer'])),
});

export const coachingRoutes = defineRoutes({
  listOwnRequests: {
    method: 'GET',
    path: '/api/users/{userId}/requests',
    summary: 'Coaching sessions and messages of the learner with their states, newest first',
    group: 'coaching',
    access: 'learner',
    params: userParams,
    response: z.object({
      sessions: z.array(CoachingSession),
      requests: z.array(OwnRequest),
      quota: CoachingQuota,
      /** null until the learner's browser has sent it. */
      timeZone: z.string().nullable(),
    }),
  },
  requestCoaching: {
    method: 'POST',
    path: '/api/users/{userId}/coaching-requests',
    summary: "Ask for one of the plan's coaching sessions this month; a repeated id counts once",
    group: 'coaching',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({
      /** Created by the sender, so that a repeated call is recognized. */
      requestId: z.uuid(),
      topic: Message,
      times: OfferedTimes,
      timeZone: TimeZone,
    }),
    response: CoachingSession,
    status: 201,
    errors: ['coaching_not_included', 'coaching_used_up', 'account_closing', 'write_conflict'],
  },
  moveCoaching: {
    method: 'PUT',
    path: '/api/users/{userId}/coaching-requests/{sessionId}',
    summary:
      'Offer other times for a session; a confirmed time stands until another one is confirmed',
    group: 'coaching',
    access: 'learner',
    refusesDemo: true,
    params: ownSession,
    body: z.strictObject({ times: OfferedTimes, timeZone: TimeZone }),
    response: CoachingSession,
    errors: ['coaching_not_found', 'coaching_over', 'coaching_too_late', 'write_conflict'],
  },
  cancelCoaching: {
    method: 'POST',
    path: '/api/users/{userId}/coaching-requests/{sessionId}/cancellation',
    summary: 'Cancel a session; within 24 hours of its start it still counts. Safe to repeat',
    group: 'coaching',
    access: 'learner',
    refusesDemo: true,
    params: ownSession,
    /** Whether the learner was told that the session still counts. */
    body: z.strictObject({ acceptsCounting: z.boolean() }),
    response: CoachingSession,
    errors: ['coaching_not_found', 'coaching_over', 'coaching_counts_now', 'write_conflict'],
  },
  readOperatorLink: {
    method: 'POST',
    path: '/api/operator-links/read',
    summary: "What the link in an operator's mail is about, without signing in; changes nothing",
    group: 'coaching',
    access: 'public',
    isRead: true,
    body: z.strictObject({ token: Token }),
    response: LinkedRequest,
    errors: ['operator_link_invalid', 'operator_link_used'],
  },
  answerByLink: {
    method: 'POST',
    path: '/api/operator-links',
    summary:
      "Answer by the link in an operator's mail: confirm, decline or cancel a session, or mark a message answered. Each link works once",
    group: 'coaching',
    access: 'public',
    refusesDemo: true,
    body: z
      .strictObject({
        token: Token,
        action: z.enum(['confirm', 'decline', 'cancel', 'answer']),
        /** Only with `confirm`. */
        startsAt: Instant.optional(),
        /** Only with `confirm`: a link or a phone number. */
        place: VisibleLine(300).min(1).optional(),
        /** Only with `decline` and `cancel`: goes to the learner. */
        message: Message.optional(),
      })
      .refine(({ action, startsAt }) => (action === 'confirm') === (startsAt !== undefined), {
        error: 'belongs to the action confirm',
        path: ['startsAt'],
      })
      .refine(({ action, place }) => (action === 'confirm') === (place !== undefined), {
        error: 'belongs to the action confirm',
        path: ['place'],
      })
      .refine(
        ({ action, message }) =>
          (action === 'decline' || action === 'cancel') === (message !== undefined),
        { error: 'belongs to the actions decline and cancel', path: ['message'] },
      ),
    response: LinkedRequest,
    errors: ['operator_link_invalid', 'operator_link_used', 'coaching_over', 'write_conflict'],
  },
});

export type CoachingSession = z.infer<typeof CoachingSession>;
export type OwnRequest = z.infer<typeof OwnRequest>;
export type CoachingQuota = z.infer<typeof CoachingQuota>;
export type LinkedRequest = z.infer<typeof LinkedRequest>;
export type LinkAction = LinkedRequest['actions'][number];
