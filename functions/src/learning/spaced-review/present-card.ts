import type { PausedCard, ReviewCard } from '@learning/shared/contract/spaced-review';
import { createHash } from 'node:crypto';
import type { ReviewCard as CardText } from '#catalog/catalog-records.ts';
import { isDue } from './due.ts';
import type { LearnedCard } from './learned-cards.ts';
import { isPausedIfMissed, nextMinutes } from './schedule.ts';

/** The texts of the review cards, by course id. */
export type CardTexts = ReadonlyMap<number, readonly CardText[]>;

/** Returns a card with its text; nothing for one whose text has just been published or removed. */
export function presentCard(
  { course, module, id, known }: LearnedCard,
  texts: CardTexts,
  now: Date,
  timeZone: string,
): ReviewCard[] {
  const text = texts.get(course.id)?.find((card) => card.id === id);
  if (!text) return [];
  const reviewCount = known?.reviewCount ?? 0;
  return [
    {
      courseId: course.id,
      courseTitle: course.title,
      cardId: id,
      moduleId: module.id,
      moduleTitle: module.title,
      section: text.section,
      skill: text.skill,
      question: text.question,
      answer: text.answer,
      why: text.why,
      graded: text.graded && {
        options: inNewOrder(text.graded.options, `${id} ${reviewCount}`),
        correctOption: text.graded.options[text.graded.correct]!,
      },
      reviewCount,
      isDue: isDue(known, now, timeZone),
      nextMinutes: nextMinutes(known, now, timeZone),
      lapses: known?.lapses ?? 0,
      isPausedIfMissed: isPausedIfMissed(known),
    },
  ];
}

/** Returns a card that rests after it was missed too often; nothing for any other. Source: rules/learning.md L42 */
export function presentPaused(
  { course, module, id, known }: LearnedCard,
  texts: CardTexts,
  now: Date,
): PausedCard[] {
  const until = known?.pausedUntil;
  const text = texts.get(course.id)?.find((one) => one.id === id);
  if (!text || until === undefined || until <= now.toISOString()) return [];
  return [
    {
      courseId: course.id,
      cardId: id,
      moduleId: module.id,
      moduleTitle: module.title,
      section: text.section,
      question: text.question,
      until,
    },
  ];
}

/** Returns the options in an order that differs from review to review, so that their place is not what is remembered. */
function inNewOrder(options: readonly string[], seed: string): string[] {
  const place = (option: string) => createHash('sha256').update(`${seed} ${option}`).digest('hex');
  return options
    .map((option) => ({ option, at: place(option) }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ option }) => option);
}
