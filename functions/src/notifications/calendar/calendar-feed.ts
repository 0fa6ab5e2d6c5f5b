import { site } from '@learning/content/site';
import { addDays } from '@learning/shared/domain/time/learning-time';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';

/** A course that a team wants completed by a day. */
export interface DueCourse {
  orderId: string;
  courseId: number;
  title: string;
  /** A calendar day, `2026-12-18`. */
  dueOn: string;
  note: string;
}

/** How many review cards a day asks for. */
export interface ReviewDay {
  date: string;
  count: number;
}

const REFRESH_SECONDS = 6 * 3600;

/**
 * Writes due dates and reviews as a calendar of days, which have no time zone. A later version of a day has the same UID, so it
 * replaces the earlier one.
 *
 * @param origin of the site, for links
 * @see https://www.rfc-editor.org/rfc/rfc5545, https://www.rfc-editor.org/rfc/rfc7986
 */
export function calendarFeed(
  { courses, reviews }: { courses: readonly DueCourse[]; reviews: readonly ReviewDay[] },
  origin: string,
  now: Date,
): string {
  const { hostname } = new URL(origin);
  const day = (id: string, date: string, rest: Pick<ICalEventData, 'summary' | 'description'>) => ({
    id: `${id}@${hostname}`,
    stamp: now,
    start: new Date(date),
    end: new Date(addDays(date, 1)),
    allDay: true,
    ...rest,
  });
  const due = courses.map(({ orderId, courseId, title, dueOn, note }) => ({
    ...day(`due-${orderId}-${courseId}`, dueOn, {
      summary: `Due: ${title}`,
      description: [note, `${origin}/course/${courseId}/play`].filter(Boolean).join('\n\n'),
    }),
    url: `${origin}/course/${courseId}/play`,
  }));
  const review = reviews
    .filter(({ count }) => count > 0)
    .map(({ date, count }) => ({
      ...day(`review-${date}`, date, {
        summary: `Review ${count} ${count === 1 ? 'card' : 'cards'}`,
        description: `${origin}/review`,
      }),
      url: `${origin}/review`,
    }));
  const calendar = ical({
    prodId: { company: site.name, product: 'Calendar', language: 'EN' },
    name: site.name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: [...due, ...review],
  });
  return calendar.toString();
}
