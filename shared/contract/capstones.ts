/** Capstones: a deliverable that two others rate without names. Source: rules/capstones.md Q1 */
import * as z from 'zod';
import {
  CAPSTONE_RATERS,
  MAX_COMMENT_LENGTH,
  MAX_MARKS_PER_ROW,
  MAX_PART_LENGTH,
} from '#domain/capstone/capstone-rules.ts';
import { AttemptWait } from './activities.ts';
import { RubricPart } from './catalog.ts';
import {
  ContentId,
  CourseId,
  CourseIdParam,
  Instant,
  Percent,
  UserId,
  VisibleText,
} from './fields.ts';
import { defineRoutes } from './route.ts';

const few = (what: string, max: number) =>
  [(value: object) => Object.keys(value).length <= max, `has more than ${max} ${what}`] as const;

/** Row of the rubric → name of a level. */
export const CapstoneLevels = z
  .record(z.string().max(200), z.string().max(200))
  .refine(...few('rows', 12));
/** Part → text. */
const PartTexts = z.record(ContentId, z.string().max(MAX_PART_LENGTH)).refine(...few('parts', 6));
/** Date or number → as typed. */
const Facts = z.record(ContentId, z.string().max(40)).refine(...few('facts', 8));
/** Row of the rubric → the sentences that meet it, each as it stands in its part. */
export const CapstoneMarks = z
  .record(
    z.string().max(200),
    z
      .array(
        z.strictObject({ partId: ContentId, sentence: z.string().min(1).max(MAX_PART_LENGTH) }),
      )
      .max(MAX_MARKS_PER_ROW),
  )
  .refine(...few('rows', 12));

const Finding = z.object({ checkId: z.string(), title: z.string(), finding: z.string() });

/** A paper as others read it, without a name. */
const Paper = z.object({
  parts: PartTexts,
  facts: Facts,
  marks: CapstoneMarks,
  /** What the server found. */
  findings: z.array(Finding),
});

/** Names a rating, and neither the rater nor the author. */
const RatingId = z.string().regex(/^[0-9a-f]{32}-[0-9a-f-]{36}$/, 'must be the id of a rating');

const RowLevel = z.object({ row: z.string(), level: z.string() });

/** A rating that the learner gives; `paper` is null once others have decided it, or once it is gone. */
const GivenRating = z.object({
  ratingId: z.string(),
  /** `open`: not handed in yet. `decided`: can't be changed anymore. `gone`: its author took it back, or an operator looks at it. */
  state: z.enum(['open', 'given', 'decided', 'gone']),
  paper: Paper.nullable(),
  levels: CapstoneLevels,
  comment: z.string(),
  revisionsLeft: z.int().min(0),
});

const Exercise = z.object({
  id: ContentId,
  title: z.string(),
  brief: z.string(),
  papers: z.array(
    z.object({
      id: ContentId,
      text: z.string(),
      /** The experts' ratings; null before a pass. */
      experts: z
        .array(z.object({ row: z.string(), level: z.string(), reason: z.string() }))
        .nullable(),
    }),
  ),
  isPassed: z.boolean(),
  /** Of the latest try; null before the first. */
  agreement: Percent.nullable(),
  /** The learner's latest levels, by paper. */
  levels: z.record(ContentId, CapstoneLevels),
  wait: AttemptWait.nullable(),
});

export const Capstone = z
  .object({
    courseId: CourseId,
    moduleId: ContentId,
    parts: z.array(
      z.object({ id: ContentId, title: z.string(), task: z.string(), minLength: z.int() }),
    ),
    facts: z.array(
      z.object({
        id: ContentId,
        label: z.string(),
        kind: z.enum(['date', 'number']),
        isOptional: z.boolean(),
      }),
    ),
    rubric: z.array(RubricPart),
    /** What the server checks. */
    checks: z.array(z.object({ id: ContentId, title: z.string() })),
    exercises: z.array(Exercise),
    isCalibrated: z.boolean(),
    /** The version that was handed in last; null before the first. */
    handedIn: Paper.extend({
      /** 1 for the first. */
      number: z.int().min(1),
      handedInAt: Instant,
      /** Ratings by others so far. */
      ratingCount: z.int().min(0),
      /** `review`: an operator's reviewer has it. `returned`: an operator gave it back. */
      state: z.enum(['waiting', 'review', 'rated', 'returned']),
      /** Why an operator gave it back. */
      returnedBecause: z.string().nullable(),
      /** From when on the learner may assess it. */
      ownAssessmentFrom: Instant,
      comments: z.array(
        z.object({ ratingId: z.string(), text: z.string(), isReported: z.boolean() }),
      ),
    }).nullable(),
    revisionsLeft: z.int().min(0),
    result: z
      .object({
        /** The version that it is about. */
        number: z.int().min(1),
        ratedBy: z.enum(CAPSTONE_RATERS),
        raterCount: z.int().min(1),
        rows: z.array(RowLevel),
        decidedAt: Instant,
      })
      .nullable(),
    ownAssessmentsLeft: z.int().min(0),
    /** What the learner rates for others, the latest first. */
    ratings: z.array(GivenRating),
  })
  .meta({ id: 'Capstone' });

/** `findings` only: not handed in yet, because something is to be looked at first. */
const HandInOutcome = z.object({ isHandedIn: z.boolean(), findings: z.array(Finding) });

const params = z.strictObject({ userId: UserId, id: CourseIdParam });
const ratingParams = params.extend({ ratingId: RatingId });
const path = '/api/users/{userId}/courses/{id}/capstone' as const;
const unavailable = [
  'course_not_found',
  'capstone_not_found',
  'payment_required',
  'not_enrolled',
] as const;
const route = { group: 'activities', access: 'learner' } as const;

export const capstoneRoutes = defineRoutes({
  getCapstone: {
    ...route,
    method: 'GET',
    path,
    summary: 'The capstone of a course: its task, its exercises, and how far the learner is',
    params,
    response: Capstone,
    errors: [...unavailable],
  },
  rateSamples: {
    ...route,
    method: 'PUT',
    path: `${path}/exercises/{exerciseId}`,
    summary: 'Rate the three sample papers of an exercise; a pass tells the experts’ ratings',
    params: params.extend({ exerciseId: ContentId }),
    body: z.strictObject({
      /** Paper → levels. */
      levels: z.record(ContentId, CapstoneLevels).refine(...few('papers', 3)),
    }),
    response: z.object({ agreement: Percent, isPassed: z.boolean() }),
    errors: [...unavailable, 'exercise_not_found', 'attempt_not_yet', 'write_conflict'],
  },
  handInCapstone: {
    ...route,
    method: 'POST',
    path: `${path}/papers`,
    summary: 'Hand in the capstone, or a revision of it; without consent, findings come back first',
    refusesDemo: true,
    params,
    body: z.strictObject({
      /** The version that this one revises; 0 for none. A repeated call hands in once. */
      revises: z.int().min(0),
      parts: PartTexts,
      facts: Facts,
      marks: CapstoneMarks,
      /** Hands it in although the server found something. Missing parts and marks are refused all the same. */
      despiteFindings: z.boolean(),
    }),
    response: HandInOutcome,
    errors: [
      ...unavailable,
      'not_calibrated',
      'revisions_used_up',
      'capstone_changed',
      'payload_too_large',
      'write_conflict',
    ],
  },
  startPeerRating: {
    ...route,
    method: 'POST',
    path: `${path}/ratings`,
    summary: 'Get the paper of another learner to rate; one that is open comes again',
    refusesDemo: true,
    params,
    response: z.object({ ratingId: z.string() }),
    errors: [...unavailable, 'capstone_not_handed_in', 'no_paper_to_rate', 'write_conflict'],
  },
  ratePaper: {
    ...route,
    method: 'PUT',
    path: `${path}/ratings/{ratingId}`,
    summary: 'Rate a paper against the rubric, or revise the rating; safe to repeat',
    refusesDemo: true,
    params: ratingParams,
    body: z.strictObject({
      levels: CapstoneLevels,
      /** One thing that would make it better; goes to the author without a name. */
      comment: VisibleText(MAX_COMMENT_LENGTH),
    }),
    response: z.object({ isDecided: z.boolean() }),
    errors: [...unavailable, 'paper_gone', 'revisions_used_up', 'write_conflict'],
  },
  reportCapstone: {
    ...route,
    method: 'POST',
    path: `${path}/reports/{ratingId}`,
    summary: 'Report the paper that one rates, or a comment on one’s own, to the operators',
    refusesDemo: true,
    params: ratingParams,
    body: z.strictObject({
      what: z.enum(['paper', 'comment']),
      reason: VisibleText(MAX_COMMENT_LENGTH).min(1),
    }),
    response: z.object({ ratingId: z.string() }),
    errors: [...unavailable, 'paper_gone', 'write_conflict'],
  },
  assessOwnCapstone: {
    ...route,
    method: 'PUT',
    path: `${path}/own-assessment`,
    summary: 'Assess one’s own capstone, because no one else has rated it after five days',
    refusesDemo: true,
    params,
    body: z.strictObject({ levels: CapstoneLevels }),
    response: z.object({ ownAssessmentsLeft: z.int().min(0) }),
    errors: [
      ...unavailable,
      'capstone_not_handed_in',
      'capstone_waits_for_raters',
      'revisions_used_up',
      'write_conflict',
    ],
  },
});

export type Capstone = z.infer<typeof Capstone>;
export type CapstoneLevels = z.infer<typeof CapstoneLevels>;
export type CapstoneMarks = z.infer<typeof CapstoneMarks>;
export type HandInOutcome = z.infer<typeof HandInOutcome>;
