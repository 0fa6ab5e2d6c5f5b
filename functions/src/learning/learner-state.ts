import type { TimeEntry } from '@learning/shared/domain/learning-time';
import type { EnrollmentRecord, EntitlementRecord, ProgressRecord } from './learner-records.ts';

/** All everyday items of one learner. */
export interface LearnerState {
  entitlements: EntitlementRecord[];
  /** In the order of their course ids. */
  enrollments: EnrollmentRecord[];
  progress: ProgressRecord[];
  bookmarkedCourseIds: number[];
  /** Newest wish first. */
  wishedCourseIds: number[];
  learningTime: TimeEntry[];
}

export interface LearnerReader {
  /** One Query on the learner's partition; the latest state. */
  read(userId: string): Promise<LearnerState>;
}
