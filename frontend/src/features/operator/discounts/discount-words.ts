import type { OperatorPromotionCode } from '@learning/shared/contract/operators/discounts';
import { exactDollars } from '#lib/dollars.ts';

export const STATE_NAMES: Record<OperatorPromotionCode['state'], string> = {
  active: 'Active',
  pending: 'Not at Stripe yet',
  ended: 'Ended',
  expired: 'Expired',
  used_up: 'Used up',
};

/** Returns what a code takes off. */
export function printDiscount({
  percentOff,
  amountOff,
}: Pick<OperatorPromotionCode, 'percentOff' | 'amountOff'>): string {
  return percentOff === null ? `${exactDollars(amountOff ?? 0)} off` : `${percentOff}% off`;
}
