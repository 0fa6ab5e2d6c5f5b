import type { Announcement } from '@learning/shared/contract/operators/announcements';
import { composeMail } from '#mail/compose-mail.ts';
import { action, text } from '#mail/mail-content.ts';
import type { OperatedAnnouncements } from './dependencies.ts';
import { requireAnnouncement } from './change-announcement.ts';

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
