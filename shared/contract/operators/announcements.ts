/** What operators tell many learners. Source: rules/notifications.md N16, N28 */
import * as z from 'zod';
import { ANNOUNCEMENT_STATES } from '../announcement-states.ts';
import { CourseId, Instant, SortableId, VisibleLine, VisibleText } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { Cursor, Reason } from './fields.ts';

/** Who it is for: all learners, those of a course or a plan, or those who run a team. */
const Audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('course'), courseId: CourseId }),
  z.strictObject({ kind: z.literal('plan'), tierName: VisibleLine(60).min(1) }),
  z.strictObject({ kind: z.literal('owners') }),
]);

const draft = {
  title: VisibleLine(100).min(1),
  message: VisibleText(500).min(1),
  /** A page of the site with the words of its button, or neither. */
  actionUrl: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[\w/.?=&#-]*$/, 'must be a page of the site, such as /courses')
    .nullable(),
  actionLabel: VisibleLine(40).min(1).nullable(),
  audience: Audience,
};

export const Announcement = z
  .object({
    ...draft,
    id: z.string(),
    state: z.enum(ANNOUNCEMENT_STATES),
    /** Goes with each change: another one is a conflict. */
    version: z.int(),
    createdAt: Instant,
    changedBy: z.string(),
    changedAt: Instant,
    startedBy: z.string().nullable(),
    startedAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    /** Learners who were told, of so many accounts that were looked at, and how many of them got the mail. */
    told: z.int(),
    lookedAt: z.int(),
    mailed: z.int(),
  })
  .meta({ id: 'Announcement' });

const group = 'operating';
const params = z.strictObject({ announcementId: SortableId });
const change = z.strictObject({ version: z.int().min(1), reason: Reason });
const errors = ['announcement_not_found', 'changed_by_operator'] as const;
const common = { group, access: 'operator', roles: ['content'] } as const;

export const operatorAnnouncementRoutes = defineRoutes({
  listAnnouncements: {
    ...common,
    method: 'GET',
    path: '/api/operator/announcements',
    summary: 'Announcements with how far they were sent, the newest first',
    effect: 'reads',
    query: z.strictObject({ cursor: Cursor.optional() }),
    response: z.object({
      announcements: z.array(Announcement),
      nextCursor: z.string().nullable(),
    }),
  },
  getAnnouncement: {
    ...common,
    method: 'GET',
    path: '/api/operator/announcements/{announcementId}',
    summary: 'An announcement with its notification and its mail as learners get them',
    effect: 'reads',
    params,
    response: z.object({
      announcement: Announcement,
      mail: z.object({ subject: z.string(), text: z.string() }),
    }),
    errors: ['announcement_not_found'],
  },
  saveAnnouncement: {
    ...common,
    method: 'PUT',
    path: '/api/operator/announcements/{announcementId}',
    summary: 'Write a draft of an announcement, or change it',
    effect: 'changes',
    params,
    body: z
      .strictObject({
        ...draft,
        /** 0 for a new one. */
        version: z.int().min(0),
        reason: Reason,
      })
      .refine(({ actionUrl, actionLabel }) => (actionUrl === null) === (actionLabel === null), {
        error: 'must come together with the page',
        path: ['actionLabel'],
      }),
    response: Announcement,
    errors: [...errors, 'announcement_started', 'course_not_found', 'tier_not_found'],
  },
  testAnnouncement: {
    ...common,
    method: 'POST',
    path: '/api/operator/announcements/{announcementId}/test',
    summary: 'Send an announcement to the caller alone, as learners would get it',
    effect: 'changes',
    params,
    body: change,
    response: z.object({}),
    errors: [...errors, 'operator_without_account'],
  },
  startAnnouncement: {
    ...common,
    method: 'POST',
    path: '/api/operator/announcements/{announcementId}/sending',
    summary: 'Send an announcement to its audience, once; it starts within a quarter of an hour',
    effect: 'changes',
    params,
    body: change,
    response: Announcement,
    errors: [...errors, 'announcement_started'],
  },
  stopAnnouncement: {
    ...common,
    method: 'POST',
    path: '/api/operator/announcements/{announcementId}/stop',
    summary: 'Stop an announcement that is being sent; who was told keeps it',
    effect: 'changes',
    params,
    body: change,
    response: Announcement,
    errors: [...errors, 'announcement_over'],
  },
});

export type Announcement = z.infer<typeof Announcement>;
