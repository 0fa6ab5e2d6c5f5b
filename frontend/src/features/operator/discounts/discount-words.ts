import type { OperatorPromotionCode } from '@learning/shared/contract/operators/discounts';
import { exactDollars } from '#lib/dollars.ts';

export const STATE_NAMES: Record<OperatorPromotionCode['state'], string> = {
  active: 'Active',
  pending: 'Not at Stripe yet',
  ended: 'Ended',
  expired: 'Expired',
  used_up: 'Used up',
};

/** Says which payments of a plan a code takes part in. */
export function printDuration({
  duration,
  durationInMonths,
}: Pick<OperatorPromotionCode, 'duration' | 'durationInMonths'>): string {
  if (duration === 'forever') return 'every payment';
  if (duration === 'once') return 'the first payment';
  return durationInMonths === 1 ? 'payments of 1 month' : `payments of ${durationInMonths} months`;
}

/** Returns what a code takes off. */
export function printDiscount({
  percentOff,
  amountOff,
}: Pick<OperatorPromotionCode, 'percentOff' | 'amountOff'>): string {
  return percentOff === null ? `${exactDollars(amountOff ?? 0)} off` : `${percentOff}% off`;
}
