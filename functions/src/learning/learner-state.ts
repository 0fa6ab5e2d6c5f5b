import type { TimeEntry } from '@learning/shared/domain/time/learning-time';
import type {
  AchievementRecord,
  ActivityResultRecord,
  CompletionRecord,
  CourseMarkRecord,
  EnrollmentRecord,
  EntitlementRecord,
  ProgressRecord,
} from './learner-records.ts';
import type { LearnerProfile } from './profile/profile-record.ts';

/** All everyday items of one learner. */
export interface LearnerState {
  entitlements: EntitlementRecord[];
  /** In the order of their course ids. */
  enrollments: EnrollmentRecord[];
  progress: ProgressRecord[];
  /** Newest first. */
  bookmarks: CourseMarkRecord[];
  /** Newest wish first. */
  wishedCourseIds: number[];
  learningTime: TimeEntry[];
  activityResults: ActivityResultRecord[];
  /** First completions of courses. */
  completions: CompletionRecord[];
  /** Achievements that are kept for good. */
  achievements: AchievementRecord[];
  profile: LearnerProfile;
}

export interface LearnerReader {
  /** One Query on the learner's partition; the latest state. */
  read(userId: string): Promise<LearnerState>;
}
