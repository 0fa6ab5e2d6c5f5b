import { randomInt } from 'node:crypto';
import type {
  OperatorGiftBatch,
  operatorGiftCodeRoutes,
} from '@learning/shared/contract/operators/gift-codes';
import type { RequestOf, ResponseOf } from '@learning/shared/contract/route';
import { redemptionsOf, type GiftBatchRecord } from '#billing/gift-codes/gift-batch-record.ts';
import { findCourse } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';

type Dependencies = Pick<OperatingDependencies, 'giftBatches' | 'catalog' | 'newId'>;
type Routes = typeof operatorGiftCodeRoutes;
type NewGiftBatch = RequestOf<Routes['createGiftBatch']>['body'];

/** Lists all batches of gift codes, the newest first. */
export async function listGiftBatches(
  { giftBatches }: Pick<Dependencies, 'giftBatches'>,
  now: Date,
): Promise<ResponseOf<Routes['listGiftBatches']>> {
  const found = await giftBatches.list();
  const newestFirst = found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { batches: newestFirst.map((batch) => presentBatch(batch, now)) };
}

/** Returns a batch with its codes. @throws Failure `gift_batch_not_found` */
export async function getGiftBatch(
  { batchId }: { batchId: string },
  { giftBatches }: Pick<Dependencies, 'giftBatches'>,
  now: Date,
): Promise<ResponseOf<Routes['getGiftBatch']>> {
  const batch = await giftBatches.find(batchId);
  if (!batch) throw new Failure('gift_batch_not_found');
  const codes = Object.entries(batch.codes).map(([code, redemptions]) => ({ code, redemptions }));
  return {
    batch: presentBatch(batch, now),
    codes: codes.toSorted((a, b) => a.code.localeCompare(b.code)),
  };
}

/** Lists a page of who redeemed the codes of a batch, the newest first. An account that was erased is not listed; its redemption still counts. */
export async function listGiftRedemptions(
  { batchId, cursor }: { batchId: string; cursor?: string | undefined },
  { giftBatches, accounts }: Pick<OperatingDependencies, 'giftBatches' | 'accounts'>,
): Promise<ResponseOf<Routes['listGiftRedemptions']>> {
  const { redemptions, next } = await giftBatches.redemptions(batchId, cursor);
  return {
    redemptions: await Promise.all(
      redemptions.map(async ({ code, userId, grantId, redeemedAt }) => ({
        redemptionId: grantId,
        code,
        learnerId: userId,
        email: (await accounts.find(userId))?.email ?? null,
        redeemedAt,
      })),
    ),
    nextCursor: next,
  };
}

/**
 * Makes gift codes. They cost no one anything and are no revenue.
 *
 * @throws Failure `invalid_request`, `course_not_found`, `tier_not_found`, `write_conflict`. Source: rules/money.md M56
 */
export async function createGiftBatch(
  { reason, codeCount, ...terms }: NewGiftBatch,
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorGiftBatch> {
  refuseUnclear(terms, now);
  const catalog = await deps.catalog.read();
  const { courseId, tierSlug } = terms;
  if (courseId !== null && !findCourse(catalog, courseId)) throw new Failure('course_not_found');
  if (tierSlug !== null && !catalog.tiers.some(({ slug }) => slug === tierSlug)) {
    throw new Failure('tier_not_found');
  }
  const batchId = randomText(BATCH_LENGTH);
  const batch: GiftBatchRecord = {
    entity: 'giftBatch',
    batchId,
    ...terms,
    active: true,
    codes: newCodes(batchId, codeCount),
    createdAt: now.toISOString(),
  };
  const entry = {
    operator,
    action: 'createGiftBatch',
    subject: `gift codes ${batchId}`,
    before: null,
    after: { ...terms, codeCount },
    reason,
  };
  await deps.giftBatches.create(batch, [auditWrites(entry, deps.newId(now), now)]);
  return presentBatch(batch, now);
}

/** Ends the codes of a batch. Safe to repeat. @throws Failure `gift_batch_not_found`, `write_conflict` */
export async function endGiftBatch(
  { batchId, reason }: { batchId: string; reason: string },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorGiftBatch> {
  const batch = await deps.giftBatches.find(batchId);
  if (!batch) throw new Failure('gift_batch_not_found');
  if (batch.active) {
    const entry = {
      operator,
      action: 'endGiftBatch',
      subject: `gift codes ${batchId}`,
      before: { active: true },
      after: { active: false },
      reason,
    };
    await deps.giftBatches.end(batchId, [auditWrites(entry, deps.newId(now), now)]);
  }
  return presentBatch({ ...batch, active: false }, now);
}

/** @throws Failure `invalid_request` unless it is for a course, or for months of a plan, and ends in the future */
function refuseUnclear(
  { courseId, tierSlug, months, expiresAt }: Omit<NewGiftBatch, 'reason' | 'codeCount'>,
  now: Date,
): void {
  const refuse = (path: string, message: string) => {
    throw new Failure('invalid_request', undefined, [{ path, message }]);
  };
  if ((courseId === null) === (tierSlug === null)) {
    refuse('body.courseId', 'must be sent without tierSlug, or tierSlug without it');
  }
  if ((tierSlug === null) !== (months === null)) {
    refuse('body.months', 'must be sent with tierSlug, and only with it');
  }
  if (Date.parse(expiresAt) <= now.getTime()) refuse('body.expiresAt', 'must be in the future');
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BATCH_LENGTH = 6;
/** Forty bits: with ten tries an hour, no one finds a code. */
const CODE_LENGTH = 8;

const randomText = (length: number) =>
  Array.from({ length }, () => DIGITS[randomInt(DIGITS.length)]).join('');

function newCodes(batchId: string, count: number): Record<string, number> {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`GIFT-${batchId}-${randomText(CODE_LENGTH)}`);
  return Object.fromEntries([...codes].map((code) => [code, 0]));
}

function presentBatch(batch: GiftBatchRecord, now: Date): OperatorGiftBatch {
  const { entity: _entity, codes, active: _active, ...terms } = batch;
  return {
    ...terms,
    codeCount: Object.keys(codes).length,
    redemptions: redemptionsOf(batch),
    state: stateOf(batch, now),
  };
}

function stateOf(batch: GiftBatchRecord, now: Date): OperatorGiftBatch['state'] {
  if (!batch.active) return 'ended';
  if (batch.expiresAt <= now.toISOString()) return 'expired';
  const most = Object.keys(batch.codes).length * batch.maxRedemptions;
  return redemptionsOf(batch) >= most ? 'used_up' : 'active';
}
