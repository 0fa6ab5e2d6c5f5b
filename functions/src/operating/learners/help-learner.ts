import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';

interface Help {
  learnerId: string;
  reason: string;
}

/** Mails the code of a new account again. @throws Failure `account_not_found`, `account_confirmed`, `mail_not_sent` */
export async function resendConfirmationCode(
  { learnerId, reason }: Help,
  operator: Operator,
  { accounts, audit, newId }: OperatingDependencies,
  now: Date,
): Promise<{ learnerId: string }> {
  const account = await accounts.find(learnerId);
  if (!account) throw new Failure('account_not_found');
  if (account.status !== 'UNCONFIRMED') throw new Failure('account_confirmed');
  const entry = { operator, action: 'resendConfirmationCode', learnerId, reason };
  const done = await audit.begin(entry, newId(now), now);
  if (!(await accounts.resendCode(learnerId))) throw new Failure('mail_not_sent');
  await done();
  return { learnerId };
}

/** Prepares the download of all data for a learner, who gets the mail about it. @throws Failure `account_not_found`, `export_running` */
export async function exportLearnerData(
  { learnerId, reason }: Help,
  operator: Operator,
  { accounts, privacy, newId }: OperatingDependencies,
  now: Date,
): Promise<{ learnerId: string }> {
  if (!(await accounts.find(learnerId))) throw new Failure('account_not_found');
  const entry = { operator, action: 'exportLearnerData', learnerId, reason };
  const audit = auditWrites(entry, newId(now), now);
  if (!(await privacy.startExport(learnerId, now, [audit]))) throw new Failure('export_running');
  return { learnerId };
}
