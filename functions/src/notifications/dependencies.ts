import { randomBytes } from 'node:crypto';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { claimRepository, type ClaimRepository } from '#certificates/claim-repository.ts';
import { sessionRepository, type SessionRepository } from '#coaching/session-repository.ts';
import type { EventReader } from '#events/event-reader.ts';
import { eventRepository } from '#events/event-repository.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import type { SendMail } from '#gateways/mail.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import {
  learnerProfileRepository,
  type LearnerProfileRepository,
} from '#learning/profile/learner-profile-repository.ts';
import {
  spacedReviewRepository,
  type SpacedReviewRepository,
} from '#learning/spaced-review/spaced-review-repository.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import {
  memberProgressRepository,
  type MemberProgressRepository,
} from '#teams/member-progress-repository.ts';
import { teamRepository, type TeamRepository } from '#teams/team-repository.ts';
import {
  announcementRepository,
  type AnnouncementRepository,
} from './announcing/announcement-repository.ts';
import {
  notificationRepository,
  type NotificationRepository,
} from './inbox/notification-repository.ts';
import {
  mailboxRepository,
  type BlockReason,
  type MailboxRepository,
} from './mailing/mailbox-repository.ts';
import { mailRepository, type MailRepository } from './mailing/mail-repository.ts';
import { reminderRepository, type ReminderRepository } from './reminders/reminder-repository.ts';
import { settingsRepository, type SettingsRepository } from './settings/settings-repository.ts';

/** Services outside the table that the calls of a learner need. */
export interface NotificationGateways {
  contactOf: ContactOf;
  /** Key of the hashes of mailboxes, so that the hashes of two environments differ. */
  hashKey: string;
  /** Scheme and host of the site, without a trailing slash. */
  siteOrigin: () => Promise<string>;
}

/** The dependencies of the calls about notifications. */
export interface NotificationDependencies {
  catalog: CatalogReader;
  /** Which certificates a learner has, because notifications lead to them. */
  claims: Pick<ClaimRepository, 'list'>;
  events: Pick<EventReader, 'list'>;
  notifications: NotificationRepository;
  settings: SettingsRepository;
  limits: Pick<LimitRepository, 'take'>;
  learners: LearnerReader;
  spacedReview: Pick<SpacedReviewRepository, 'list'>;
  teams: Pick<TeamRepository, 'read'>;
  siteOrigin: () => Promise<string>;
  /** Creates the secret part of an address. */
  newKey: () => string;
  reminders: Pick<ReminderRepository, 'planOnce'>;
  profiles: Pick<LearnerProfileRepository, 'read'>;
  /** Reads how the people are called that notifications name. */
  shownContactOf: ContactOf;
  mailboxes: {
    /** Returns why a learner's address gets no mail; null while it does. */
    reasonOfBlock(userId: string): Promise<BlockReason | null>;
  };
}

export function createNotificationDependencies(
  table: Table,
  {
    contactOf,
    shownContactOf,
    hashKey,
    siteOrigin,
  }: NotificationGateways & { shownContactOf: ContactOf },
): NotificationDependencies {
  const mailboxes = mailboxRepository(table, hashKey);
  return {
    catalog: catalogRepository(table),
    claims: claimRepository(table),
    events: eventRepository(table),
    notifications: notificationRepository(table),
    settings: settingsRepository(table),
    limits: limitRepository(table),
    learners: learnerRepository(table),
    spacedReview: spacedReviewRepository(table),
    teams: teamRepository(table),
    siteOrigin,
    newKey: () => randomBytes(32).toString('base64url'),
    reminders: reminderRepository(table),
    profiles: learnerProfileRepository(table),
    shownContactOf,
    mailboxes: {
      async reasonOfBlock(userId) {
        const contact = await contactOf(userId);
        return contact && mailboxes.findBlock(contact.email);
      },
    },
  };
}

/** Services outside the table that reactions need. */
export interface ReactionGateways extends NotificationGateways {
  sendMail: SendMail;
  /** Address of the operator, who gives the coaching sessions. */
  operatorEmail: string;
}

/** The dependencies of the reactions to events. */
export interface ReactionDependencies extends ReactionGateways {
  catalog: CatalogReader;
  learners: LearnerReader;
  notifications: NotificationRepository;
  settings: SettingsRepository;
  mails: MailRepository;
  mailboxes: MailboxRepository;
  sessions: Pick<SessionRepository, 'find' | 'listEarlier'>;
  reminders: Pick<ReminderRepository, 'planOnce'>;
  teams: Pick<TeamRepository, 'read'>;
  /** What the owner of a team sees of its members, for the monthly report. */
  progress: MemberProgressRepository;
  announcements: Pick<AnnouncementRepository, 'countMail'>;
  /** Creates the secret part of a learner's links that end mails. */
  newKey: () => string;
}

export function createReactionDependencies(
  table: Table,
  gateways: ReactionGateways,
): ReactionDependencies {
  return {
    ...gateways,
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    notifications: notificationRepository(table),
    settings: settingsRepository(table),
    mails: mailRepository(table),
    mailboxes: mailboxRepository(table, gateways.hashKey),
    sessions: sessionRepository(table),
    reminders: reminderRepository(table),
    teams: teamRepository(table),
    progress: memberProgressRepository(table),
    announcements: announcementRepository(table),
    newKey: () => randomBytes(24).toString('base64url'),
  };
}
