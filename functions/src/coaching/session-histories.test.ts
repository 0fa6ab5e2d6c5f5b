import type { CoachingSession } from '@learning/shared/contract/coaching';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { openCoaching, type Coaching } from '#testing/coaching/coaching-harness.ts';
import type { Table } from '#table/table.ts';
import { lapseOffer } from './change-session.ts';
import { sessionRepository } from './session-repository.ts';

let table: Table;
beforeAll(async () => {
  table = await createTableWithCourse(14);
});

const step = fc.record({
  what: fc.constantFrom(
    'book',
    'move',
    'cancel',
    'confirm',
    'decline',
    'cancelByOperator',
    'lapse',
  ),
  /** Which of the sessions, and which of the times. */
  which: fc.nat({ max: 3 }),
  /** Hours that pass before. */
  wait: fc.constantFrom(0, 0, 1, 24, 50, 24 * 9),
});
type Step = { what: string; which: number; wait: number };

const FINAL = ['declined', 'canceled', 'lapsed'];

/** Does one step as learner, operator or schedule; what is refused changes nothing. */
async function take({ what, which, wait }: Step, userId: string, coaching: Coaching) {
  coaching.clock.now = new Date(coaching.clock.now.getTime() + wait * 3_600_000);
  if (what === 'book') return coaching.book(userId, { times: coaching.times(60 + which) });
  const { sessions } = (await coaching.list(userId)).body as { sessions: CoachingSession[] };
  const { sessionId } = sessions[which % Math.max(1, sessions.length)] ?? {};
  if (sessionId === undefined) return undefined;
  if (what === 'move') return coaching.move(userId, sessionId, coaching.times(70 + which));
  if (what === 'cancel') return coaching.cancel(userId, sessionId, which % 2 === 0);
  const session = await coaching.stored(userId, sessionId);
  if (what === 'lapse') {
    const change = lapseOffer(session, coaching.clock.now);
    return change && sessionRepository(table).change(change);
  }
  if (session.offeredTimes === null && session.startsAt === null) return undefined;
  const token = await coaching.token(userId, sessionId);
  const startsAt = session.offeredTimes?.[which % 3] ?? coaching.inHours(1);
  if (what === 'confirm')
    return coaching.answer(token, { action: 'confirm', startsAt, place: '1' });
  const action = what === 'decline' ? 'decline' : 'cancel';
  return coaching.answer(token, { action, message: 'Sorry.' });
}

/** An end is final, a confirmed session has a time, and what has ended offers none. */
function isSound(session: CoachingSession, earlier: CoachingSession | undefined): boolean {
  const isFinal = FINAL.includes(session.state);
  const isKept =
    earlier === undefined ||
    !FINAL.includes(earlier.state) ||
    (session.state === earlier.state && session.isCounted === earlier.isCounted);
  const hasTime = session.state !== 'confirmed' || session.startsAt !== null;
  return isKept && hasTime && !(isFinal && session.offeredTimes !== null);
}

describe('whatever learner, operator and schedule do, in any order', () => {
  it('the counts equal the sessions, no month has more than the plan includes, and an end is final', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      async (steps) => {
        const coaching = openCoaching(table);
        const { userId, orderId } = await coaching.ownerOf('executive', {
          accessEndsAt: '2028-01-01T00:00:00.000Z',
        });
        const before = new Map<string, CoachingSession>();
        for (const action of steps) {
          await take(action, userId, coaching);
          const { sessions } = (await coaching.list(userId)).body as {
            sessions: CoachingSession[];
          };
          const stored = await Promise.all(
            sessions.map(({ sessionId }) => coaching.stored(userId, sessionId)),
          );
          const months = new Set(stored.flatMap((s) => [s.month, s.creditedMonth ?? s.month]));
          for (const month of months) {
            // One that was given up later still counts where it was, and the later month has one more.
            const counted = stored.filter(
              (s) => s.month === month && (s.isCounted || s.creditedMonth !== null),
            );
            const credited = stored.filter((s) => s.creditedMonth === month);
            expect(await coaching.countedIn(orderId, month)).toBe(counted.length - credited.length);
            expect(counted.length).toBeLessThanOrEqual(2 + credited.length);
          }
          for (const session of sessions) {
            expect(isSound(session, before.get(session.sessionId))).toBe(true);
            before.set(session.sessionId, session);
          }
        }
      },
    );
    await fc.assert(property, propertyRuns(12));
  });
});
