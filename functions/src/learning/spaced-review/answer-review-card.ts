import type { CardAnswer, CardRating } from '@learning/shared/contract/spaced-review';
import { bookMinutes, minutesOf, spanOfReport } from '@learning/shared/domain/time/book-minutes';
import { localDate } from '@learning/shared/domain/time/learning-time';
import type { ReviewCard } from '#catalog/catalog-records.ts';
import { findCourse } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { requireAccess } from '../access/course-access.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { timeZoneOf } from '../time/learning-time-figures.ts';
import { isDue } from './due.ts';
import { learnedCards } from './learned-cards.ts';
import type { SpacedReviewRecord } from './spaced-review-record.ts';
import type { ReviewedCard } from './reviewed-card.ts';
import { recallOutcome } from './recall-counts.ts';
import { review } from './schedule.ts';

/** The most that one answer counts as learning time. */
const MAX_SECONDS_OF_ANSWER = 60;

interface Command {
  userId: string;
  courseId: number;
  cardId: string;
  /** How often the card had been reviewed when it was shown. */
  reviewCount: number;
  answer: { kind: 'rating'; rating: CardRating } | { kind: 'option'; option: string };
  /** When it was answered, as the device says. @default now */
  answeredAt?: string | undefined;
  seconds: number;
  /** Demo learners try things out, so their answers are not counted among those of learners. */
  isDemo: boolean;
  now: Date;
}

/**
 * Schedules a card by an answer, and adds the time it took. An answer to a review that was given before, here or on another
 * device, changes nothing. One round trip of reads, one conditional write.
 *
 * @throws Failure `course_not_found`, `recall_card_not_found`, `recall_card_not_due`, `recall_card_changed`,
 * `payment_required`, `write_conflict`.
 * Source: rules/learning.md L23, L24, L25, L26, L27, L42, L43
 */
export async function answerReviewCard(
  command: Command,
  {
    catalog,
    learners,
    spacedReview,
  }: Pick<LearningDependencies, 'catalog' | 'learners' | 'spacedReview'>,
): Promise<CardAnswer> {
  const { userId, courseId, cardId, reviewCount, now } = command;
  const content = Promise.all([catalog.read(), catalog.readReviewCards()]);
  return retryOnConflict(async () => {
    const [[published, texts], learner, before] = await Promise.all([
      content,
      learners.read(userId),
      spacedReview.find(userId, courseId),
    ]);
    const course = findCourse(published, courseId);
    if (!course) throw new Failure('course_not_found');
    requireAccess(learner, course, now);
    const records = before ? [before] : [];
    const card = learnedCards([course], learner, records, now).find(({ id }) => id === cardId);
    const text = texts.get(courseId)?.find(({ id }) => id === cardId);
    if (!card || !text) throw new Failure('recall_card_not_found');

    const { rating, isCorrect } = gradeOf(command.answer, text);
    const { known } = card;
    const reviewsBefore = known?.reviewCount ?? 0;
    if (known && reviewCount < reviewsBefore)
      return { counted: false, isCorrect, ...present(known), addedMinutes: 0 };
    if (reviewCount > reviewsBefore || rating === undefined)
      throw new Failure('recall_card_changed');

    const timeZone = timeZoneOf(learner);
    const at = answerTime(command, new Date(known?.lastReviewedAt ?? card.learnedAt));
    if (!isDue(known, at, timeZone)) throw new Failure('recall_card_not_due');

    const after = review(known, rating, at, timeZone);
    const outcome = recallOutcome(known, rating !== 'again', at, timeZone);
    const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId)!;
    const { day, seconds, minutes } = secondsOfDay(command, before, localDate(now, timeZone));
    const span = spanOfReport(new Date(enrollment.createdAt), now);
    const entries = minutes > 0 ? bookMinutes(minutes, span, learner.learningTime) : [];
    const booked = { entries, monthVersions: learner.monthVersions };
    const isCounted = !command.isDemo;
    const stored = {
      courseId,
      cardId,
      before,
      card: after,
      day,
      seconds,
      booked,
      outcome,
      isCounted,
    };
    if ((await spacedReview.store(userId, stored)) === 'conflict') return CONFLICT;
    return { counted: true, isCorrect, ...present(after), addedMinutes: minutesOf(entries) };
  });
}

/** Returns the rating of an answer; undefined for an option that the card no longer has. */
function gradeOf(
  answer: Command['answer'],
  { graded }: ReviewCard,
): { rating: CardRating | undefined; isCorrect: boolean | null } {
  if (answer.kind === 'rating') return { rating: answer.rating, isCorrect: null };
  if (!graded?.options.includes(answer.option)) return { rating: undefined, isCorrect: null };
  const isCorrect = graded.options[graded.correct] === answer.option;
  return { rating: isCorrect ? 'good' : 'again', isCorrect };
}

/** Returns when an answer was given: never before the last review, nor in the future. Source: rules/learning.md L26 */
function answerTime({ answeredAt, now }: Command, last: Date): Date {
  const told = answeredAt === undefined ? now.getTime() : Date.parse(answeredAt);
  return new Date(Math.max(last.getTime(), Math.min(told, now.getTime())));
}

/** Returns the seconds of the learner's day with this answer, and the minutes that have begun with it. Source: rules/learning.md L27 */
function secondsOfDay(command: Command, before: SpacedReviewRecord | undefined, day: string) {
  const spent = before?.day === day ? before.seconds : 0;
  const seconds = spent + Math.min(command.seconds, MAX_SECONDS_OF_ANSWER);
  return { day, seconds, minutes: Math.ceil(seconds / 60) - Math.ceil(spent / 60) };
}

function present({ reviewCount, dueAt }: ReviewedCard) {
  return { reviewCount, dueAt };
}
