/** The items of capstones, as stored. */
import { CAPSTONE_RATERS } from '@learning/shared/domain/capstone/capstone-rules';
import * as z from 'zod';
import { Handling, UNTOUCHED } from '#requests/handling.ts';
import { jsonText, storedItem } from '#table/stored-item.ts';

/** Row of the rubric → rank, counted from the worst. */
const Ranks = z.record(z.string(), z.int());

const Marks = z.record(z.string(), z.array(z.object({ partId: z.string(), sentence: z.string() })));

/** What was handed in, as others read it. */
const HandedIn = z.object({
  parts: z.record(z.string(), z.string()),
  facts: z.record(z.string(), z.string()),
  marks: Marks,
  /** Checks that did not hold. */
  findings: z.array(z.object({ checkId: z.string(), title: z.string(), finding: z.string() })),
});

/** A learner's tries at an exercise. */
const ExerciseTries = z.object({
  /** Agreement with the experts at the first try: the rater's weight follows from it. */
  firstAgreement: z.int(),
  latestAgreement: z.int(),
  /** Paper → row → rank. */
  latestRanks: z.record(z.string(), Ranks),
  failedCount: z.int(),
  isPassed: z.boolean(),
  /** After a failed try; null once it is passed. */
  nextAttemptAt: z.string().nullable(),
});

/** A rating for another learner. It names the paper by a hash, never its author. */
const GivenRating = z.object({
  ratingId: z.string(),
  paperName: z.string(),
  /** The version of the paper. */
  number: z.int(),
  state: z.enum(['open', 'given', 'reported']),
  ranks: Ranks,
  comment: z.string(),
  revisions: z.int(),
});

/** What a learner did in the capstone of a course. */
export const CapstoneRecord = z.object({
  entity: z.literal('capstone'),
  courseId: z.int(),
  exercises: jsonText(z.record(z.string(), ExerciseTries)),
  /** Every version that was handed in, oldest first. */
  versions: jsonText(z.array(HandedIn.extend({ number: z.int(), handedInAt: z.string() }))),
  /** Latest last. */
  ratings: jsonText(z.array(GivenRating)),
  ownAssessments: z.int(),
  /** Grows with each change. */
  version: z.int(),
});

/** A rating as its paper has it: of an unnamed person. */
const PaperRating = z.object({
  ratingId: z.string(),
  weight: z.int(),
  ranks: Ranks,
  comment: z.string(),
  ratedAt: z.string(),
  isReported: z.boolean(),
});

/** The latest version of a learner's capstone, for those who rate it. */
export const CapstonePaper = z.object({
  entity: z.literal('capstonePaper'),
  courseId: z.int(),
  /** Last part of the sort key. */
  paperName: z.string(),
  /** For the result and its event; no response has it. */
  authorId: z.string(),
  /** The plan whose team the author belongs to: its members are asked first. */
  teamId: z.string().nullable(),
  number: z.int(),
  handedInAt: z.string(),
  paper: jsonText(HandedIn),
  ratings: z.array(PaperRating),
  /** Kept for raters who have opened it. */
  reservations: z.array(z.object({ ratingId: z.string(), until: z.string() })),
  state: z.enum(['waiting', 'rated', 'returned']),
  returnedBecause: z.string().nullable(),
  /** Why operators have to look at it; null if they don't. */
  review: z
    .object({
      because: z.enum(['no_raters', 'paper_reported', 'comment_reported']),
      /** What the one who reported it wrote. */
      message: z.string(),
      /** The comment that was reported. */
      ratingId: z.string().nullable(),
      since: z.string(),
    })
    .nullable(),
  handling: Handling.default(UNTOUCHED),
  version: z.int(),
});

/** What was said of a capstone; in the learner's partition, where certificates read it. */
export const CapstoneResultRecord = z.object({
  entity: z.literal('capstoneResult'),
  courseId: z.int(),
  /** The version that was rated. */
  number: z.int(),
  ratedBy: z.enum(CAPSTONE_RATERS),
  raterCount: z.int(),
  rows: z.array(z.object({ row: z.string(), level: z.string() })),
  decidedAt: z.string(),
});

export const capstoneItem = storedItem(CapstoneRecord);
export const capstonePaperItem = storedItem(CapstonePaper);
export const capstoneResultItem = storedItem(CapstoneResultRecord);

export type CapstoneRecord = z.infer<typeof CapstoneRecord>;
export type CapstonePaper = z.infer<typeof CapstonePaper>;
export type CapstoneResultRecord = z.infer<typeof CapstoneResultRecord>;
export type HandedIn = z.infer<typeof HandedIn>;
export type GivenRating = z.infer<typeof GivenRating>;
