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
  maxRedemptions: string;
  /** Calendar day in UTC; empty without an end. */
  lastDay: string;
}

export const NEW_DRAFT: PromotionCodeDraft = {
  code: '',
  kind: 'percent',
  off: '',
  courseIds: null,
  maxRedemptions: '',
  lastDay: '',
};

const MAX_PERCENT = 100;

/** Returns what is wrong with a draft, before anything is sent. */
export function problemOf(draft: PromotionCodeDraft): string | undefined {
  const { code, kind, off, courseIds, maxRedemptions } = draft;
  if (!/^[A-Za-z0-9-]{4,40}$/.test(code.trim()))
    return 'Enter a code of 4 to 40 letters, digits and dashes.';
  const value = Number(off);
  const isPercent = Number.isInteger(value) && value >= 1 && value <= MAX_PERCENT;
  if (kind === 'percent' && !isPercent) return 'Enter a whole percentage from 1 to 100.';
  const isAmount = /^\d+(\.\d{1,2})?$/.test(off.trim()) && value > 0;
  if (kind === 'amount' && !isAmount) return 'Enter an amount in US dollars, such as 10 or 9.50.';
  if (courseIds?.length === 0) return 'Choose at least one course, or all of them.';
  if (maxRedemptions.trim() !== '' && !/^[1-9]\d{0,4}$/.test(maxRedemptions.trim()))
    return 'Enter how often the code can be redeemed as a whole number, or leave it empty.';
  return undefined;
}

/** Returns the terms of a draft without problems. */
export function promotionCodeOf(draft: PromotionCodeDraft): NewPromotionCode {
  const { code, kind, off, courseIds, maxRedemptions, lastDay } = draft;
  return {
    code: code.trim().toUpperCase(),
    percentOff: kind === 'percent' ? Number(off) : null,
    amountOff: kind === 'amount' ? Number(off) : null,
    courseIds,
    maxRedemptions: maxRedemptions.trim() === '' ? null : Number(maxRedemptions),
    expiresAt: lastDay === '' ? null : `${lastDay}T23:59:59.000Z`,
  };
}
