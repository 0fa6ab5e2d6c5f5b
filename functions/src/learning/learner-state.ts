import type { TimeEntry } from '@learning/shared/domain/time/learning-time';
import type { CapstoneResultRecord } from '#capstones/capstone-records.ts';
import type { RetestsRecord } from '#retests/retest-records.ts';
import type {
  AchievementRecord,
  ActivityResultRecord,
  CalibrationRecord,
  CompletionRecord,
  CourseMarkRecord,
  EnrollmentRecord,
  EntitlementRecord,
  MembershipRecord,
  ProgressRecord,
} from './learner-records.ts';
import type { LearnerProfile } from './profile/profile-record.ts';

/** Versions of the months of learning time, by month; each change of a month's minutes increases its version. */
export type MonthVersions = Readonly<Record<string, number>>;

/** Everything in the main partition of one learner. */
export interface LearnerState {
  entitlements: EntitlementRecord[];
  memberships: MembershipRecord[];
  /** By course id, ascending. */
  enrollments: EnrollmentRecord[];
  progress: ProgressRecord[];
  /** Newest first. */
  bookmarks: CourseMarkRecord[];
  /** Newest first. */
  wishlistCourseIds: number[];
  learningTime: TimeEntry[];
  monthVersions: MonthVersions;
  activityResults: ActivityResultRecord[];
  /** First completions of courses. */
  completions: CompletionRecord[];
  /** What was said of the learner's capstones. */
  capstoneResults: CapstoneResultRecord[];
  /** What the holder of certificates has shown since. */
  retests: RetestsRecord[];
  /** Permanently stored achievements. */
  achievements: AchievementRecord[];
  /** How well the learner judges their own answers; null before the first one. */
  calibration: CalibrationRecord | null;
  profile: LearnerProfile;
}

/** What opens courses to a learner. */
export type LearnerAccess = Pick<LearnerState, 'entitlements' | 'enrollments'>;

export interface LearnerReader {
  /** Reads the learner's partition with strong consistency. One Query. */
  read(userId: string): Promise<LearnerState>;
}

export interface AccessReader {
  /** Reads only what opens courses, for calls that need no more. One Query. */
  readAccess(userId: string): Promise<LearnerAccess>;
}
