import type { PendingErasure } from '@learning/shared/contract/operators/accounts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { deletionWrite } from '#privacy/deletion-write.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';
import type { Erasure } from './erasure-repository.ts';

type Dependencies = Pick<OperatingDependencies, 'accounts' | 'closer' | 'erasures' | 'newId'>;

/** Lists the erasures that wait for a second operator. */
export async function listErasures(
  operator: Operator,
  { erasures }: Pick<Dependencies, 'erasures'>,
  now: Date,
): Promise<{ erasures: PendingErasure[] }> {
  const open = await erasures.list(now);
  return { erasures: open.map((erasure) => presentErasure(erasure, operator)) };
}

/** Asks for an erasure. Changes nothing of the account. @throws Failure `account_not_found`, `changed_by_operator` */
export async function requestErasure(
  input: { learnerId: string; keepsCertificates: boolean; reason: string },
  operator: Operator,
  { accounts, erasures, newId }: Dependencies,
  now: Date,
): Promise<PendingErasure> {
  const { learnerId, keepsCertificates, reason } = input;
  if (!(await accounts.find(learnerId))) throw new Failure('account_not_found');
  const before = await erasures.find(learnerId, now);
  if (before && before.requestedById !== operator.id) throw conflictWith(before);
  const after = { keepsCertificates };
  const audit = auditWrites(
    { operator, action: 'requestErasure', learnerId, after, reason },
    newId(now),
    now,
  );
  return presentErasure(await erasures.request(input, operator, audit, now), operator);
}

/**
 * Confirms an erasure that another operator asked for: the account is closed at once and left to the deletion.
 *
 * @throws Failure `erasure_not_found`, `second_person_required`, `changed_by_operator`, `account_not_found`. Source: rules/access.md A42
 */
export async function confirmErasure(
  input: { learnerId: string; requestedAt: string; reason: string },
  operator: Operator,
  { accounts, closer, erasures, newId }: Dependencies,
  now: Date,
): Promise<{ learnerId: string }> {
  const { learnerId, reason } = input;
  const erasure = await erasures.find(learnerId, now);
  if (!erasure) throw new Failure('erasure_not_found');
  if (erasure.requestedById === operator.id) throw new Failure('second_person_required');
  if (erasure.requestedAt !== input.requestedAt) throw conflictWith(erasure);
  const account = await accounts.find(learnerId);
  if (!account) throw new Failure('account_not_found');
  const entry = {
    operator,
    action: 'confirmErasure',
    learnerId,
    before: { requestedBy: erasure.requestedBy, requestedAt: erasure.requestedAt },
    after: { keepsCertificates: erasure.keepsCertificates },
    reason,
  };
  const { keepsCertificates } = erasure;
  const deletion = deletionWrite(
    { userId: learnerId, email: account.email, keepsCertificates },
    now,
  );
  await erasures.confirm(erasure, deletion, auditWrites(entry, newId(now), now));
  // Should this fail, the deletion closes the account itself within half an hour.
  await closer.close(learnerId);
  return { learnerId };
}

/** Withdraws an erasure; any operator of the role can. @throws Failure `erasure_not_found`, `changed_by_operator` */
export async function withdrawErasure(
  { learnerId, reason }: { learnerId: string; reason: string },
  operator: Operator,
  { erasures, newId }: Dependencies,
  now: Date,
): Promise<{ learnerId: string }> {
  const erasure = await erasures.find(learnerId, now);
  if (!erasure) throw new Failure('erasure_not_found');
  const before = { requestedBy: erasure.requestedBy, requestedAt: erasure.requestedAt };
  const entry = { operator, action: 'withdrawErasure', learnerId, before, reason };
  await erasures.withdraw(erasure, auditWrites(entry, newId(now), now));
  return { learnerId };
}

export function presentErasure(erasure: Erasure, operator: Operator): PendingErasure {
  const { learnerId, keepsCertificates, reason, requestedBy, requestedAt, validUntil } = erasure;
  return {
    learnerId,
    keepsCertificates,
    reason,
    requestedBy,
    requestedAt,
    expiresAt: validUntil,
    canConfirm: erasure.requestedById !== operator.id,
  };
}

const conflictWith = ({ requestedBy, requestedAt }: Erasure) =>
  new Failure('changed_by_operator', { by: [requestedBy], at: [requestedAt] });
