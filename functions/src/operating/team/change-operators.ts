import type { OperatorRole } from '@learning/shared/contract/operator-roles';
import type { OperatorAccount } from '@learning/shared/contract/operators/team';
import { Failure } from '#failure.ts';
import type { KnownOperator, Operator } from '#http/operator-access.ts';
import type { OperatingDependencies } from '../dependencies.ts';

type Dependencies = Pick<OperatingDependencies, 'operators' | 'accounts' | 'audit' | 'newId'>;

export const presentOperator = (known: KnownOperator): OperatorAccount => ({
  operatorId: known.id,
  email: known.name,
  roles: [...known.roles],
  hasSecondFactor: known.hasSecondFactor,
});

/** Makes an existing account an operator. Safe to repeat with the same roles. @throws Failure `account_not_found`, `changed_by_operator` */
export async function inviteOperator(
  input: { email: string; roles: OperatorRole[]; reason: string },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorAccount> {
  const account = await deps.accounts.findByEmail(input.email);
  if (!account) throw new Failure('account_not_found');
  const current = await deps.operators.find(account.learnerId);
  if (current && !isSame(current.roles, input.roles)) throw new Failure('changed_by_operator');
  const { roles, reason } = input;
  await setRoles(
    { operatorId: account.learnerId, action: 'inviteOperator', before: current, roles, reason },
    operator,
    deps,
    now,
  );
  return {
    operatorId: account.learnerId,
    email: account.email,
    roles,
    hasSecondFactor: account.hasAuthenticator,
  };
}

/** Replaces the roles of an operator. @throws Failure `operator_not_found`, `changed_by_operator`, `last_owner` */
export async function changeOperatorRoles(
  input: {
    operatorId: string;
    roles: OperatorRole[];
    seenRoles: OperatorRole[];
    reason: string;
  },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorAccount> {
  const { operatorId, roles, seenRoles, reason } = input;
  const current = await deps.operators.find(operatorId);
  if (!current) throw new Failure('operator_not_found');
  if (!isSame(current.roles, seenRoles) && !isSame(current.roles, roles)) {
    throw new Failure('changed_by_operator', await lastChangeOf(operatorId, deps, now));
  }
  if (!roles.includes('owner')) await assertOtherOwner(current, deps);
  await setRoles(
    { operatorId, action: 'changeOperatorRoles', before: current, roles, reason },
    operator,
    deps,
    now,
  );
  return { ...presentOperator(current), roles };
}

/** Takes all roles from an operator and ends their sign-ins. Safe to repeat. @throws Failure `last_owner` */
export async function removeOperator(
  input: { operatorId: string; reason: string },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<{ operatorId: string }> {
  const { operatorId, reason } = input;
  const current = await deps.operators.find(operatorId);
  if (!current) return { operatorId };
  await assertOtherOwner(current, deps);
  const before = { roles: [...current.roles] };
  const entry = { operator, action: 'removeOperator', learnerId: operatorId, before, reason };
  const done = await deps.audit.begin(entry, deps.newId(now), now);
  await deps.operators.remove(operatorId);
  await done();
  return { operatorId };
}

async function setRoles(
  change: {
    operatorId: string;
    action: string;
    before: KnownOperator | null;
    roles: OperatorRole[];
    reason: string;
  },
  operator: Operator,
  { audit, operators, newId }: Dependencies,
  now: Date,
): Promise<void> {
  const { operatorId, action, before, roles, reason } = change;
  const entry = {
    operator,
    action,
    learnerId: operatorId,
    before: before && { roles: [...before.roles] },
    after: { roles },
    reason,
  };
  const done = await audit.begin(entry, newId(now), now);
  await operators.setRoles(operatorId, roles);
  await done();
}

async function assertOtherOwner(
  leaving: KnownOperator,
  { operators }: Pick<Dependencies, 'operators'>,
): Promise<void> {
  if (!leaving.roles.includes('owner')) return;
  const others = (await operators.list()).filter(({ id }) => id !== leaving.id);
  if (!others.some(({ roles }) => roles.includes('owner'))) throw new Failure('last_owner');
}

/** Names who changed an operator last, in this month. */
async function lastChangeOf(operatorId: string, { audit }: Pick<Dependencies, 'audit'>, now: Date) {
  const { records } = await audit.page(now.toISOString().slice(0, 7));
  const last = records.find(
    ({ learnerId, action }) => learnerId === operatorId && action.includes('Operator'),
  );
  return last && { by: [last.operator], at: [last.at] };
}

const isSame = (some: readonly OperatorRole[], others: readonly OperatorRole[]) =>
  some.toSorted().join() === others.toSorted().join();
