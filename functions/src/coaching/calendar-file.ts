import { site } from '@learning/content/site';
import { sessionEndsAt } from '@learning/shared/domain/coaching';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import type { Contact } from '#gateways/cognito/emails.ts';
import type { CalendarFile, SessionRecord } from './coaching-records.ts';

interface People {
  learner: Contact;
  operatorEmail: string;
}

/**
 * Returns the calendar file of a session's time, in UTC. A later file of the same session has its UID and a greater sequence, so calendars
 * move or remove the entry instead of adding another.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5546
 */
export function calendarFile(
  session: SessionRecord,
  method: CalendarFile['method'],
  { learner, operatorEmail }: People,
): CalendarFile {
  const { sessionId, startsAt, place, topic, sequence, changedAt, stage } = session;
  const isCanceled = method === 'CANCEL';
  const event: ICalEventData = {
    id: `${sessionId}@${new URL(site.origin).hostname}`,
    sequence: sequence ?? 0,
    stamp: new Date(changedAt),
    start: new Date(startsAt!),
    end: new Date(sessionEndsAt(startsAt!)),
    summary: `1-on-1 session, ${site.name}`,
    description: topic,
    location: place,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.name, email: operatorEmail },
    attendees: [
      {
        email: learner.email,
        ...(learner.name === null ? {} : { name: learner.name }),
        status: isCanceled ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  };
  const calendar = ical({
    prodId: { company: site.name, product: 'Coaching', language: 'EN' },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    events: [event],
  });
  return { method, text: calendar.toString(), stage };
}
