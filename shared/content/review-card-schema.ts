/**
 * The schema of review cards, which writers put into `review-cards/<module id>.ts` of a course folder.
 *
 * Source: rules/content.md C36
 */
import { REVIEW_SKILL_IDS } from '@learning/shared/domain/learning/review-skills';
import * as z from 'zod';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/** A question about one idea of a module, which comes back when the learner is about to forget it. */
export const ReviewCardSource = z.strictObject({
  /** Unique in the course. A learner's schedule follows it: a new id is a new card. */
  id: slug.max(60),
  /** One idea in a small situation that the module does not use. */
  question: text,
  answer: text,
  /** Why the answer holds, in one or two sentences. */
  why: text,
  /** Id of the heading in the module that explains it: 'Trust and Confidentiality' → 'trust-and-confidentiality'. */
  section: slug,
  skill: z.enum(REVIEW_SKILL_IDS),
  /** Options, if the server grades the answer instead of the learner. They are shown in any order. */
  graded: z.strictObject({ options: z.array(text).min(3).max(4), correct: text }).optional(),
});

export type ReviewCardSource = z.infer<typeof ReviewCardSource>;

/** Gives the review cards of a module their type. The validator checks their values. */
export function defineReviewCards(cards: ReviewCardSource[]): ReviewCardSource[] {
  return cards;
}
