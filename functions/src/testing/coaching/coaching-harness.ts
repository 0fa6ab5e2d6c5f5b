import type { CoachingSession, LinkedRequest } from '@learning/shared/contract/coaching';
import { coachingRoutes } from '@learning/shared/contract/coaching';
import { localDate } from '@learning/shared/domain/time/learning-time';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { subscriptionRepository } from '#billing/subscriptions/subscription-repository.ts';
import { createCoachingDependencies } from '#coaching/dependencies.ts';
import { coachingImplementations } from '#coaching/routes.ts';
import { sessionToken } from '#coaching/session-link.ts';
import { sessionRepository } from '#coaching/session-repository.ts';
import { createHandler } from '#http/create-handler.ts';
import { learnerProfileRepository } from '#learning/profile/learner-profile-repository.ts';
import { coachingKey } from '#table/keys.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { getItem, type Table } from '#table/table.ts';
import { sampleSubscription } from '#testing/billing/sample-subscription.ts';
import { accessClaims, callRoute } from '../api/call-route.ts';

export const OPERATOR_EMAIL = 'coach@learning.example';
const HOUR_MS = 3_600_000;
const ZONE = 'America/New_York';

/** Calls of coaching on a table whose catalog is published, at a time that the test sets. */
export function openCoaching(table: Table) {
  const clock = { now: new Date('2026-11-18T09:00:00.000Z') };
  const deps = createCoachingDependencies(restrictTable(table, 'coaching'), {
    contactOf: (userId) => Promise.resolve({ email: `${userId}@example.org`, name: 'Zoë Őry' }),
    operatorEmail: OPERATOR_EMAIL,
  });
  const handler = createHandler(coachingRoutes, coachingImplementations(deps), () => clock.now);
  const inHours = (hours: number) => new Date(clock.now.getTime() + hours * HOUR_MS).toISOString();
  const isWeekend = (time: string) =>
    [0, 6].includes(new Date(`${localDate(new Date(time), ZONE)}T00:00:00Z`).getUTCDay());
  /** Returns three times that can be offered, the first one so many hours from now, or some days later if that meets a weekend. */
  const times = (first = 72): string[] => {
    const offered = [inHours(first), inHours(first + 2), inHours(first + 24)];
    return offered.some(isWeekend) ? times(first + 24) : offered;
  };
  const stored = async (userId: string, sessionId: string) =>
    (await sessionRepository(table).find(userId, sessionId))!;

  return {
    clock,
    stored,
    times,
    inHours,

    /** Stores a plan that gives access until the end of the year. */
    async ownerOf(tierSlug: string, change: object = {}) {
      const plan = {
        ...sampleSubscription,
        orderId: randomUUID(),
        userId: randomUUID(),
        tierSlug,
        accessEndsAt: '2026-12-31T00:00:00.000Z',
        ...change,
      };
      expect(await subscriptionRepository(table).create(plan)).toBe('stored');
      return plan;
    },

    async livesIn(userId: string, timeZone: string) {
      await learnerProfileRepository(table).save(userId, { timeZone }, clock.now);
    },

    /** How many sessions of a plan count in a month. */
    async countedIn(orderId: string, month: string) {
      const item = await getItem(table, coachingKey(orderId, month));
      return item === undefined ? 0 : Number(item['sessions']);
    },

    book(userId: string, body: object = {}) {
      return callRoute(handler, coachingRoutes.requestCoaching, {
        params: { userId: 'me' },
        body: {
          requestId: randomUUID(),
          topic: 'Whether to centralize hiring.',
          times: times(),
          timeZone: ZONE,
          ...body,
        },
        claims: accessClaims(userId),
      });
    },

    move(userId: string, sessionId: string, offered: readonly string[]) {
      return callRoute(handler, coachingRoutes.moveCoaching, {
        params: { userId: 'me', sessionId },
        body: { times: offered, timeZone: ZONE },
        claims: accessClaims(userId),
      });
    },

    cancel(userId: string, sessionId: string, acceptsCounting = false) {
      return callRoute(handler, coachingRoutes.cancelCoaching, {
        params: { userId: 'me', sessionId },
        body: { acceptsCounting },
        claims: accessClaims(userId),
      });
    },

    list(userId: string) {
      return callRoute(handler, coachingRoutes.listOwnRequests, {
        params: { userId: 'me' },
        claims: accessClaims(userId),
      });
    },

    /** Returns the token of the newest mail to the operator. */
    async token(userId: string, sessionId: string) {
      return sessionToken(await stored(userId, sessionId));
    },

    read: (token: string) =>
      callRoute(handler, coachingRoutes.readOperatorLink, { body: { token } }),

    answer: (token: string, body: object) =>
      callRoute(handler, coachingRoutes.answerByLink, { body: { token, ...body } }),
  };
}

export type Coaching = ReturnType<typeof openCoaching>;

/** Books a session and lets the operator confirm its first time. */
export async function confirmedSession(coaching: Coaching, userId: string, first = 72) {
  const times = coaching.times(first);
  const booked = await coaching.book(userId, { times });
  expect(booked.status).toBe(201);
  const { sessionId } = booked.body as CoachingSession;
  const token = await coaching.token(userId, sessionId);
  const startsAt = times[0]!;
  const confirmed = await coaching.answer(token, {
    action: 'confirm',
    startsAt,
    place: 'https://meet.example.org/1',
  });
  expect(confirmed).toMatchObject({ status: 200, body: { state: 'confirmed' } });
  return { sessionId, startsAt, token, answer: confirmed.body as LinkedRequest };
}
