import type { SkillStrength } from '@learning/shared/contract/spaced-review';
import { REVIEW_SKILL_IDS } from '@learning/shared/domain/learning/review-skills';
import type { LearnedCard } from './learned-cards.ts';
import { retrievability } from './schedule.ts';

/** Returns what is remembered of each skill that the learner has cards of, least remembered first. */
export function strengthOf(
  cards: readonly LearnedCard[],
  due: ReadonlySet<LearnedCard>,
  now: Date,
  timeZone: string,
): SkillStrength[] {
  const strengths = REVIEW_SKILL_IDS.flatMap((skill) => {
    const ofSkill = cards.filter((card) => card.skill === skill);
    return ofSkill.length === 0 ? [] : [{ skill, ...strength(ofSkill, due, now, timeZone) }];
  });
  const shown = ({ recallPercent }: SkillStrength) => recallPercent ?? Number.MAX_SAFE_INTEGER;
  return strengths.toSorted((a, b) => shown(a) - shown(b));
}

function strength(
  cards: readonly LearnedCard[],
  due: ReadonlySet<LearnedCard>,
  now: Date,
  timeZone: string,
) {
  const seen = cards.filter(({ known }) => known !== undefined);
  const fading = seen.filter((card) => due.has(card) || isLearning(card));
  // A card that was just forgotten is not recalled until it has been learned again.
  const learned = seen.filter((card) => !isLearning(card));
  const sum = learned.reduce((total, { known }) => total + retrievability(known, now, timeZone), 0);
  return {
    remembered: seen.length - fading.length,
    fading: fading.length,
    unseen: cards.length - seen.length,
    recallPercent: seen.length === 0 ? null : Math.round((sum / seen.length) * 100),
  };
}

function isLearning({ known }: LearnedCard): boolean {
  return known !== undefined && known.phase !== 'review';
}
