import { promotionCodeKey } from '#table/keys.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';
import { isOver } from '../subscriptions/reconciliation/project-subscription.ts';

/** Refuses a code that has ended or expired, and one that other orders hold as often as it may be redeemed. */
const isRedeemable = (now: string): Condition => ({
  ConditionExpression:
    'active = :true AND (attribute_type(expiresAt, :null) OR expiresAt > :now) AND (attribute_not_exists(maxRedemptions) OR redemptions < maxRedemptions)',
  ExpressionAttributeValues: { ':true': true, ':null': 'NULL', ':now': now },
});

/** What an order or plan does with its promotion code. */
interface Redemption {
  /** Whether it holds a redemption: open checkouts and what is paid. */
  holds: boolean;
  isPaid: boolean;
}

/**
 * Counts the code of an order in the order's own transaction: an open checkout holds a redemption, a paid order keeps it, and one that is
 * closed unpaid gives it back. Of two learners who take the last redemption, one is refused. Source: rules/money.md M50
 *
 * @param before null for a new order
 */
export function redemptionWrites(
  before: OrderRecord | null,
  after: OrderRecord,
  now: string,
): TransactionPart[] {
  if (!after.discount) return [];
  const { code, discountCents } = after.discount;
  const redemption = (order: OrderRecord): Redemption => ({
    holds: order.state === 'open' || order.paidAt !== null,
    isPaid: order.paidAt !== null,
  });
  const [from, to] = [before && redemption(before), redemption(after)];
  const isNewlyPaid = to.isPaid && !from?.isPaid;
  return countWrites(code, { from, to, cents: isNewlyPaid ? discountCents : 0 }, now);
}

/**
 * Counts the code of a plan in the plan's own transaction, and what it takes off each invoice that is paid. Source: rules/money.md M50, M55
 *
 * @param before null for a new plan
 */
export function planRedemptionWrites(
  before: SubscriptionRecord | null,
  after: SubscriptionRecord,
  now: string,
): TransactionPart[] {
  if (!after.discount) return [];
  const redemption = (plan: SubscriptionRecord): Redemption => ({
    holds: !isOver(plan) || plan.startedAt !== null,
    isPaid: plan.startedAt !== null,
  });
  const [from, to] = [before && redemption(before), redemption(after)];
  const cents = after.discount.takenOffCents - (before?.discount?.takenOffCents ?? 0);
  return countWrites(after.discount.code, { from, to, cents }, now);
}

function countWrites(
  code: string,
  { from, to, cents }: { from: Redemption | null; to: Redemption; cents: number },
  now: string,
): TransactionPart[] {
  const redemptions = Number(to.holds) - Number(from?.holds ?? false);
  const paid = Number(to.isPaid) - Number(from?.isPaid ?? false);
  if (redemptions === 0 && paid === 0 && cents === 0) return [];
  const { ConditionExpression, ExpressionAttributeValues } = from ? exists : isRedeemable(now);
  return [
    {
      update: promotionCodeKey(code),
      with: {
        UpdateExpression:
          'ADD redemptions :redemptions, paidRedemptions :paid, discountedCents :cents',
        ...(ConditionExpression === undefined ? {} : { ConditionExpression }),
        ExpressionAttributeValues: {
          ...ExpressionAttributeValues,
          ':redemptions': redemptions,
          ':paid': paid,
          ':cents': cents,
        },
      },
    },
  ];
}

const exists: Condition = { ConditionExpression: 'attribute_exists(PK)' };
