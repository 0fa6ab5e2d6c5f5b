import type {
  OperatorContract,
  operatorContractRoutes,
} from '@learning/shared/contract/operators/contracts';
import type { RequestOf } from '@learning/shared/contract/route';
import { isOver } from '#billing/subscriptions/reconciliation/project-subscription.ts';
import { termsOf, type ContractRecord } from '#billing/contracts/contract-records.ts';
import { findCourse } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';
import { namingConflict, requireContract } from './contract-conflicts.ts';
import { mayInvite, sendInvitation } from './owner-invitation.ts';
import { presentContract } from './read-contracts.ts';

type Routes = typeof operatorContractRoutes;
type Dependencies = Pick<
  OperatingDependencies,
  | 'accounts'
  | 'catalog'
  | 'contracts'
  | 'limits'
  | 'newId'
  | 'sendMail'
  | 'siteOrigin'
  | 'subscriptions'
>;

const CENTS = 100;

/**
 * Agrees a contract. It is only written down: the reconciler starts it when its day has come and its owner has an account.
 * An owner without one is mailed how to create it.
 *
 * @throws Failure `course_not_found`, `invalid_request` for a first day that has passed. Source: rules/money.md M43
 */
export async function createContract(
  { reason, price, ...agreed }: RequestOf<Routes['createContract']>['body'],
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorContract> {
  await requireCourses(agreed.courseIds, deps);
  if (agreed.startsOn < now.toISOString().slice(0, 10)) {
    throw new Failure('invalid_request', undefined, [
      { path: 'body.startsOn', message: 'must be today or later (UTC)' },
    ]);
  }
  const ownerEmail = agreed.ownerEmail.toLowerCase();
  const isInvited = await mayInvite(ownerEmail, deps, now);
  const contract: ContractRecord = {
    ...agreed,
    entity: 'contract',
    contractId: deps.newId(now),
    ownerEmail,
    invitedAt: isInvited ? now.toISOString() : null,
    priceCents: Math.round(price * CENTS),
    state: 'agreed',
    waitsFor: null,
    ownerId: null,
    orderId: null,
    customerId: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const stored = await store('createContract', null, contract, { operator, reason }, deps, now);
  return presentContract(isInvited ? await sendInvitation(stored, null, deps) : stored);
}

/**
 * Changes a contract. Seats and courses count within minutes, the price from the next term on, and members above fewer seats stay.
 *
 * @throws Failure `contract_not_found`, `contract_over`, `course_not_found`, `changed_by_operator`. Source: rules/money.md M44
 */
export async function changeContract(
  input: RequestOf<Routes['changeContract']>['body'] & { contractId: string },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorContract> {
  const { reason, price, version, ...changes } = input;
  await requireCourses(changes.courseIds, deps);
  const before = await requireContract({ contractId: changes.contractId, version }, deps);
  if (before.state === 'withdrawn' || (await isPlanOver(before, deps))) {
    throw new Failure('contract_over');
  }
  const after = {
    ...before,
    ...changes,
    priceCents: Math.round(price * CENTS),
    waitsFor:
      before.waitsFor === 'tax_id' || before.waitsFor === 'tax_address' ? null : before.waitsFor,
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
  return presentContract(
    await store('changeContract', before, after, { operator, reason }, deps, now),
  );
}

/** Withdraws a contract that has not started. @throws Failure `contract_not_found`, `contract_started`, `changed_by_operator` */
export async function withdrawContract(
  input: { contractId: string; version: number; reason: string },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorContract> {
  const before = await requireContract(input, deps);
  if (before.state === 'started') throw new Failure('contract_started');
  if (before.state === 'withdrawn') return presentContract(before);
  const after: ContractRecord = {
    ...before,
    state: 'withdrawn',
    waitsFor: null,
    updatedAt: now.toISOString(),
    version: before.version + 1,
  };
  const by = { operator, reason: input.reason };
  return presentContract(await store('withdrawContract', before, after, by, deps, now));
}

async function isPlanOver(
  { ownerId, orderId }: ContractRecord,
  { subscriptions }: Pick<Dependencies, 'subscriptions'>,
): Promise<boolean> {
  if (ownerId === null || orderId === null) return false;
  const plan = await subscriptions.find(ownerId, orderId);
  return plan !== undefined && isOver(plan);
}

async function requireCourses(
  courseIds: readonly number[] | null,
  { catalog }: Pick<Dependencies, 'catalog'>,
): Promise<void> {
  const published = await catalog.read();
  if (courseIds?.some((id) => !findCourse(published, id))) throw new Failure('course_not_found');
}

/** Stores a contract with its audit record, which names no person of the company. */
async function store(
  action: 'createContract' | 'changeContract' | 'withdrawContract',
  before: ContractRecord | null,
  after: ContractRecord,
  { operator, reason }: { operator: Operator; reason: string },
  { contracts, newId }: Pick<Dependencies, 'contracts' | 'newId'>,
  now: Date,
): Promise<ContractRecord> {
  const entry = {
    operator,
    action,
    subject: `contract ${after.contractId}`,
    before: before && recorded(before),
    after: recorded(after),
    reason,
  };
  const { contractId, version } = after;
  const changedBy = { operator: operator.name, at: now.toISOString(), version };
  const stored = { ...after, changedBy };
  await namingConflict({ contractId, version: version - 1 }, { contracts }, () =>
    contracts.store(stored, [auditWrites(entry, newId(now), now)]),
  );
  return stored;
}

function recorded(contract: ContractRecord) {
  const { companyName, payment, startsOn, state, purchaseOrderNumber } = contract;
  const { contractId: _id, ...terms } = termsOf(contract);
  return { companyName, payment, startsOn, state, purchaseOrderNumber, ...terms };
}
