import { randomBytes } from 'node:crypto';
import { accountRepository, type AccountRepository } from '#account/account-repository.ts';
import { signInRepository, type SignInRepository } from '#account/sign-in/sign-in-repository.ts';
import type { BillingRepositories } from '#billing/dependencies.ts';
import { createBillingRepositories, type OpenedStripe } from '#billing/open-billing.ts';
import {
  certificateRepository,
  type CertificateRepository,
} from '#certificates/certificate-repository.ts';
import { eventRepository } from '#events/event-repository.ts';
import type { EventReader } from '#events/event-reader.ts';
import { mailRepository, type MailRepository } from '#notifications/mailing/mail-repository.ts';
import {
  mailboxRepository,
  type MailboxRepository,
} from '#notifications/mailing/mailbox-repository.ts';
import {
  settingsRepository,
  type SettingsRepository,
} from '#notifications/settings/settings-repository.ts';
import {
  learnerProfileRepository,
  type LearnerProfileRepository,
} from '#learning/profile/learner-profile-repository.ts';
import type { Count } from '#observability/metrics.ts';
import type { Table } from '#table/table.ts';
import { orderFinder, type OrderFinder } from './order-finder.ts';

/** What the calls about one learner need beside what all calls of operators have. */
export interface LearnerDependencies {
  billing: BillingRepositories;
  openStripe: () => Promise<OpenedStripe>;
  certificates: Pick<CertificateRepository, 'list' | 'findCredential' | 'findFormer'>;
  events: Pick<EventReader, 'list'>;
  mails: Pick<MailRepository, 'list' | 'settleResent'>;
  mailboxes: Pick<MailboxRepository, 'findBlock'>;
  settings: Pick<SettingsRepository, 'readWithKey'>;
  /** Creates the secret part of a learner's links that end mails. */
  newKey: () => string;
  photos: Pick<AccountRepository, 'removePhotoWith'>;
  profiles: Pick<LearnerProfileRepository, 'read' | 'changeExtraTime'>;
  signIns: Pick<SignInRepository, 'list'>;
  orderFinder: OrderFinder;
}

export function createLearnerDependencies(
  table: Table,
  {
    openStripe,
    count,
    hashKey,
  }: { openStripe: LearnerDependencies['openStripe']; count: Count; hashKey: string },
): LearnerDependencies {
  return {
    billing: createBillingRepositories(table, count),
    openStripe,
    certificates: certificateRepository(table),
    events: eventRepository(table),
    mails: mailRepository(table),
    mailboxes: mailboxRepository(table, hashKey),
    settings: settingsRepository(table),
    newKey: () => randomBytes(24).toString('base64url'),
    photos: accountRepository(table),
    profiles: learnerProfileRepository(table),
    signIns: signInRepository(table),
    orderFinder: orderFinder(table),
  };
}
