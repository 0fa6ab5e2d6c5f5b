/**
 * The only place that spells keys of the table. README.md beside this file lists every access pattern.
 *
 * Numbers are padded so that text order is number order.
 */
export interface Key {
  PK: string;
  SK: string;
}

const padded = (courseId: number) => String(courseId).padStart(6, '0');

export const catalogPartition = 'CATALOG';

export const activitiesPartition = (moduleId: string) => `ACTIVITIES#${moduleId}`;

export const catalogKeys = {
  course: (courseId: number): Key => ({ PK: catalogPartition, SK: `COURSE#${padded(courseId)}` }),
  tier: (tierId: number): Key => ({ PK: catalogPartition, SK: `TIER#${padded(tierId)}` }),
  module: (moduleId: string): Key => ({ PK: `MODULE#${moduleId}`, SK: 'TEXT' }),
  /** Apart from the module's text: it holds the answers, and few functions may read it. */
  activity: (moduleId: string, activityId: string): Key => ({
    PK: activitiesPartition(moduleId),
    SK: activityId,
  }),
  resource: (courseId: number, resourceId: string): Key => ({
    PK: `COURSE#${padded(courseId)}`,
    SK: `RESOURCE#${resourceId}`,
  }),
};

/** Everyday items of one learner: one Query reads them all. */
export const learnerPartition = (userId: string) => `LEARNER#${userId}`;

export const learnerKeys = {
  profile: (userId: string): Key => ({ PK: learnerPartition(userId), SK: 'PROFILE' }),
  entitlement: (userId: string, name: string): Key => ({
    PK: learnerPartition(userId),
    SK: `ENTITLEMENT#${name}`,
  }),
  enrollment: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `ENROLLMENT#${padded(courseId)}`,
  }),
  progress: (userId: string, courseId: number, moduleId: string): Key => ({
    PK: learnerPartition(userId),
    SK: `PROGRESS#${padded(courseId)}#${moduleId}`,
  }),
  bookmark: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `BOOKMARK#${padded(courseId)}`,
  }),
  wish: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `WISH#${padded(courseId)}`,
  }),
  /** Best result of one activity, beside the submissions it comes from. */
  activityResult: (userId: string, courseId: number, activityId: string): Key => ({
    PK: learnerPartition(userId),
    SK: `RESULT#${padded(courseId)}#${activityId}`,
  }),
  achievement: (userId: string, name: string): Key => ({
    PK: learnerPartition(userId),
    SK: `ACHIEVEMENT#${name}`,
  }),
  /** The first completion of a course. */
  completion: (userId: string, courseId: number): Key => ({
    PK: learnerPartition(userId),
    SK: `COMPLETION#${padded(courseId)}`,
  }),
  /** One item per UTC month; its quarter-hour attributes hold minutes. */
  learningTime: (userId: string, month: string): Key => ({
    PK: learnerPartition(userId),
    SK: `TIME#${month}`,
  }),
};

/** Bulky or rarely read items of one learner live beside the everyday ones, not among them. */
export const notesPartition = (userId: string) => `LEARNER#${userId}#NOTES`;
export const notePrefix = (courseId: number) => `NOTE#${padded(courseId)}#`;
export const noteKey = (userId: string, courseId: number, moduleId: string): Key => ({
  PK: notesPartition(userId),
  SK: `${notePrefix(courseId)}${moduleId}`,
});

export const submissionsPartition = (userId: string) => `LEARNER#${userId}#SUBMISSIONS`;
export const submissionKeys = {
  /** The open attempt of a skill check, or the last one handed in. */
  attempt: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#ATTEMPT`,
  }),
  draft: (userId: string, activityId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#DRAFT`,
  }),
  submission: (userId: string, activityId: string, attemptId: string): Key => ({
    PK: submissionsPartition(userId),
    SK: `${activityId}#SUBMISSION#${attemptId}`,
  }),
};

/** Partition of a course's reviews, in the table by learner and in GSI1 by review id. */
export const reviewsPartition = (courseId: number) => `REVIEWS#${padded(courseId)}`;
export const reviewKey = (courseId: number, userId: string): Key => ({
  PK: reviewsPartition(courseId),
  SK: `REVIEW#${userId}`,
});

export const certificatesPartition = (userId: string) => `LEARNER#${userId}#CERTIFICATES`;
