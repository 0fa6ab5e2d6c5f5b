import { calendarFile } from './calendar-file.ts';
import type { SessionChange } from './change-session.ts';
import type { CoachingDependencies } from './dependencies.ts';

/**
 * Adds the calendar file to a change that sets or ends the time of a session, with the next sequence. A session that never had a time
 * gets none, and neither does one whose learner has no address anymore.
 */
export async function withCalendar(
  change: SessionChange,
  { contactOf, operatorEmail }: Pick<CoachingDependencies, 'contactOf' | 'operatorEmail'>,
): Promise<SessionChange> {
  const { before, after } = change;
  const isEnd = after.state === 'canceled' && before.startsAt !== null;
  if (change.event.type !== 'coachingConfirmed' && !isEnd) return change;
  const learner = await contactOf(after.userId);
  const sequenced = { ...after, sequence: before.sequence === null ? 0 : before.sequence + 1 };
  const calendar =
    learner && calendarFile(sequenced, isEnd ? 'CANCEL' : 'REQUEST', { learner, operatorEmail });
  return { ...change, after: { ...sequenced, calendar } };
}
