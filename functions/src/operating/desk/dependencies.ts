import { ulid } from 'ulid';
import { signInRepository } from '#account/sign-in/sign-in-repository.ts';
import { createBillingRepositories } from '#billing/open-billing.ts';
import { courseRatingRepository } from '#course-ratings/course-rating-repository.ts';
import { announcementRepository } from '#notifications/announcing/announcement-repository.ts';
import { mailRepository } from '#notifications/mailing/mail-repository.ts';
import { writeTransaction, type Table } from '#table/table.ts';
import type { OperatedAnnouncements } from '../announcements/dependencies.ts';
import { auditRepository } from '../audit/audit-repository.ts';
import type { DisputeDependencies } from '../disputes/dependencies.ts';
import type { InboxDependencies } from '../inbox/dependencies.ts';
import { inboxRepository } from '../inbox/inbox-repository.ts';
import type { ModerationDependencies } from '../moderation/dependencies.ts';

/** What operators need for messages, reviews, disputes and announcements. */
export type DeskDependencies = InboxDependencies &
  ModerationDependencies &
  DisputeDependencies &
  OperatedAnnouncements;

/** Services outside the table. */
export type DeskGateways = Pick<
  DeskDependencies,
  | 'contactOf'
  | 'shownContactOf'
  | 'sendMail'
  | 'operatorEmail'
  | 'operators'
  | 'siteOrigin'
  | 'openStripe'
>;

export function createDeskDependencies(table: Table, gateways: DeskGateways): DeskDependencies {
  const { catalog, certificates, learners, links, orders, subscriptions, terms } =
    createBillingRepositories(table, () => {});
  return {
    ...gateways,
    catalog,
    certificates,
    learners,
    links,
    orders,
    subscriptions,
    terms,
    inbox: inboxRepository(table),
    courseRatings: courseRatingRepository(table),
    mails: mailRepository(table),
    signIns: signInRepository(table),
    announcements: announcementRepository(table),
    audit: auditRepository(table),
    write: (parts) => writeTransaction(table, parts),
    newId: (now) => ulid(now.getTime()),
  };
}
