import { createHash } from 'node:crypto';
import type { DomainEvent } from '#events/domain-events.ts';
import { newEvent } from '#events/event-writes.ts';

/** What an operator tells all learners. */
export type Announcement =
  | {
      kind: 'announcement';
      title: string;
      message: string;
      actionUrl: string | null;
      actionLabel: string | null;
    }
  | { kind: 'course'; courseId: number; courseTitle: string }
  | { kind: 'reminders' };

/** Returns the event of an announcement for one learner. The same text, or the same course, has the same name. */
export function announcementEvent(what: Announcement, userId: string, now: Date): DomainEvent {
  switch (what.kind) {
    case 'announcement': {
      const { title, message, actionUrl, actionLabel } = what;
      const subject = createHash('sha256')
        .update(`${title}\n${message}`)
        .digest('hex')
        .slice(0, 20);
      const data = { title, message, actionUrl, actionLabel, announcementId: null };
      return newEvent(userId, 'announcement', subject, data, now);
    }
    case 'course': {
      const { courseId, courseTitle } = what;
      const data = { courseId, courseTitle };
      return newEvent(userId, 'coursePublished', String(courseId), data, now);
    }
    case 'reminders':
      return newEvent(userId, 'remindersMissing', '', {}, now);
  }
}
