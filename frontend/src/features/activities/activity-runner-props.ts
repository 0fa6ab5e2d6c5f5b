import type {
  Activity,
  ActivityState,
  ActivitySubmission,
} from '@learning/shared/contract/activities';

/** What each kind of activity is given by the runner that opened it. */
export interface ActivityRunnerProps<Config> {
  learnerId: string;
  courseId: number;
  activity: Activity;
  config: Config;
  state: ActivityState;
  /**
   * Hands in. Resolves with the graded submission, or undefined when it could not be sent (it is then kept and sent later,
   * and the toast was shown).
   */
  submit: (payload: object, attemptId: string) => Promise<ActivitySubmission | undefined>;
  isSubmitting: boolean;
}
