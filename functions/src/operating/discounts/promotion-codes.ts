import type {
  OperatorPromotionCode,
  operatorDiscountRoutes,
} from '@learning/shared/contract/operators/discounts';
import type { RequestOf } from '@learning/shared/contract/route';
import { discountCents } from '@learning/shared/domain/money/discount';
import { stateOfPromotion } from '#billing/discounts/find-promotion.ts';
import type { PromotionCodeRecord } from '#billing/discounts/promotion-code-record.ts';
import { findProduct } from '#billing/orders/checkout/products.ts';
import { dollars } from '#billing/purchases/dollars.ts';
import { withStripe } from '#billing/with-stripe.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';

type Dependencies = Pick<
  OperatingDependencies,
  'promotionCodes' | 'catalog' | 'openStripe' | 'newId'
>;
type NewPromotionCode = RequestOf<(typeof operatorDiscountRoutes)['createPromotionCode']>['body'];

const CENTS = 100;

/** Lists all promotion codes, the newest first. */
export async function listPromotionCodes(
  { promotionCodes }: Pick<Dependencies, 'promotionCodes'>,
  now: Date,
): Promise<{ promotionCodes: OperatorPromotionCode[] }> {
  const found = await promotionCodes.list();
  const newestFirst = found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { promotionCodes: newestFirst.map((promotion) => presentPromotion(promotion, now)) };
}

/**
 * Creates a promotion code: our record first, with who did it and why, then coupon and code at Stripe. Only then can it be redeemed. Repeated
 * with the same terms, it continues where an earlier call stopped.
 *
 * @throws Failure `invalid_request`, `course_not_found`, `promotion_code_taken`, `payments_unavailable`. Source: rules/money.md M49
 */
export async function createPromotionCode(
  { reason, amountOff, maxRedemptions, ...terms }: NewPromotionCode,
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorPromotionCode> {
  refuseUnclear({ ...terms, amountOff }, now);
  const catalog = await deps.catalog.read();
  refuseUnsold({ ...terms, amountOff }, catalog);
  if (terms.courseIds?.some((id) => !findProduct(catalog, id))) {
    throw new Failure('course_not_found');
  }
  const promotion: PromotionCodeRecord = {
    entity: 'promotionCode',
    ...terms,
    couponId: deps.newId(now),
    amountOffCents: amountOff === null ? null : Math.round(amountOff * CENTS),
    ...(maxRedemptions === null ? {} : { maxRedemptions }),
    active: true,
    redemptions: 0,
    paidRedemptions: 0,
    discountedCents: 0,
    createdAt: now.toISOString(),
  };
  const entry = {
    operator,
    action: 'createPromotionCode',
    subject: `promotion code ${promotion.code}`,
    before: null,
    after: termsOf(promotion),
    reason,
  };
  const audit = auditWrites(entry, deps.newId(now), now);
  const isNew = await deps.promotionCodes.create(promotion, [audit]);
  const stored = isNew ? promotion : await requireUnfinished(promotion, deps);
  const promotionCodeId = await withStripe(deps.openStripe, ({ provider }) =>
    provider.createPromotionCode(stored),
  );
  if (promotionCodeId === null) throw new Failure('promotion_code_taken');
  await deps.promotionCodes.link(stored.code, promotionCodeId);
  return presentPromotion({ ...stored, promotionCodeId }, now);
}

/** Finds the record of an earlier call with the same terms that Stripe did not answer. @throws Failure `promotion_code_taken` */
async function requireUnfinished(
  promotion: PromotionCodeRecord,
  { promotionCodes }: Dependencies,
): Promise<PromotionCodeRecord> {
  const stored = await promotionCodes.find(promotion.code);
  const isSame =
    stored?.active === true &&
    stored.promotionCodeId === undefined &&
    JSON.stringify(termsOf(stored)) === JSON.stringify(termsOf(promotion));
  if (!isSame) throw new Failure('promotion_code_taken');
  return stored;
}

/**
 * Ends a promotion code. Our record decides at the checkout, so that it is changed first. Safe to repeat.
 *
 * @throws Failure `promotion_code_not_found`, `write_conflict`, `payments_unavailable`
 */
export async function endPromotionCode(
  { code, reason }: { code: string; reason: string },
  operator: Operator,
  deps: Dependencies,
  now: Date,
): Promise<OperatorPromotionCode> {
  const promotion = await deps.promotionCodes.find(code);
  if (!promotion) throw new Failure('promotion_code_not_found');
  if (promotion.active) {
    const entry = {
      operator,
      action: 'endPromotionCode',
      subject: `promotion code ${code}`,
      before: { active: true },
      after: { active: false },
      reason,
    };
    await deps.promotionCodes.end(code, [auditWrites(entry, deps.newId(now), now)]);
  }
  const { promotionCodeId } = promotion;
  if (promotionCodeId !== undefined) {
    await withStripe(deps.openStripe, ({ provider }) => provider.endPromotionCode(promotionCodeId));
  }
  return presentPromotion({ ...promotion, active: false }, now);
}

/** @throws Failure `invalid_request` unless exactly one of percentage and amount is sent, and the end is in the future */
function refuseUnclear(
  {
    percentOff,
    amountOff,
    expiresAt,
    courseIds,
    tierSlugs,
    duration,
    durationInMonths,
  }: Omit<NewPromotionCode, 'reason' | 'maxRedemptions' | 'code'>,
  now: Date,
): void {
  const refuse = (path: string, message: string) => {
    throw new Failure('invalid_request', undefined, [{ path, message }]);
  };
  if ((percentOff === null) === (amountOff === null)) {
    refuse('body.percentOff', 'must be sent without amountOff, or amountOff without it');
  }
  if (courseIds?.length === 0 && tierSlugs.length === 0) {
    refuse('body.courseIds', 'must have a course, or tierSlugs a plan');
  }
  if ((duration === 'repeating') !== (durationInMonths !== null)) {
    refuse('body.durationInMonths', 'must be sent with the duration repeating, and only with it');
  }
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) {
    refuse('body.expiresAt', 'must be in the future');
  }
}

/** A plan always costs something. @throws Failure `tier_not_found`; `invalid_request` */
function refuseUnsold(
  {
    tierSlugs,
    percentOff,
    amountOff,
  }: Pick<NewPromotionCode, 'tierSlugs' | 'percentOff' | 'amountOff'>,
  { tiers }: Pick<Catalog, 'tiers'>,
): void {
  const amountOffCents = amountOff === null ? null : Math.round(amountOff * CENTS);
  for (const slug of tierSlugs) {
    const priceCents = tiers.find((tier) => tier.slug === slug)?.priceCents ?? null;
    if (priceCents === null) throw new Failure('tier_not_found');
    if (discountCents(priceCents, { percentOff, amountOffCents }) === priceCents) {
      const path = percentOff === null ? 'body.amountOff' : 'body.percentOff';
      const message = 'must leave something to pay for each plan';
      throw new Failure('invalid_request', undefined, [{ path, message }]);
    }
  }
}

function termsOf({
  percentOff,
  amountOffCents,
  courseIds,
  tierSlugs,
  duration,
  durationInMonths,
  maxRedemptions,
  expiresAt,
}: PromotionCodeRecord) {
  return {
    percentOff,
    amountOffCents,
    courseIds,
    tierSlugs,
    duration,
    durationInMonths,
    maxRedemptions: maxRedemptions ?? null,
    expiresAt,
  };
}

function presentPromotion(promotion: PromotionCodeRecord, now: Date): OperatorPromotionCode {
  const { code, redemptions, paidRedemptions, discountedCents, createdAt } = promotion;
  const { amountOffCents, ...terms } = termsOf(promotion);
  return {
    code,
    ...terms,
    amountOff: amountOffCents === null ? null : dollars(amountOffCents),
    state: stateOfPromotion(promotion, now),
    paidRedemptions,
    openCheckouts: redemptions - paidRedemptions,
    discounted: dollars(discountedCents),
    createdAt,
  };
}
