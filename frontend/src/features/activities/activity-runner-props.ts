import type {
  Activity,
  ActivityState,
  ActivitySubmission,
} from '@learning/shared/contract/activities';
import type { ComponentType } from 'react';

/** Props of a component that runs one type of activity. */
export interface ActivityRunnerProps<Config> {
  learnerId: string;
  courseId: number;
  activity: Activity;
  config: Config;
  state: ActivityState;
  /**
   * Submits. Resolves with the graded submission, or with undefined when it was stored on the device to be sent
   * later; a toast has said so.
   */
  submit: (payload: object, attemptId: string) => Promise<ActivitySubmission | undefined>;
  isSubmitting: boolean;
}

/** Runs one type of activity; its `Config` is what the server sends for that type. */
export type Runner = ComponentType<ActivityRunnerProps<never>>;
