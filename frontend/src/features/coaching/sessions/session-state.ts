import type { CoachingSession } from '@learning/shared/contract/coaching';
import { printSessionTime } from '../print-session-time.ts';

/** The state of a session in two words, with its color. */
export function stateOf(
  session: CoachingSession,
  now: Date,
): { name: string; tone: 'accent' | 'signal' | 'neutral' } {
  const { state, startsAt, offeredTimes } = session;
  switch (state) {
    case 'requested':
      return { name: 'Sent', tone: 'signal' };
    case 'confirmed':
      if (startsAt! <= now.toISOString()) return { name: 'Held', tone: 'neutral' };
      return offeredTimes
        ? { name: 'Confirmed, move asked for', tone: 'signal' }
        : { name: 'Confirmed', tone: 'accent' };
    case 'declined':
      return { name: 'Declined', tone: 'neutral' };
    case 'canceled':
      return { name: 'Canceled', tone: 'neutral' };
    case 'lapsed':
      return { name: 'Not confirmed in time', tone: 'neutral' };
  }
}

/** Says what the state means for the learner. */
export function sentenceOf(session: CoachingSession, now: Date): string {
  const { state, startsAt, offeredTimes, timeZone, canceledBy, isCounted } = session;
  switch (state) {
    case 'requested':
      return 'We’ll confirm one of these times by email:';
    case 'confirmed':
      if (startsAt! <= now.toISOString()) return 'This session is over.';
      return offeredTimes
        ? `It stays on ${printSessionTime(startsAt!, timeZone)} until we confirm one of these times:`
        : 'The calendar file is in your email.';
    case 'declined':
      return 'None of your times worked for us. It doesn’t count among your sessions.';
    case 'canceled':
      return `${canceledBy === 'learner' ? 'You canceled it.' : 'We canceled it.'} ${isCounted ? 'It counts, because it was less than 24 hours away.' : 'It doesn’t count among your sessions.'}`;
    case 'lapsed':
      return 'We didn’t answer in time, and we’re sorry. It doesn’t count among your sessions.';
  }
}
