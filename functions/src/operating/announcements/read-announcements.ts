import type { Announcement } from '@learning/shared/contract/operators/announcements';
import { composeMail } from '#mail/compose-mail.ts';
import { announcementEvent } from '#notifications/announcing/announcement-event.ts';
import { greeted, mailOfEvent } from '#notifications/reactions/event-mails.ts';
import { mailEnd } from '#notifications/reactions/mail-footer.ts';
import { notificationText } from '#notifications/reactions/notification-texts.ts';
import type { AnnouncementRecord } from '#notifications/announcing/announcement-records.ts';
import { requireAnnouncement } from './change-announcement.ts';
import type { OperatedAnnouncements } from './dependencies.ts';

const PAGE_SIZE = 25;

export async function listAnnouncements(
  { cursor }: { cursor?: string | undefined },
  { announcements }: Pick<OperatedAnnouncements, 'announcements'>,
): Promise<{ announcements: Announcement[]; nextCursor: string | null }> {
  const found = await announcements.list(PAGE_SIZE + 1, cursor);
  const shown = found.slice(0, PAGE_SIZE);
  const nextCursor = found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null;
  return { announcements: shown, nextCursor };
}

/** Returns an announcement with its mail as a learner named Ada would get it. @throws Failure `announcement_not_found` */
export async function getAnnouncement(id: string, deps: OperatedAnnouncements, now: Date) {
  const [announcement, origin] = await Promise.all([
    requireAnnouncement(id, deps),
    deps.siteOrigin(),
  ]);
  return { announcement, mail: previewMail(announcement, origin, now) };
}

function previewMail(
  { title, message, actionUrl, actionLabel }: AnnouncementRecord,
  origin: string,
  now: Date,
) {
  const what = { kind: 'announcement', title, message, actionUrl, actionLabel } as const;
  const event = announcementEvent(what, 'preview', now);
  const facts = { timeZone: 'UTC', courseTitleOf: () => null };
  const notification = notificationText(event, facts)!;
  const content = mailOfEvent(event, notification, {
    ...facts,
    origin,
    name: 'Ada',
    at: event.at,
    ownerName: null,
    noteOf: () => '',
    memberOf: () => null,
  });
  const { footer } = mailEnd(
    notification.type,
    { userId: 'preview', unsubscribeKey: 'preview' },
    origin,
  );
  const { subject, text } = composeMail(greeted(content, 'Ada'), footer);
  return { subject, text };
}
