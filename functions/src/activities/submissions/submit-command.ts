import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { StoredForSubmitting } from '../activity-items.ts';
import type { ActivityCommand } from '../open-activity.ts';

export interface SubmitCommand extends ActivityCommand {
  attemptId?: string | undefined;
  /** JSON text as the device sent it. */
  payload: string;
  /** Demo learners try things out, so their decisions are not counted for other learners. */
  isDemo: boolean;
}

/** Everything that submitting needs, read at once. */
export interface ReadState extends StoredForSubmitting {
  record: ActivityRecord;
  courseId: number;
  /** Returns the learner. Only a type whose attempt begins with its submission needs more than the attempt. */
  readLearner: () => Promise<LearnerState>;
  /** For a type whose attempt begins with its submission, unless the device has named the attempt. */
  newAttemptId: string;
}
