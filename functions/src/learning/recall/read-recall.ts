import type { RecallCard, RecallSession } from '@learning/shared/contract/recall';
import { OPENING_CARDS } from '@learning/shared/domain/learning/recall-opening';
import { findModule } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '../access/course-access.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { timeZoneOf } from '../time/learning-time-figures.ts';
import { dueCards, leastRememberedFirst, SESSION_CARDS, summaryOf, isDue } from './due.ts';
import { learnedCards } from './learned-cards.ts';
import { presentCard } from './present-card.ts';

type Dependencies = Pick<LearningDependencies, 'catalog' | 'learners' | 'recall'>;

/** Returns the cards that are due, in one round: a Query on the learner beside one on what they remember, and the cached catalog. */
export async function readRecallSession(
  { userId, now }: { userId: string; now: Date },
  { catalog, learners, recall }: Dependencies,
): Promise<RecallSession> {
  const [{ courses }, texts, learner, records] = await Promise.all([
    catalog.read(),
    catalog.readRecallCards(),
    learners.read(userId),
    recall.list(userId),
  ]);
  const timeZone = timeZoneOf(learner);
  const cards = learnedCards(courses, learner, records, now);
  return {
    cards: dueCards(cards, now, timeZone)
      .flatMap((card) => presentCard(card, texts, now, timeZone))
      .slice(0, SESSION_CARDS),
    summary: summaryOf(cards, now, timeZone),
  };
}

/**
 * Returns the recall cards that open a module: those of earlier lessons of its course that are due, then those that are
 * remembered least.
 *
 * @throws Failure `module_not_found`, `payment_required`.
 * Source: rules/learning.md L28
 */
export async function readModuleRecall(
  { userId, moduleId, now }: { userId: string; moduleId: string; now: Date },
  { catalog, learners, recall }: Dependencies,
): Promise<{ cards: RecallCard[] }> {
  const [published, texts, learner, records] = await Promise.all([
    catalog.read(),
    catalog.readRecallCards(),
    learners.read(userId),
    recall.list(userId),
  ]);
  const found = findModule(published, moduleId);
  if (!found) throw new Failure('module_not_found');
  requireAccess(learner, found.course.id, now);
  const timeZone = timeZoneOf(learner);
  const earlier = learnedCards([found.course], learner, records, now).filter(
    ({ module }) => module.order < found.module.order,
  );
  const isOpen = ({ known }: (typeof earlier)[number]) => isDue(known, now, timeZone);
  const seenDue = earlier.filter((card) => card.known && isOpen(card));
  const rest = earlier.filter((card) => !card.known || !isOpen(card));
  const ordered = [...leastRememberedFirst(seenDue, now), ...leastRememberedFirst(rest, now)];
  return {
    cards: ordered
      .flatMap((card) => presentCard(card, texts, now, timeZone))
      .slice(0, OPENING_CARDS),
  };
}
