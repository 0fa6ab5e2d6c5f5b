import type { operatorDiscountRoutes } from '@learning/shared/contract/operators/discounts';
import type { BodyOf } from '@learning/shared/contract/route';

type NewPromotionCode = Omit<
  BodyOf<(typeof operatorDiscountRoutes)['createPromotionCode']>,
  'reason'
>;

/** What the form of a promotion code holds while it is typed. */
export interface PromotionCodeDraft {
  code: string;
  kind: 'percent' | 'amount';
  off: string;
  /** Courses and the bundle; null for all of them. */
  courseIds: number[] | null;
  /** Slugs of pricing tiers. */
  tierSlugs: string[];
  duration: NewPromotionCode['duration'];
  /** For `repeating`. */
  months: string;
  maxRedemptions: string;
  /** Calendar day in UTC; empty without an end. */
  lastDay: string;
}

export const NEW_DRAFT: PromotionCodeDraft = {
  code: '',
  kind: 'percent',
  off: '',
  courseIds: null,
  tierSlugs: [],
  duration: 'once',
  months: '',
  maxRedemptions: '',
  lastDay: '',
};

const MAX_PERCENT = 100;

const isRepeating = ({ tierSlugs, duration }: PromotionCodeDraft) =>
  tierSlugs.length > 0 && duration === 'repeating';

/** Returns what is wrong with a draft, before anything is sent. */
export function problemOf(draft: PromotionCodeDraft): string | undefined {
  const { code, kind, off, courseIds, tierSlugs, months, maxRedemptions } = draft;
  if (!/^[A-Za-z0-9-]{4,40}$/.test(code.trim()))
    return 'Enter a code of 4 to 40 letters, digits and dashes.';
  const value = Number(off);
  const isPercent = Number.isInteger(value) && value >= 1 && value <= MAX_PERCENT;
  if (kind === 'percent' && !isPercent) return 'Enter a whole percentage from 1 to 100.';
  const isAmount = /^\d+(\.\d{1,2})?$/.test(off.trim()) && value > 0;
  if (kind === 'amount' && !isAmount) return 'Enter an amount in US dollars, such as 10 or 9.50.';
  if (courseIds?.length === 0 && tierSlugs.length === 0)
    return 'Choose at least one course or plan.';
  if (tierSlugs.length > 0 && kind === 'percent' && value === MAX_PERCENT)
    return 'Take less than 100% off a plan. For free months there are gift codes.';
  if (isRepeating(draft) && !/^([1-9]|[12]\d|3[0-6])$/.test(months.trim()))
    return 'Enter for how many months the code counts, from 1 to 36.';
  if (maxRedemptions.trim() !== '' && !/^[1-9]\d{0,4}$/.test(maxRedemptions.trim()))
    return 'Enter how often the code can be redeemed as a whole number, or leave it empty.';
  return undefined;
}

/** Returns the terms of a draft without problems. */
export function promotionCodeOf(draft: PromotionCodeDraft): NewPromotionCode {
  const { code, kind, off, courseIds, tierSlugs, duration, months, maxRedemptions, lastDay } =
    draft;
  return {
    code: code.trim().toUpperCase(),
    percentOff: kind === 'percent' ? Number(off) : null,
    amountOff: kind === 'amount' ? Number(off) : null,
    courseIds,
    tierSlugs,
    duration: tierSlugs.length > 0 ? duration : 'once',
    durationInMonths: isRepeating(draft) ? Number(months) : null,
    maxRedemptions: maxRedemptions.trim() === '' ? null : Number(maxRedemptions),
    expiresAt: lastDay === '' ? null : `${lastDay}T23:59:59.000Z`,
  };
}
