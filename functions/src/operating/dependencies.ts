import { ulid } from 'ulid';
import { cognitoCloser, type AccountCloser } from '#gateways/cognito/closing.ts';
import { operatedAccounts, type OperatedAccounts } from '#gateways/cognito/operated-accounts.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import { privacyRepository, type PrivacyRepository } from '#privacy/privacy-repository.ts';
import { requestRepository, type RequestRepository } from '#requests/request-repository.ts';
import type { Table } from '#table/table.ts';
import { auditRepository, type AuditRepository } from './audit-repository.ts';

/** What the tasks of an operator need. */
export interface OperatingDependencies {
  accounts: OperatedAccounts;
  closer: Pick<AccountCloser, 'close'>;
  privacy: Pick<PrivacyRepository, 'startDeletion'>;
  limits: Pick<LimitRepository, 'clear'>;
  requests: Pick<RequestRepository, 'listLatest'>;
  audit: AuditRepository;
  /** Who does it. */
  operator: string;
  newId: (now: Date) => string;
}

export function createOperatingDependencies(
  table: Table,
  userPoolId: string,
  operator: string,
): OperatingDependencies {
  return {
    accounts: operatedAccounts(userPoolId),
    closer: cognitoCloser(userPoolId),
    privacy: privacyRepository(table),
    limits: limitRepository(table),
    requests: requestRepository(table),
    audit: auditRepository(table),
    operator,
    newId: (now) => ulid(now.getTime()),
  };
}
