/** The inbox of operators: what visitors and learners ask for. Source: rules/learning.md L44, L45, L46 */
import * as z from 'zod';
import { CapstoneLevels } from '../capstones.ts';
import { RubricPart } from '../catalog.ts';
import { Instant, VisibleLine, VisibleText } from '../fields.ts';
import { INBOX_STATES } from '../inbox-states.ts';
import { INBOX_TOPICS } from '../request-topics.ts';
import { TeamOffer } from '../requests.ts';
import { defineRoutes } from '../route.ts';
import { SESSION_STATES } from '../session-states.ts';
import { Cursor, Reason } from './fields.ts';

/** Names an item: a visitor's request, a learner's own, a coaching session, or a capstone. */
const ItemId = z
  .string()
  .regex(
    /^(request|own\.[\w-]{1,64}|session\.[\w-]{1,64}|capstone\.\d{1,6})\.[\w-]{1,64}$/,
    'must be the id of an item of the inbox',
  );

const handlingFields = {
  itemId: z.string(),
  kind: z.enum(['request', 'session', 'capstone']),
  topic: z.enum(INBOX_TOPICS),
  state: z.enum(INBOX_STATES),
  /** Who takes care of it, as the audit record names them; null for no one. */
  owner: z.string().nullable(),
  /** null for a coaching session whose learner has no account anymore, and for a capstone, which is rated without names. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  learnerId: z.string().nullable(),
  organization: z.string().nullable(),
  /** What they wrote. */
  message: z.string(),
  createdAt: Instant,
  /** Whether a mail told the operator of it; null for a coaching session and a capstone. */
  isOperatorTold: z.boolean().nullable(),
};

export const InboxEntry = z.object(handlingFields).meta({ id: 'InboxEntry' });

const InboxReply = z.object({
  id: z.string(),
  text: z.string(),
  at: Instant,
  /** `sending` stays when no one knows whether the mail left. */
  mail: z.enum(['sending', 'sent', 'refused']),
});

const InboxSession = z.object({
  state: z.enum(SESSION_STATES),
  timeZone: z.string(),
  offeredTimes: z.array(Instant).nullable(),
  startsAt: Instant.nullable(),
  place: z.string().nullable(),
  operatorMessage: z.string().nullable(),
  isPlanEnded: z.boolean(),
  /** What the operator can do about it now. */
  actions: z.array(z.enum(['confirm', 'decline', 'cancel'])),
});

/** A capstone that no one has rated for five days, or in which something was reported. */
const InboxCapstone = z.object({
  courseTitle: z.string(),
  because: z.enum(['no_raters', 'paper_reported', 'comment_reported']),
  /** The comment that was reported; null for none. */
  comment: z.string().nullable(),
  ratingCount: z.int().min(0),
  rubric: z.array(RubricPart),
  parts: z.array(z.object({ title: z.string(), text: z.string() })),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Row of the rubric → the sentences that the author marked. */
  marks: z.array(z.object({ row: z.string(), sentences: z.array(z.string()) })),
  findings: z.array(z.object({ title: z.string(), finding: z.string() })),
  /** What an operator can do now. `keep`: nothing is wrong with what was reported. */
  actions: z.array(z.enum(['rate', 'keep', 'remove'])),
});

export const InboxItem = z
  .object({
    ...handlingFields,
    /** Goes with each change: another one is a conflict. */
    version: z.string(),
    changedBy: z.string().nullable(),
    changedAt: Instant.nullable(),
    offer: TeamOffer.nullable(),
    /** What operators replied here, the oldest first. */
    replies: z.array(InboxReply),
    /** Present for coaching sessions. */
    session: InboxSession.nullable(),
    /** Present for capstones. */
    capstone: InboxCapstone.nullable(),
  })
  .meta({ id: 'InboxItem' });

const group = 'operating';
const params = z.strictObject({ itemId: ItemId });
const Version = z.string().regex(/^\d{1,9}\.\d{1,9}$/, 'must be the version of an item');
const Message = VisibleText(4_000).min(1);

export const operatorInboxRoutes = defineRoutes({
  listInbox: {
    method: 'GET',
    path: '/api/operator/inbox',
    summary: 'Requests, sales leads and coaching sessions by state, the newest first',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'reads',
    query: z.strictObject({
      /** Without one, everything that is not done. */
      state: z.enum(INBOX_STATES).optional(),
      topic: z.enum(INBOX_TOPICS).optional(),
      /** An operator as listed, `me` for the caller, or `none`. */
      owner: z.string().min(1).max(254).optional(),
      cursor: Cursor.optional(),
    }),
    response: z.object({
      entries: z.array(InboxEntry),
      /** null on the last page. With filters, a page may be short or empty and still have a next one. */
      nextCursor: z.string().nullable(),
    }),
  },
  getInboxItem: {
    method: 'GET',
    path: '/api/operator/inbox/{itemId}',
    summary: 'One item of the inbox with what was replied',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'reads',
    params,
    response: InboxItem,
    errors: ['inbox_item_not_found'],
  },
  changeInboxItem: {
    method: 'PUT',
    path: '/api/operator/inbox/{itemId}/handling',
    summary: 'Set the state and the owner of an item of the inbox',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({
      version: Version,
      state: z.enum(INBOX_STATES),
      /** The address of an operator, `me` for the caller, `none`. */
      owner: z.string().min(1).max(254),
      reason: Reason,
    }),
    response: InboxItem,
    errors: ['inbox_item_not_found', 'operator_not_found', 'changed_by_operator'],
  },
  replyToRequest: {
    method: 'POST',
    path: '/api/operator/inbox/{itemId}/replies',
    summary: 'Reply to a request by mail; a repeated id is sent once',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({
      version: Version,
      /** Created by the sender, so that a repeated call is recognized. */
      replyId: z.uuid(),
      message: Message,
      /** The state afterwards. */
      state: z.enum(['waiting', 'done']),
      reason: Reason,
    }),
    response: InboxItem,
    errors: ['inbox_item_not_found', 'changed_by_operator'],
  },
  replyToSession: {
    method: 'POST',
    path: '/api/operator/inbox/{itemId}/session',
    summary: 'Confirm a time of a coaching session, decline the offered ones, or cancel it',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z
      .strictObject({
        version: Version,
        action: z.enum(['confirm', 'decline', 'cancel']),
        /** Only with `confirm`. */
        startsAt: Instant.optional(),
        /** Only with `confirm`: a link or a phone number. */
        place: VisibleLine(300).min(1).optional(),
        /** Only with `decline` and `cancel`: goes to the learner. */
        message: VisibleText(2_000).min(1).optional(),
        reason: Reason,
      })
      .refine(({ action, startsAt }) => (action === 'confirm') === (startsAt !== undefined), {
        error: 'belongs to the action confirm',
        path: ['startsAt'],
      })
      .refine(({ action, place }) => (action === 'confirm') === (place !== undefined), {
        error: 'belongs to the action confirm',
        path: ['place'],
      })
      .refine(({ action, message }) => (action === 'confirm') === (message === undefined), {
        error: 'belongs to the actions decline and cancel',
        path: ['message'],
      }),
    response: InboxItem,
    errors: ['inbox_item_not_found', 'changed_by_operator', 'coaching_over'],
  },
  reviewCapstone: {
    method: 'POST',
    path: '/api/operator/inbox/{itemId}/capstone',
    summary:
      'Rate a capstone as the reviewer, keep what was reported, or remove it: the paper goes back to its author, a comment disappears',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z
      .strictObject({
        version: Version,
        action: z.enum(['rate', 'keep', 'remove']),
        /** Only with `rate`: row of the rubric → level. */
        levels: CapstoneLevels.optional(),
        /** With `rate`, a comment to the author; needed with `remove`, where the author reads it. */
        message: VisibleText(600).optional(),
        reason: Reason,
      })
      .refine(({ action, levels }) => (action === 'rate') === (levels !== undefined), {
        error: 'belongs to the action rate',
        path: ['levels'],
      })
      .refine(({ action, message }) => action !== 'remove' || (message ?? '') !== '', {
        error: 'must say why, for the author',
        path: ['message'],
      }),
    response: InboxItem,
    errors: ['inbox_item_not_found', 'changed_by_operator', 'capstone_decided'],
  },
});

export type InboxEntry = z.infer<typeof InboxEntry>;
export type InboxItem = z.infer<typeof InboxItem>;
