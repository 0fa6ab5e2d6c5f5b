import type { CatalogReader } from '#catalog/catalog.ts';
import type { CoachingDependencies } from '#coaching/dependencies.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import type { SendMail } from '#gateways/mail.ts';
import type { Operator } from '#http/operator-access.ts';
import type { InboxRepository } from './inbox-repository.ts';

/** What the inbox needs. */
export interface InboxDependencies extends Pick<
  CoachingDependencies,
  'contactOf' | 'operatorEmail' | 'subscriptions'
> {
  inbox: InboxRepository;
  /** The tasks and rubrics of capstones. */
  catalog: CatalogReader;
  /** Reads how learners are called whose sessions a page lists. */
  shownContactOf: ContactOf;
  sendMail: SendMail;
  operators: { list: () => Promise<readonly Operator[]> };
  newId: (now: Date) => string;
}
