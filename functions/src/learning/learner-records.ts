/** The items of a learner's partition, which one Query reads, and the notes beside them. */
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

export const EntitlementRecord = z.object({
  entity: z.literal('entitlement'),
  /** Last part of the sort key, unique for the learner. */
  name: z.string(),
  kind: z.enum(['purchase', 'subscription', 'seat', 'grant', 'trial']),
  courseIds: z.array(z.int()).nullable(),
  startedAt: z.string(),
  /** For a suspended purchase, the instant of its suspension. */
  endsAt: z.string().nullable(),
  /** Order or subscription that pays for it; absent for the trial and for what an operator granted. */
  orderId: z.string().optional(),
  /** Whether a plan or seat ends then for certain, instead of being renewed. */
  isEndSet: z.literal(true).optional(),
  /** Grows with each change of what an operator granted; absent for everything else. */
  version: z.int().optional(),
  /** The gift code that was redeemed for a grant. */
  giftCode: z.string().optional(),
});

/** What a learner has in the team of a plan, copied from it with every change. */
export const MembershipRecord = z.object({
  entity: z.literal('teamMembership'),
  orderId: z.string(),
  tierName: z.string(),
  /** As in the team: null when the plan grants nothing. */
  accessEndsAt: z.string().nullable(),
  /** null after the member has left, and for the one who pays for the plan. */
  seat: z
    .object({
      seatId: z.string(),
      joinedAt: z.string(),
      isSuspended: z.boolean(),
      /** The learner has taken over the team. */
      isOwner: z.boolean(),
    })
    .nullable(),
  /** Only for the one who pays. As they were when the plan ended. */
  counts: z
    .object({
      /** Includes the owner's. */
      seatsUsed: z.int(),
      /** Members who wait for a seat since the plan became smaller. */
      pausedMembers: z.int(),
    })
    .nullable(),
});

export const EnrollmentRecord = z.object({
  entity: z.literal('enrollment'),
  /** ULID. */
  id: z.string(),
  courseId: z.int(),
  createdAt: z.string(),
  completedModuleIds: z.array(z.string()),
  completedAt: z.string().nullable(),
  lastModuleId: z.string().nullable(),
  /** Grows with each change of the completed modules. */
  version: z.int(),
});

/** Progress in a module. Completing, measuring time and reading write different attributes, so any of them may be missing. */
export const ProgressRecord = z.object({
  entity: z.literal('moduleProgress'),
  courseId: z.int(),
  moduleId: z.string(),
  completed: z.boolean().default(false),
  timeSpentMinutes: z.int().default(0),
  completedAt: z.string().nullable().default(null),
  /** Stays when the module is reopened: the time sent with a completion counts only once. */
  firstCompletedAt: z.string().nullable().default(null),
  /** When time was measured last, to the quarter hour; null in items of older releases. */
  lastActiveAt: z.string().nullable().default(null),
  /** Reading position: 0-based paragraph. */
  lastBlock: z.int().nullable().default(null),
  /** Oldest first. */
  sittings: z.array(z.object({ id: z.string(), minutes: z.int() })).default([]),
  /** Grows with each change of the sittings. */
  version: z.int().default(0),
});

/** The learning time of a UTC month: beside its own attributes, one per quarter hour with its minutes. */
export const LearningTimeRecord = z
  .object({
    entity: z.literal('learningTime'),
    month: z.string(),
    /** Grows with each change. */
    version: z.int().default(0),
  })
  .catchall(z.union([z.string(), z.int()]));

/** A learner's best result in one activity. It changes in the transaction that stores a submission. */
export const ActivityResultRecord = z.object({
  entity: z.literal('activityResult'),
  courseId: z.int(),
  activityId: z.string(),
  /** Best score, percent. */
  score: z.int(),
  /** True when passed. */
  completed: z.boolean(),
  /** When it was passed, or when the best score was reached. */
  completedAt: z.string(),
  submissionCount: z.int(),
  /** Attempts of the best submission (the first of equal ones) and of the latest. */
  bestAttemptId: z.string().optional(),
  latestAttemptId: z.string().optional(),
  /** Attempts whose submissions are stored, oldest first. Missing in results of older releases. */
  keptAttemptIds: z.array(z.string()).optional(),
  /** Of a type whose attempt begins with its submission: when the next one opens, after a failed one. */
  nextAttemptAt: z.string().optional(),
  version: z.int(),
});

/** A course as it was when a learner first completed it. Written once and never changed. */
export const CompletionRecord = z.object({
  entity: z.literal('courseCompletion'),
  courseId: z.int(),
  courseTitle: z.string(),
  completedAt: z.string(),
  instructionHours: z.number(),
  /** Missing in completions of older releases. */
  minutes: z.object({ onScreen: z.int(), activities: z.int(), atDesk: z.int() }).optional(),
  moduleCount: z.int(),
  activities: z.array(
    z.object({
      title: z.string(),
      type: z.enum(ACTIVITY_TYPES),
      score: z.int(),
      completedAt: z.string(),
    }),
  ),
  themes: z.array(z.string()),
});

/** An achievement that later changes could remove, so it is stored when it is first seen. */
export const AchievementRecord = z.object({
  entity: z.literal('achievement'),
  name: z.string(),
  earnedAt: z.string(),
});

/** How often the learner was right in skill checks, by how sure they said they were. Counted with each submission. */
export const CalibrationRecord = z.object({
  entity: z.literal('calibration'),
  guessAnswered: z.int().default(0),
  guessRight: z.int().default(0),
  fairlySureAnswered: z.int().default(0),
  fairlySureRight: z.int().default(0),
  sureAnswered: z.int().default(0),
  sureRight: z.int().default(0),
});

export const CourseMarkRecord = z.object({
  entity: z.enum(['bookmark', 'wish']),
  courseId: z.int(),
  /** The module that was open when the mark was set. */
  moduleId: z.string().nullable().default(null),
  createdAt: z.string(),
});

export const NoteRecord = z.object({
  entity: z.literal('note'),
  courseId: z.int(),
  moduleId: z.string(),
  text: z.string(),
  version: z.int(),
  updatedAt: z.string(),
});

/** What a learner wrote in answer to one task of a module. */
export const WorkRecord = z.object({
  entity: z.literal('work'),
  courseId: z.int(),
  moduleId: z.string(),
  promptId: z.string(),
  prompt: z.string(),
  text: z.string(),
  version: z.int(),
  updatedAt: z.string(),
  rating: z
    .object({ levels: z.record(z.string(), z.string()), ratedAt: z.string() })
    .nullable()
    .default(null),
});

export const entitlementItem = storedItem(EntitlementRecord);
export const membershipItem = storedItem(MembershipRecord);
export const enrollmentItem = storedItem(EnrollmentRecord);
export const progressItem = storedItem(ProgressRecord);
export const learningTimeItem = storedItem(LearningTimeRecord);
export const activityResultItem = storedItem(ActivityResultRecord);
export const completionItem = storedItem(CompletionRecord);
export const achievementItem = storedItem(AchievementRecord);
export const calibrationItem = storedItem(CalibrationRecord);
export const courseMarkItem = storedItem(CourseMarkRecord);
export const noteItem = storedItem(NoteRecord);
export const workItem = storedItem(WorkRecord);

export type EntitlementRecord = z.infer<typeof EntitlementRecord>;
/** An entitlement that an operator granted, or that a gift code opened. */
export type Grant = EntitlementRecord & { kind: 'grant'; version: number };
export type MembershipRecord = z.infer<typeof MembershipRecord>;
export type EnrollmentRecord = z.infer<typeof EnrollmentRecord>;
export type ProgressRecord = z.infer<typeof ProgressRecord>;
export type LearningTimeRecord = z.infer<typeof LearningTimeRecord>;
export type CourseMarkRecord = z.infer<typeof CourseMarkRecord>;
export type NoteRecord = z.infer<typeof NoteRecord>;
export type WorkRecord = z.infer<typeof WorkRecord>;
export type ActivityResultRecord = z.infer<typeof ActivityResultRecord>;
export type CompletionRecord = z.infer<typeof CompletionRecord>;
export type CalibrationRecord = z.infer<typeof CalibrationRecord>;
export type AchievementRecord = z.infer<typeof AchievementRecord>;
