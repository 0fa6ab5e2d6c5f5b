import { createHash } from 'node:crypto';
import { addMonths } from '@learning/shared/domain/money/plan-discount';
import { isActive } from '@learning/shared/domain/access';
import type { Catalog } from '#catalog/catalog.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import { entitlementItem, type EntitlementRecord, type Grant } from '#learning/learner-records.ts';
import { enforce } from '#limits/enforce.ts';
import { grantName, learnerKeys, skuOf } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { BillingRepositories } from '../dependencies.ts';
import { normalizedCode } from '../discounts/find-promotion.ts';
import { productOfTier } from '../subscriptions/plan-value-events.ts';
import { batchIdOf, type GiftBatchRecord } from './gift-batch-record.ts';

type Dependencies = Pick<
  BillingRepositories,
  'catalog' | 'giftBatches' | 'learners' | 'limits' | 'refuseClosing'
>;

/**
 * Opens what a gift code gives, in the transaction that counts its redemption. Of two people who take the last one, one is refused.
 *
 * @throws Failure `gift_code_invalid`; `gift_code_redeemed` by the same learner before; `already_owned`; `account_closing`;
 * `too_many_requests`; `write_conflict`. Source: rules/money.md M56
 */
export async function redeemGiftCode(
  { userId, code: typed, now }: { userId: string; code: string; now: Date },
  deps: Dependencies,
): Promise<void> {
  const { catalog, giftBatches, learners, limits, refuseClosing } = deps;
  enforce(await limits.take('promotionCodesInAnHour', userId, now));
  enforce(await limits.take('promotionCodesInADay', userId, now));
  const code = normalizedCode(typed);
  const batchId = batchIdOf(code);
  if (batchId === undefined) throw new Failure('gift_code_invalid');
  const [batch, { entitlements }, published] = await Promise.all([
    giftBatches.find(batchId),
    learners.read(userId),
    catalog.read(),
    refuseClosing(userId),
  ]);
  const grantId = grantIdOf(userId, code);
  if (entitlements.some(({ name }) => name === grantName(grantId))) {
    throw new Failure('gift_code_redeemed');
  }
  if (!batch || !isRedeemable(batch, code, now)) throw new Failure('gift_code_invalid');
  refuseOwned(batch, entitlements, now);
  const grant: Grant = {
    entity: 'entitlement',
    name: grantName(grantId),
    kind: 'grant',
    courseIds: coursesOf(batch, published),
    startedAt: now.toISOString(),
    endsAt: batch.months === null ? null : addMonths(now.toISOString(), batch.months),
    giftCode: code,
    version: 1,
  };
  const { courseIds, endsAt } = grant;
  const data = { grantId, courseIds, endsAt, isGift: true, product: productOf(batch) };
  const event = newEvent(userId, 'accessGranted', `${grantId}#1`, data, now);
  const key = learnerKeys.entitlement(userId, grant.name);
  const condition = { ConditionExpression: 'attribute_not_exists(PK)' };
  const redeemed = { batchId, code, userId, grantId, redeemedAt: grant.startedAt };
  const refused = await giftBatches.redeem(redeemed, [
    { put: toStored(entitlementItem, key, grant), condition },
    domainEventWrite(event),
  ]);
  if (refused.includes(0)) throw new Failure('gift_code_invalid');
  if (refused.length > 0) throw new Failure('gift_code_redeemed');
}

function isRedeemable(batch: GiftBatchRecord, code: string, now: Date): boolean {
  const redemptions = batch.codes[code];
  return (
    batch.active &&
    batch.expiresAt > now.toISOString() &&
    redemptions !== undefined &&
    redemptions < batch.maxRedemptions
  );
}

/** A course that is open without an end needs no gift; the code stays good for someone else. */
function refuseOwned(
  { courseId }: GiftBatchRecord,
  entitlements: readonly EntitlementRecord[],
  now: Date,
): void {
  if (courseId === null) return;
  const isOwned = entitlements.some(
    (entitlement) =>
      (entitlement.kind === 'purchase' || entitlement.kind === 'grant') &&
      entitlement.endsAt === null &&
      isActive(entitlement, now) &&
      (entitlement.courseIds === null || entitlement.courseIds.includes(courseId)),
  );
  if (isOwned) throw new Failure('already_owned');
}

/** Names what the code gives as the figures do. */
const productOf = ({ courseId, tierSlug }: GiftBatchRecord) =>
  courseId === null ? productOfTier(tierSlug!) : skuOf('course', courseId);

/** @throws Failure `gift_code_invalid` when the tier is no longer in the catalog */
function coursesOf({ courseId, tierSlug }: GiftBatchRecord, { tiers, courses }: Catalog): number[] {
  if (courseId !== null) return [courseId];
  const tier = tiers.find(({ slug }) => slug === tierSlug);
  if (!tier) throw new Failure('gift_code_invalid');
  return courses
    .filter(({ level }) => tier.levels.includes(level))
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A learner has one grant of a code, so its id follows from both. */
function grantIdOf(userId: string, code: string): string {
  const hash = createHash('sha256').update(`${userId} ${code}`).digest();
  return Array.from({ length: 26 }, (_, at) => DIGITS[hash[at]! % DIGITS.length]).join('');
}
