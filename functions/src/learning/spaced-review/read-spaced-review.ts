import type { ReviewCard, SpacedReviewSession } from '@learning/shared/contract/spaced-review';
import { OPENING_CARDS } from '@learning/shared/domain/learning/opening-cards';
import { SESSION_CARDS } from '@learning/shared/domain/learning/review-load';
import { findModule } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '../access/course-access.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { timeZoneOf } from '../time/learning-time-figures.ts';
import { decisionOfToday } from './decision-of-today.ts';
import { dueCards, isDue, leastRememberedFirst } from './due.ts';
import { learnedCards } from './learned-cards.ts';
import { presentCard, presentPaused } from './present-card.ts';
import { summaryOf } from './review-summary.ts';

type Dependencies = Pick<LearningDependencies, 'catalog' | 'learners' | 'spacedReview'>;

/** Returns the cards that are due, in one round trip: a Query on the learner beside one on what they remember, and the cached catalog. */
export async function readSpacedReviewSession(
  { userId, now }: { userId: string; now: Date },
  { catalog, learners, spacedReview }: Dependencies,
): Promise<SpacedReviewSession> {
  const [{ courses }, texts, learner, records] = await Promise.all([
    catalog.read(),
    catalog.readReviewCards(),
    learners.read(userId),
    spacedReview.list(userId),
  ]);
  const timeZone = timeZoneOf(learner);
  const cards = learnedCards(courses, learner, records, now);
  return {
    cards: dueCards(cards, now, timeZone)
      .cards.flatMap((card) => presentCard(card, texts, now, timeZone))
      .slice(0, SESSION_CARDS),
    paused: cards.flatMap((card) => presentPaused(card, texts, now)),
    decision: decisionOfToday(courses, learner, now, timeZone),
    summary: summaryOf(cards, records, now, timeZone),
  };
}

/**
 * Returns the review cards that open a module: those of earlier lessons of its course that are due, then those that are
 * remembered least.
 *
 * @throws Failure `module_not_found`, `payment_required`.
 * Source: rules/learning.md L28
 */
export async function readModuleReviewCards(
  { userId, moduleId, now }: { userId: string; moduleId: string; now: Date },
  { catalog, learners, spacedReview }: Dependencies,
): Promise<{ cards: ReviewCard[] }> {
  const [published, texts, learner, records] = await Promise.all([
    catalog.read(),
    catalog.readReviewCards(),
    learners.read(userId),
    spacedReview.list(userId),
  ]);
  const found = findModule(published, moduleId);
  if (!found) throw new Failure('module_not_found');
  requireAccess(learner, found.course, now);
  const timeZone = timeZoneOf(learner);
  const earlier = learnedCards([found.course], learner, records, now).filter(
    ({ module }) => module.order < found.module.order,
  );
  const isOpen = ({ known }: (typeof earlier)[number]) => isDue(known, now, timeZone);
  const seenDue = earlier.filter((card) => card.known && isOpen(card));
  const rest = earlier.filter((card) => !card.known || !isOpen(card));
  const ordered = [seenDue, rest].flatMap((some) => leastRememberedFirst(some, now, timeZone));
  return {
    cards: ordered
      .flatMap((card) => presentCard(card, texts, now, timeZone))
      .slice(0, OPENING_CARDS),
  };
}
