import {
  certificateRepository,
  type CertificateRepository,
} from '#certificates/certificate-repository.ts';
import {
  subscriptionRepository,
  type SubscriptionRepository,
} from '#billing/subscriptions/subscription-repository.ts';
import type { AccountCloser } from '#gateways/cognito/closing.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import type { ExportFiles } from '#gateways/exports/export-bucket.ts';
import type { StartFunction } from '#gateways/functions/start-function.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import { teamRepository, type TeamRepository } from '#teams/team-repository.ts';
import { closingRefusal, type RefuseClosing } from './refuse-closing.ts';
import { privacyRepository, type PrivacyRepository } from './privacy-repository.ts';

/** Services outside the table that a learner's calls need. */
export interface PrivacyGateways {
  accounts: Pick<AccountCloser, 'close'>;
  contactOf: ContactOf;
  files: Pick<ExportFiles, 'linkTo'>;
  startExports: StartFunction;
  startDeletions: StartFunction;
}

/** The dependencies of the calls about a learner's data. */
export interface PrivacyDependencies extends PrivacyGateways {
  privacy: PrivacyRepository;
  refuseClosing: RefuseClosing;
  subscriptions: Pick<SubscriptionRepository, 'list'>;
  teams: Pick<TeamRepository, 'read' | 'entitlements'>;
  certificates: Pick<CertificateRepository, 'list'>;
  limits: LimitRepository;
}

export function createPrivacyDependencies(
  table: Table,
  gateways: PrivacyGateways,
): PrivacyDependencies {
  return {
    ...gateways,
    privacy: privacyRepository(table),
    refuseClosing: closingRefusal(table),
    subscriptions: subscriptionRepository(table),
    teams: teamRepository(table),
    certificates: certificateRepository(table),
    limits: limitRepository(table),
  };
}
