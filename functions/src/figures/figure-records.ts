/** The counters as stored. A counter that nothing was added to is missing and means 0. Source: rules/figures.md G1 */
import * as z from 'zod';

const Count = z.int().default(0);

/** What the day of a product counts. */
export const dayCounters = {
  accounts: Count,
  trials: Count,
  conversions: Count,
  purchases: Count,
  refunds: Count,
  giftRedemptions: Count,
  enrollments: Count,
  moduleCompletions: Count,
  submissions: Count,
  completions: Count,
  certificates: Count,
  seatsTaken: Count,
  seatsFreed: Count,
  taxCents: Count,
  grossCents: Count,
  refundCents: Count,
  disputeCents: Count,
  feeCents: Count,
  otherCents: Count,
  netCents: Count,
};

/** What the month of a plan counts. A plan that changed its tier left one product and joined another. */
export const planCounters = {
  started: Count,
  ended: Count,
  endedUnpaid: Count,
  joined: Count,
  left: Count,
  startedCents: Count,
  endedCents: Count,
  joinedCents: Count,
  leftCents: Count,
  grownCents: Count,
  shrunkCents: Count,
};

export const cohortCounters = { enrolled: Count, completed: Count };
export const moduleCounters = { completions: Count, timed: Count, minutes: Count };
export const activityCounters = {
  submissions: Count,
  learners: Count,
  firstPasses: Count,
  passes: Count,
  triesToPass: Count,
};
/** Shares of right answers to the other questions are whole permille, so that the sums stay exact. */
export const questionCounters = {
  asked: Count,
  right: Count,
  pairs: Count,
  pairsRight: Count,
  rest: Count,
  restSquares: Count,
  restRight: Count,
};

export const DayFigures = z.object({
  entity: z.literal('dayFigures'),
  day: z.string(),
  product: z.string(),
  ...dayCounters,
});
export const PlanFigures = z.object({
  entity: z.literal('planFigures'),
  month: z.string(),
  product: z.string(),
  ...planCounters,
});
export const CohortFigures = z.object({
  entity: z.literal('cohortFigures'),
  month: z.string(),
  ...cohortCounters,
});
export const ModuleFigures = z.object({
  entity: z.literal('moduleFigures'),
  moduleId: z.string(),
  ...moduleCounters,
});
export const ActivityFigures = z.object({
  entity: z.literal('activityFigures'),
  activityId: z.string(),
  ...activityCounters,
});
export const QuestionFigures = z.object({
  entity: z.literal('questionFigures'),
  activityId: z.string(),
  questionId: z.string(),
  ...questionCounters,
});

export type DayFigures = z.infer<typeof DayFigures>;
export type PlanFigures = z.infer<typeof PlanFigures>;
export type CohortFigures = z.infer<typeof CohortFigures>;
export type ModuleFigures = z.infer<typeof ModuleFigures>;
export type ActivityFigures = z.infer<typeof ActivityFigures>;
export type QuestionFigures = z.infer<typeof QuestionFigures>;

export type DayCounts = Partial<Record<keyof typeof dayCounters, number>>;
export type PlanCounts = Partial<Record<keyof typeof planCounters, number>>;

/** Begins the name of the counter of an option of a question, or of a module in a cohort. */
export const CHOICE_PREFIX = 'choice#';
export const REACHED_PREFIX = 'module#';

/** Stand in for a product where there is none: the site as a whole, trials, and money without an order. */
export const SITE_PRODUCT = 'site';
export const TRIAL_PRODUCT = 'trial';
export const OTHER_PRODUCT = 'other';
