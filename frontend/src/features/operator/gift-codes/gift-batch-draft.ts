import type { operatorGiftCodeRoutes } from '@learning/shared/contract/operators/gift-codes';
import type { BodyOf } from '@learning/shared/contract/route';

type NewGiftBatch = Omit<BodyOf<(typeof operatorGiftCodeRoutes)['createGiftBatch']>, 'reason'>;

/** What the form of gift codes holds while it is typed. */
export interface GiftBatchDraft {
  name: string;
  /** `course:14` or `tier:entry`; empty until something is chosen. */
  gift: string;
  /** For a plan. */
  months: string;
  codeCount: string;
  maxRedemptions: string;
  /** Calendar day in UTC. */
  lastDay: string;
}

export const NEW_GIFT_DRAFT: GiftBatchDraft = {
  name: '',
  gift: '',
  months: '3',
  codeCount: '10',
  maxRedemptions: '1',
  lastDay: '',
};

const isWhole = (text: string, max: number) =>
  /^[1-9]\d*$/.test(text.trim()) && Number(text) <= max;

export const isOfPlan = ({ gift }: Pick<GiftBatchDraft, 'gift'>) => gift.startsWith('tier:');

/** Returns what is wrong with a draft, before anything is sent. */
export function giftProblemOf(draft: GiftBatchDraft): string | undefined {
  if (draft.name.trim() === '') return 'Enter what the codes are for.';
  if (draft.gift === '') return 'Choose what the codes give.';
  if (isOfPlan(draft) && !isWhole(draft.months, 36)) return 'Enter the months, from 1 to 36.';
  if (!isWhole(draft.codeCount, 200)) return 'Enter how many codes, from 1 to 200.';
  if (!isWhole(draft.maxRedemptions, 1_000))
    return 'Enter how many people can redeem each code, from 1 to 1,000.';
  return draft.lastDay === '' ? 'Choose the last day.' : undefined;
}

/** Returns the terms of a draft without problems. */
export function giftBatchOf(draft: GiftBatchDraft): NewGiftBatch {
  const [kind, id = ''] = draft.gift.split(':');
  const isPlan = kind === 'tier';
  return {
    name: draft.name.trim(),
    courseId: isPlan ? null : Number(id),
    tierSlug: isPlan ? id : null,
    months: isPlan ? Number(draft.months) : null,
    codeCount: Number(draft.codeCount),
    maxRedemptions: Number(draft.maxRedemptions),
    expiresAt: `${draft.lastDay}T23:59:59.000Z`,
  };
}
