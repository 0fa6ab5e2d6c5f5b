import { signInRepository, type SignInRepository } from '#account/sign-in/sign-in-repository.ts';
import type { BillingRepositories } from '#billing/dependencies.ts';
import { createBillingRepositories, type OpenedStripe } from '#billing/open-billing.ts';
import {
  certificateRepository,
  type CertificateRepository,
} from '#certificates/certificate-repository.ts';
import { eventRepository } from '#events/event-repository.ts';
import type { EventReader } from '#events/event-reader.ts';
import { sentMailRepository, type SentMailReader } from '#notifications/mailing/sent-mails.ts';
import type { Count } from '#observability/metrics.ts';
import type { Table } from '#table/table.ts';
import { orderFinder, type OrderFinder } from './order-finder.ts';

/** What the calls about one learner need beside what all calls of operators have. */
export interface LearnerDependencies {
  billing: BillingRepositories;
  openStripe: () => Promise<OpenedStripe>;
  certificates: Pick<CertificateRepository, 'list' | 'findCredential' | 'findFormer'>;
  events: Pick<EventReader, 'list'>;
  mails: SentMailReader;
  signIns: Pick<SignInRepository, 'list'>;
  orderFinder: OrderFinder;
}

export function createLearnerDependencies(
  table: Table,
  openStripe: LearnerDependencies['openStripe'],
  count: Count,
): LearnerDependencies {
  return {
    billing: createBillingRepositories(table, count),
    openStripe,
    certificates: certificateRepository(table),
    events: eventRepository(table),
    mails: sentMailRepository(table),
    signIns: signInRepository(table),
    orderFinder: orderFinder(table),
  };
}
