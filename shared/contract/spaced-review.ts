/** Spaced review: review cards that are due, and answers to them. Source: rules/learning.md L23, L24, L25, L26, L27, L28 */
import * as z from 'zod';
import { REVIEW_SKILL_IDS } from '#domain/learning/review-skills.ts';
import { ContentId, CourseId, CourseIdParam, Instant, Percent, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** How well the learner remembered, worst first. */
export const CARD_RATINGS = ['again', 'hard', 'good', 'easy'] as const;

const ReviewSkill = z.enum(REVIEW_SKILL_IDS);

export const ReviewCard = z
  .object({
    courseId: CourseId,
    courseTitle: z.string(),
    /** Unique in the course. */
    cardId: ContentId,
    moduleId: ContentId,
    moduleTitle: z.string(),
    /** Id of the heading in the module that explains the answer. */
    section: z.string(),
    skill: ReviewSkill,
    question: z.string(),
    answer: z.string(),
    why: z.string(),
    /** Options of a card that the server grades, in a new order for each review; null when the learner rates the answer. */
    graded: z.object({ options: z.array(z.string()), correctOption: z.string() }).nullable(),
    /** How often it was reviewed; an answer sends it back. */
    reviewCount: z.int().min(0),
    isDue: z.boolean(),
    /** How often it was forgotten after it had been learned. */
    lapses: z.int().min(0),
    /** Whether it rests for two weeks when it is missed now. Source: rules/learning.md L42 */
    isPausedIfMissed: z.boolean(),
    /** Minutes until the card comes back after each rating. */
    nextMinutes: z.object({
      again: z.int().positive(),
      hard: z.int().positive(),
      good: z.int().positive(),
      easy: z.int().positive(),
    }),
  })
  .meta({ id: 'ReviewCard' });

/** A card that rests because it was missed too often, with where to read its answer. */
const PausedCard = z.object({
  courseId: CourseId,
  cardId: ContentId,
  moduleId: ContentId,
  moduleTitle: z.string(),
  /** Id of the heading in the module that explains the answer. */
  section: z.string(),
  question: z.string(),
  until: Instant,
});

/** How many reviews had a predicted chance of recall in a band, and how many were remembered. Source: rules/learning.md L43 */
const RecallCalibration = z.object({
  fromPercent: Percent,
  toPercent: Percent,
  reviews: z.int().positive(),
  remembered: z.int().min(0),
});

/** What a learner remembers of one skill. The three counts add up to all of its cards. */
export const SkillStrength = z
  .object({
    skill: ReviewSkill,
    /** Reviewed, and not due. */
    remembered: z.int().min(0),
    /** Due again, or being learned again. */
    fading: z.int().min(0),
    unseen: z.int().min(0),
    /** Probability of recalling a reviewed card now, on average, 0 for one being learned again; null before the first review. */
    recallPercent: Percent.nullable(),
  })
  .meta({ id: 'SkillStrength' });

export const SpacedReviewSummary = z
  .object({
    /** Cards of completed lessons, due or not. */
    cardCount: z.int().min(0),
    /** Can be answered now. */
    dueCount: z.int().min(0),
    /** What today asks for: all that is due, or of a backlog one session. Source: rules/learning.md L41 */
    todayCount: z.int().min(0),
    /** Comes back later today, after its learning step. */
    laterTodayCount: z.int().min(0),
    /** The next seven days of the learner's time zone; the first is today, with `todayCount` and `laterTodayCount`. */
    days: z.array(z.object({ date: z.iso.date(), count: z.int().min(0) })).length(7),
    /** When the next card that is not due yet comes back; null without one. */
    nextDueAt: Instant.nullable(),
    /** Least remembered first. */
    skills: z.array(SkillStrength),
    /** The lowest band first; empty before the first review that had a prediction. */
    calibration: z.array(RecallCalibration),
  })
  .meta({ id: 'SpacedReviewSummary' });

/** A scenario that the learner has passed: the five minutes of a day practice a decision of it. Source: rules/learning.md L52 */
export const DecisionOfToday = z.object({
  courseId: CourseId,
  activityId: ContentId,
  title: z.string(),
  /** Counts the days of the learner's time zone; the decision is the one at this place, beginning again at the end. */
  day: z.int().min(0),
});

export const SpacedReviewSession = z
  .object({
    /** Due cards for about three minutes: the least remembered first, or of a backlog the best remembered. */
    cards: z.array(ReviewCard),
    paused: z.array(PausedCard),
    /** null without a passed scenario in an open course. */
    decision: DecisionOfToday.nullable(),
    summary: SpacedReviewSummary,
  })
  .meta({ id: 'SpacedReviewSession' });

export const CardAnswer = z
  .object({
    /** False when this review was answered before, from here or from another device; the stored schedule is returned. */
    counted: z.boolean(),
    /** Whether the chosen option is right; null for a rating. */
    isCorrect: z.boolean().nullable(),
    reviewCount: z.int().positive(),
    dueAt: Instant,
    /** Minutes of learning time that the answer added. */
    addedMinutes: z.int().min(0),
  })
  .meta({ id: 'CardAnswer' });

export const spacedReviewRoutes = defineRoutes({
  getSpacedReviewSession: {
    method: 'GET',
    path: '/api/users/{userId}/recall',
    summary: 'The review cards that are due now, and what the learner remembers',
    group: 'learning',
    access: 'learner',
    params: z.strictObject({ userId: UserId }),
    response: SpacedReviewSession,
  },
  getModuleReviewCards: {
    method: 'GET',
    path: '/api/users/{userId}/modules/{moduleId}/recall',
    summary: 'Up to three review cards of earlier lessons, to open a module with',
    group: 'learning',
    access: 'learner',
    params: z.strictObject({ userId: UserId, moduleId: ContentId }),
    response: z.object({ cards: z.array(ReviewCard) }),
    errors: ['module_not_found', 'payment_required'],
  },
  answerReviewCard: {
    method: 'POST',
    path: '/api/users/{userId}/courses/{id}/recall/{cardId}',
    summary: 'Answer a review card that is due; safe to repeat',
    group: 'learning',
    access: 'learner',
    params: z.strictObject({ userId: UserId, id: CourseIdParam, cardId: ContentId }),
    body: z.strictObject({
      reviewCount: z.int().min(0).max(100_000).meta({
        description:
          'The count that came with the card. An answer to an earlier review changes nothing.',
      }),
      answer: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('rating'), rating: z.enum(CARD_RATINGS) }),
        z.strictObject({ kind: z.literal('option'), option: z.string().min(1).max(1000) }),
      ]),
      answeredAt: Instant.optional().meta({
        description:
          "When it was answered, if it is sent later; limited to the time since the card's last review.",
      }),
      seconds: z.int().min(0).max(86_400).meta({
        description:
          'Time spent on the card. At most a minute counts as learning time; 0 if it is measured elsewhere.',
      }),
    }),
    response: CardAnswer,
    errors: [
      'course_not_found',
      'recall_card_not_found',
      'recall_card_not_due',
      'recall_card_changed',
      'payment_required',
      'write_conflict',
    ],
  },
});

export type CardRating = (typeof CARD_RATINGS)[number];
export type ReviewCard = z.infer<typeof ReviewCard>;
export type PausedCard = z.infer<typeof PausedCard>;
export type RecallCalibration = z.infer<typeof RecallCalibration>;
export type SkillStrength = z.infer<typeof SkillStrength>;
export type SpacedReviewSummary = z.infer<typeof SpacedReviewSummary>;
export type DecisionOfToday = z.infer<typeof DecisionOfToday>;
export type SpacedReviewSession = z.infer<typeof SpacedReviewSession>;
export type CardAnswer = z.infer<typeof CardAnswer>;
