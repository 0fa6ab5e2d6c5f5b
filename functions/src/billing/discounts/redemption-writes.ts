import { promotionCodeKey } from '#table/keys.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
import type { OrderRecord } from '../billing-records.ts';

/** Refuses a code that has ended or expired, and one that other orders hold as often as it may be redeemed. */
const isRedeemable = (now: string): Condition => ({
  ConditionExpression:
    'active = :true AND (attribute_type(expiresAt, :null) OR expiresAt > :now) AND (attribute_not_exists(maxRedemptions) OR redemptions < maxRedemptions)',
  ExpressionAttributeValues: { ':true': true, ':null': 'NULL', ':now': now },
});

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
  const redemptions = Number(holds(after)) - Number(before !== null && holds(before));
  const isNewlyPaid = after.paidAt !== null && (before === null || before.paidAt === null);
  if (redemptions === 0 && !isNewlyPaid) return [];
  const { ConditionExpression, ExpressionAttributeValues } = before ? exists : isRedeemable(now);
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
          ':paid': Number(isNewlyPaid),
          ':cents': isNewlyPaid ? discountCents : 0,
        },
      },
    },
  ];
}

const exists: Condition = { ConditionExpression: 'attribute_exists(PK)' };

const holds = ({ state, paidAt }: OrderRecord) => state === 'open' || paidAt !== null;
