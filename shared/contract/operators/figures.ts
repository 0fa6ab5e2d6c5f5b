/** What is counted, for operators. Source: rules/figures.md G1, G2 */
import * as z from 'zod';
import { ITEM_FLAGS } from '../../domain/figures/item-statistics.ts';
import { MODULE_FLAGS } from '../../domain/figures/module-flags.ts';
import { monthsBetween } from '../../domain/figures/plan-months.ts';
import { CourseIdParam } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { CsvFile, Month } from './fields.ts';

const Count = z.int();
const Cents = z.int();
/** From 0 to 1; null where nothing is counted yet. */
const Share = z.number().nullable();

/** What a month of a product brought. */
export const RevenueRow = z
  .object({
    month: z.string(),
    /** Such as `course#000014`, `plan#executive`; `other` for money without an order. */
    product: z.string(),
    title: z.string(),
    purchases: Count,
    refunds: Count,
    /** Gift codes; they cost nothing and are no purchase. */
    giftRedemptions: Count,
    grossCents: Cents,
    refundCents: Cents,
    disputeCents: Cents,
    feeCents: Cents,
    otherCents: Cents,
    netCents: Cents,
    taxCents: Cents,
  })
  .meta({ id: 'RevenueRow' });
export type RevenueRow = z.infer<typeof RevenueRow>;

/** What a month of a plan, or of all plans, changed. */
export const PlanRow = z
  .object({
    month: z.string(),
    /** `all` for the plans together. */
    product: z.string(),
    title: z.string(),
    plansBefore: Count,
    plansAfter: Count,
    started: Count,
    ended: Count,
    endedUnpaid: Count,
    recurringBeforeCents: Cents,
    recurringCents: Cents,
    newCents: Cents,
    grownCents: Cents,
    lostCents: Cents,
    churn: Share,
    revenueChurn: Share,
  })
  .meta({ id: 'PlanRow' });
export type PlanRow = z.infer<typeof PlanRow>;

/** What a month of the whole site counted. */
export const SiteRow = z
  .object({
    month: z.string(),
    accounts: Count,
    trials: Count,
    /** Of the trials that started in the month, those whose learner has paid since. */
    conversions: Count,
    conversion: Share,
    seatsTaken: Count,
    seatsFreed: Count,
  })
  .meta({ id: 'SiteRow' });
export type SiteRow = z.infer<typeof SiteRow>;

/** How many of the trials that started in a month led to a purchase of a product. */
export const TrialRow = z
  .object({
    month: z.string(),
    product: z.string(),
    title: z.string(),
    trials: Count,
    /** A learner who bought two products counts for both. */
    conversions: Count,
    conversion: Share,
  })
  .meta({ id: 'TrialRow' });
export type TrialRow = z.infer<typeof TrialRow>;

/** What learners did in a month of a course. */
export const CourseRow = z
  .object({
    month: z.string(),
    courseId: z.int(),
    title: z.string(),
    enrollments: Count,
    moduleCompletions: Count,
    submissions: Count,
    completions: Count,
    certificates: Count,
  })
  .meta({ id: 'CourseRow' });
export type CourseRow = z.infer<typeof CourseRow>;

/** An option, and how many of those who answered chose it. */
const Option = z.object({
  text: z.string(),
  isRight: z.boolean(),
  count: Count,
  share: Share,
});

export const QuestionRow = z
  .object({
    activityId: z.string(),
    activityTitle: z.string(),
    questionId: z.string(),
    /** Empty for a question that is no longer published. */
    text: z.string(),
    isPublished: z.boolean(),
    asked: Count,
    difficulty: Share,
    /** From -1 to 1. */
    discrimination: z.number().nullable(),
    flags: z.array(z.enum(ITEM_FLAGS)),
    options: z.array(Option),
    /** Choices of options whose text has changed since. */
    formerChoices: Count,
  })
  .meta({ id: 'QuestionRow' });
export type QuestionRow = z.infer<typeof QuestionRow>;

/** A decision of a scenario. */
export const DecisionRow = z
  .object({
    activityId: z.string(),
    activityTitle: z.string(),
    stepId: z.string(),
    text: z.string(),
    decided: Count,
    /** Nearly everyone chooses the same, so that it decides nothing. */
    isOneSided: z.boolean(),
    options: z.array(Option.omit({ isRight: true }).extend({ value: z.number() })),
  })
  .meta({ id: 'DecisionRow' });
export type DecisionRow = z.infer<typeof DecisionRow>;

export const ActivityRow = z
  .object({
    activityId: z.string(),
    title: z.string(),
    type: z.string(),
    learners: Count,
    submissions: Count,
    passes: Count,
    firstPassShare: Share,
    /** Mean of the submissions up to the one that passed. */
    triesToPass: z.number().nullable(),
  })
  .meta({ id: 'ActivityRow' });
export type ActivityRow = z.infer<typeof ActivityRow>;

export const ModuleRow = z
  .object({
    moduleId: z.string(),
    title: z.string(),
    printedMinutes: Count,
    /** Learners whose time was measured, and their mean. */
    timed: Count,
    measuredMinutes: z.number().nullable(),
    /** Learners of all cohorts who reached its end. */
    completions: Count,
    /** Of those who completed the module before it, or who enrolled, the share that did not complete this one. */
    dropOff: Share,
    flags: z.array(z.enum(MODULE_FLAGS)),
  })
  .meta({ id: 'ModuleRow' });
export type ModuleRow = z.infer<typeof ModuleRow>;

/** A band of predicted recall. */
const RecallBandRow = z.object({
  fromPercent: z.int(),
  toPercent: z.int(),
  reviews: Count,
  remembered: Count,
});

export const CardRow = z
  .object({
    cardId: z.string(),
    text: z.string(),
    reviews: Count,
    remembered: Count,
    /** What the schedule expected of these reviews, and what was remembered. */
    expectedShare: Share,
    rememberedShare: Share,
    pauses: Count,
    /** Remembered clearly less often than expected. */
    isForgotten: z.boolean(),
    bands: z.array(RecallBandRow),
  })
  .meta({ id: 'CardRow' });
export type CardRow = z.infer<typeof CardRow>;

export const CourseItems = z
  .object({
    courseId: z.int(),
    title: z.string(),
    questions: z.array(QuestionRow),
    decisions: z.array(DecisionRow),
    activities: z.array(ActivityRow),
    modules: z.array(ModuleRow),
    cards: z.array(CardRow),
    bands: z.array(RecallBandRow),
  })
  .meta({ id: 'CourseItems' });
export type CourseItems = z.infer<typeof CourseItems>;

/** Learners who enrolled in a month. */
export const CohortRow = z
  .object({
    month: z.string(),
    enrolled: Count,
    /** In the order of the modules: how many completed each one. */
    reached: z.array(Count),
    completed: Count,
  })
  .meta({ id: 'CohortRow' });
export type CohortRow = z.infer<typeof CohortRow>;

export const CourseCohorts = z
  .object({
    courseId: z.int(),
    title: z.string(),
    modules: z.array(z.object({ id: z.string(), title: z.string() })),
    cohorts: z.array(CohortRow),
  })
  .meta({ id: 'CourseCohorts' });
export type CourseCohorts = z.infer<typeof CourseCohorts>;

/** Each month is read in one Query, so that a page stays the same size however many learners there are. */
export const MAX_FIGURE_MONTHS = 12;

/** @default the last three months */
const range = z
  .strictObject({ from: Month.optional(), to: Month.optional() })
  .refine(
    ({ from, to }) =>
      from === undefined ||
      to === undefined ||
      (from <= to &&
        to < `${Number(from.slice(0, 4)) + 2}` &&
        monthsBetween(from, to).length <= MAX_FIGURE_MONTHS),
    { message: `must be within ${MAX_FIGURE_MONTHS} months from the first one on`, path: ['to'] },
  );

const group = 'operating';
const params = z.strictObject({ id: CourseIdParam });
const reads = { method: 'GET', group, access: 'operator', effect: 'reads' } as const;

export const operatorFigureRoutes = defineRoutes({
  getRevenueFigures: {
    ...reads,
    path: '/api/operator/figures/revenue',
    summary: 'Revenue, plans, trials and seats by month; at most twelve months',
    roles: ['finance'],
    query: range,
    response: z.object({
      from: z.string(),
      to: z.string(),
      revenue: z.array(RevenueRow),
      plans: z.array(PlanRow),
      site: z.array(SiteRow),
      trials: z.array(TrialRow),
    }),
  },
  exportRevenueFigures: {
    ...reads,
    path: '/api/operator/figures/revenue/export',
    summary: 'Revenue by month and product, as a file for a spreadsheet',
    roles: ['finance'],
    query: range,
    response: CsvFile,
  },
  exportPlanFigures: {
    ...reads,
    path: '/api/operator/figures/plans/export',
    summary:
      'Recurring revenue, starts, ends and churn by month and plan, as a file for a spreadsheet',
    roles: ['finance'],
    query: range,
    response: CsvFile,
  },
  exportTrialFigures: {
    ...reads,
    path: '/api/operator/figures/trials/export',
    summary:
      'Trials, purchases after them and seats by month, with a line for each product bought, as a file for a spreadsheet',
    roles: ['finance'],
    query: range,
    response: CsvFile,
  },
  exportAccounting: {
    ...reads,
    path: '/api/operator/figures/accounting/export',
    summary:
      'What Stripe booked in a month by product, with a last line of totals, as a file for a spreadsheet',
    roles: ['finance'],
    query: z.strictObject({ month: Month }),
    response: CsvFile,
  },
  getCourseFigures: {
    ...reads,
    path: '/api/operator/figures/courses',
    summary: 'Enrollments, completions and certificates by month and course; at most twelve months',
    roles: ['content', 'finance'],
    query: range,
    response: z.object({ from: z.string(), to: z.string(), courses: z.array(CourseRow) }),
  },
  exportCourseFigures: {
    ...reads,
    path: '/api/operator/figures/courses/export',
    summary:
      'Enrollments, completions and certificates by month and course, as a file for a spreadsheet',
    roles: ['content', 'finance'],
    query: range,
    response: CsvFile,
  },
  getCourseItemFigures: {
    ...reads,
    path: '/api/operator/figures/courses/{id}/items',
    summary:
      'Questions, decisions, activities, modules and review cards of a course with their figures',
    roles: ['content'],
    params,
    response: CourseItems,
    errors: ['course_not_found'],
  },
  exportCourseItemFigures: {
    ...reads,
    path: '/api/operator/figures/courses/{id}/items/export',
    summary: 'The same as a file, which npm run content:report reads',
    roles: ['content'],
    params,
    response: CsvFile,
    errors: ['course_not_found'],
  },
  getCourseCohorts: {
    ...reads,
    path: '/api/operator/figures/courses/{id}/cohorts',
    summary: 'How far the learners came who enrolled in each month',
    roles: ['content'],
    params,
    response: CourseCohorts,
    errors: ['course_not_found'],
  },
  exportCourseCohorts: {
    ...reads,
    path: '/api/operator/figures/courses/{id}/cohorts/export',
    summary: 'How far each cohort came, as a file for a spreadsheet',
    roles: ['content'],
    params,
    response: CsvFile,
    errors: ['course_not_found'],
  },
});
