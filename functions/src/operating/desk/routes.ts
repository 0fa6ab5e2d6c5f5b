/** What operators do about messages, reviews, disputes and announcements: its implementations. */
import { operatorAnnouncementRoutes } from '@learning/shared/contract/operators/announcements';
import { operatorDisputeRoutes } from '@learning/shared/contract/operators/disputes';
import { operatorInboxRoutes } from '@learning/shared/contract/operators/inbox';
import { operatorModerationRoutes } from '@learning/shared/contract/operators/moderation';
import { defineRoutes } from '@learning/shared/contract/route';
import type { Implementations } from '#http/create-handler.ts';
import {
  saveAnnouncement,
  startAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} from '../announcements/change-announcement.ts';
import { getAnnouncement, listAnnouncements } from '../announcements/read-announcements.ts';
import {
  getDisputeEvidence,
  listDisputes,
  sendDisputeEvidence,
} from '../disputes/answer-dispute.ts';
import type { DeskDependencies } from './dependencies.ts';
import { changeInboxItem } from '../inbox/change-inbox-item.ts';
import { listInbox } from '../inbox/list-inbox.ts';
import { presentItem } from '../inbox/present-item.ts';
import { replyToRequest } from '../inbox/reply-to-request.ts';
import { replyToSession } from '../inbox/reply-to-session.ts';
import { requireItem } from '../inbox/require-item.ts';
import { reviewCapstone } from '../inbox/review-capstone.ts';
import { listReviews } from '../moderation/list-reviews.ts';
import { moderateReview } from '../moderation/moderate-review.ts';

export const deskRoutes = defineRoutes({
  ...operatorInboxRoutes,
  ...operatorModerationRoutes,
  ...operatorDisputeRoutes,
  ...operatorAnnouncementRoutes,
});

export function deskImplementations(deps: DeskDependencies): Implementations<typeof deskRoutes> {
  return {
    listInbox: ({ query, operator, now }) => listInbox(query, operator, deps, now),
    getInboxItem: async ({ params, now }) =>
      presentItem(await requireItem(params.itemId, deps), deps, now),
    changeInboxItem: async ({ params, body, operator, now }) =>
      presentItem(await changeInboxItem({ ...params, ...body }, operator, deps, now), deps, now),
    replyToRequest: async ({ params, body, operator, now }) =>
      presentItem(await replyToRequest({ ...params, ...body }, operator, deps, now), deps, now),
    replyToSession: async ({ params, body, operator, now }) =>
      presentItem(await replyToSession({ ...params, ...body }, operator, deps, now), deps, now),
    reviewCapstone: async ({ params, body, operator, now }) =>
      presentItem(await reviewCapstone({ ...params, ...body }, operator, deps, now), deps, now),
    listReviews: ({ query }) => listReviews(query, deps),
    moderateReview: ({ params, body, operator, now }) =>
      moderateReview({ ...params, ...body }, operator, deps, now),
    listDisputes: ({ query, now }) => listDisputes(query, deps, now),
    getDisputeEvidence: ({ params, now }) => getDisputeEvidence(params.disputeId, deps, now),
    sendDisputeEvidence: ({ params, body, operator, now }) =>
      sendDisputeEvidence({ ...params, ...body }, operator, deps, now),
    listAnnouncements: ({ query }) => listAnnouncements(query, deps),
    getAnnouncement: ({ params, now }) => getAnnouncement(params.announcementId, deps, now),
    saveAnnouncement: ({ params, body, operator, now }) =>
      saveAnnouncement({ ...params, ...body }, operator, deps, now),
    testAnnouncement: ({ params, body, operator, now }) =>
      testAnnouncement({ ...params, ...body }, operator, deps, now),
    startAnnouncement: ({ params, body, operator, now }) =>
      startAnnouncement({ ...params, ...body }, operator, deps, now),
    stopAnnouncement: ({ params, body, operator, now }) =>
      stopAnnouncement({ ...params, ...body }, operator, deps, now),
  };
}
