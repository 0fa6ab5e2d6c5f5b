import type { OperatorGrant } from '@learning/shared/contract/operators/access';
import type { ResponseOf } from '@learning/shared/contract/route';
import type { operatorAccessRoutes } from '@learning/shared/contract/operators/access';
import { isActive } from '@learning/shared/domain/access';
import { findCourse } from '#catalog/catalog.ts';
import type { EventType } from '#events/domain-events.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import type { Grant } from '#learning/learner-records.ts';
import { grantName } from '#table/keys.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';

type GrantDependencies = Pick<
  OperatingDependencies,
  'grants' | 'accounts' | 'audit' | 'catalog' | 'refuseClosing' | 'newId'
>;

/** Who is granted what, and why. */
interface ChangeOfGrant {
  learnerId: string;
  grantId: string;
  /** The version that the operator saw. */
  version: number;
  reason: string;
}

/** Lists what operators granted to a learner, the newest first. */
export async function listGrants(
  { learnerId }: { learnerId: string },
  { grants }: Pick<GrantDependencies, 'grants'>,
  now: Date,
): Promise<ResponseOf<(typeof operatorAccessRoutes)['listGrants']>> {
  const found = await grants.list(learnerId);
  const newestFirst = found.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return { grants: newestFirst.map((grant) => presentGrant(grant, now)) };
}

/**
 * Grants access without a payment and tells the learner. It pays for nothing, so it opens no refund, exchange or course rating.
 *
 * @throws Failure `account_not_found`, `account_closing`, `course_not_found`, `invalid_request` for an end that has passed.
 * Source: rules/access.md A44
 */
export async function grantAccess(
  input: {
    learnerId: string;
    courseIds: number[] | null;
    endsAt: string | null;
    reason: string;
  },
  operator: Operator,
  deps: GrantDependencies,
  now: Date,
): Promise<OperatorGrant> {
  const { learnerId, endsAt, reason } = input;
  refusePastEnd(endsAt, now);
  const [account, catalog] = await Promise.all([
    deps.accounts.find(learnerId),
    deps.catalog.read(),
    deps.refuseClosing(learnerId),
  ]);
  if (!account) throw new Failure('account_not_found');
  const courseIds = input.courseIds && [...new Set(input.courseIds)].toSorted((a, b) => a - b);
  if (courseIds?.some((id) => !findCourse(catalog, id))) throw new Failure('course_not_found');
  const grant: Grant = {
    entity: 'entitlement',
    name: grantName(deps.newId(now)),
    kind: 'grant',
    courseIds,
    startedAt: now.toISOString(),
    endsAt,
    version: 1,
  };
  const change = { learnerId, before: null, after: grant, reason };
  await store('accessGranted', change, operator, deps, now);
  return presentGrant(grant, now);
}

/**
 * Sets another end and tells the learner. One that had ended opens again.
 *
 * @throws Failure `grant_not_found`, `changed_by_operator`, `account_closing`, `invalid_request` for an end that has passed
 */
export async function changeGrant(
  { endsAt, ...input }: ChangeOfGrant & { endsAt: string | null },
  operator: Operator,
  deps: GrantDependencies,
  now: Date,
): Promise<OperatorGrant> {
  const { learnerId, reason } = input;
  refusePastEnd(endsAt, now);
  await deps.refuseClosing(learnerId);
  const before = await requireGrant(input, deps);
  const after = { ...before, endsAt, version: before.version + 1 };
  await store('accessExtended', { learnerId, before, after, reason }, operator, deps, now);
  return presentGrant(after, now);
}

/** Ends a grant now and tells the learner. Safe to repeat. @throws Failure `grant_not_found`, `changed_by_operator` */
export async function withdrawGrant(
  input: ChangeOfGrant,
  operator: Operator,
  deps: GrantDependencies,
  now: Date,
): Promise<OperatorGrant> {
  const { learnerId, reason } = input;
  const before = await requireGrant(input, deps);
  if (!isActive(before, now)) return presentGrant(before, now);
  const after = { ...before, endsAt: now.toISOString(), version: before.version + 1 };
  await store('accessWithdrawn', { learnerId, before, after, reason }, operator, deps, now);
  return presentGrant(after, now);
}

async function requireGrant(
  { learnerId, grantId, version }: ChangeOfGrant,
  { grants, audit }: Pick<GrantDependencies, 'grants' | 'audit'>,
): Promise<Grant> {
  const found = await grants.list(learnerId);
  const grant = found.find(({ name }) => name === grantName(grantId));
  if (!grant) throw new Failure('grant_not_found');
  if (grant.version !== version) throw await conflictOf(learnerId, grantId, audit);
  return grant;
}

/** Returns the refusal that names who changed a grant last. */
async function conflictOf(
  learnerId: string,
  grantId: string,
  audit: Pick<GrantDependencies['audit'], 'ofLearner'>,
): Promise<Failure> {
  const records = await audit.ofLearner(learnerId);
  const last = records.find(({ subject }) => subject === `grant ${grantId}`);
  return new Failure('changed_by_operator', last && { by: [last.operator], at: [last.at] });
}

const ACTIONS = {
  accessGranted: 'grantAccess',
  accessExtended: 'changeGrant',
  accessWithdrawn: 'withdrawGrant',
} as const satisfies Partial<Record<EventType, string>>;

/** Stores a grant with its audit record, and the event that tells the learner. */
async function store(
  type: keyof typeof ACTIONS,
  change: { learnerId: string; before: Grant | null; after: Grant; reason: string },
  operator: Operator,
  { grants, audit, newId }: Pick<GrantDependencies, 'grants' | 'audit' | 'newId'>,
  now: Date,
): Promise<void> {
  const { learnerId, before, after, reason } = change;
  const { courseIds, endsAt, version } = after;
  const grantId = grantIdOf(after);
  const entry = {
    operator,
    action: ACTIONS[type],
    learnerId,
    subject: `grant ${grantId}`,
    before: before && { endsAt: before.endsAt },
    after: { courseIds, endsAt },
    reason,
  };
  const event = newEvent(
    learnerId,
    type,
    `${grantId}#${version}`,
    { grantId, courseIds, endsAt },
    now,
  );
  const writes = [auditWrites(entry, newId(now), now), domainEventWrite(event)];
  await grants.store(learnerId, after, writes).catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'changed_by_operator') throw error;
    throw await conflictOf(learnerId, grantId, audit);
  });
}

function refusePastEnd(endsAt: string | null, now: Date): void {
  if (endsAt === null || Date.parse(endsAt) > now.getTime()) return;
  throw new Failure('invalid_request', undefined, [
    { path: 'body.endsAt', message: 'must be in the future' },
  ]);
}

function presentGrant(grant: Grant, now: Date): OperatorGrant {
  const { courseIds, startedAt, endsAt, giftCode = null, version } = grant;
  const grantId = grantIdOf(grant);
  return {
    grantId,
    courseIds,
    startedAt,
    endsAt,
    isActive: isActive(grant, now),
    giftCode,
    version,
  };
}

const grantIdOf = ({ name }: Grant) => name.slice(grantName('').length);
