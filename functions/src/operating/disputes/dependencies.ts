import type { SignInRepository } from '#account/sign-in/sign-in-repository.ts';
import type { BillingRepositories } from '#billing/dependencies.ts';
import type { OpenedStripe } from '#billing/open-billing.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import type { MailRepository } from '#notifications/mailing/mail-repository.ts';
import type { AuditRepository } from '../audit/audit-repository.ts';

/** What operators need for disputes. */
export interface DisputeDependencies extends Pick<
  BillingRepositories,
  'catalog' | 'certificates' | 'learners' | 'links' | 'orders' | 'subscriptions' | 'terms'
> {
  mails: Pick<MailRepository, 'list'>;
  signIns: Pick<SignInRepository, 'list'>;
  contactOf: ContactOf;
  openStripe: () => Promise<OpenedStripe>;
  audit: AuditRepository;
  newId: (now: Date) => string;
}
