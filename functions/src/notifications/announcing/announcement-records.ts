/** Announcements as stored. */
import { ANNOUNCEMENT_STATES } from '@learning/shared/contract/announcement-states';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

/** Who an announcement is for. Source: rules/notifications.md N29 */
export const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  /** Learners who have started a course. */
  z.object({ kind: z.literal('course'), courseId: z.int().positive() }),
  /** Learners who have a plan now, or a seat in one. */
  z.object({ kind: z.literal('plan'), tierName: z.string().min(1).max(60) }),
  /** Learners who run a team with members now, or pay for one. */
  z.object({ kind: z.literal('owners') }),
]);
export type Audience = z.infer<typeof Audience>;

export const AnnouncementRecord = z.object({
  entity: z.literal('announcement'),
  /** ULID. */
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** A page of the site. */
  actionUrl: z.string().nullable(),
  actionLabel: z.string().nullable(),
  audience: Audience,
  state: z.enum(ANNOUNCEMENT_STATES),
  /** Grows with each change by an operator. */
  version: z.int(),
  createdAt: z.string(),
  changedBy: z.string(),
  changedAt: z.string(),
  startedBy: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** The last account that was looked at while it is being sent; null before the first. */
  reached: z.string().nullable(),
  /** Learners who were told, of so many who were looked at. */
  told: z.int(),
  lookedAt: z.int(),
  /** Of them, how many got the mail, too. */
  mailed: z.int(),
});
export type AnnouncementRecord = z.infer<typeof AnnouncementRecord>;

export const announcementItem = storedItem(AnnouncementRecord);
