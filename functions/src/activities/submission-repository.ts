import * as z from 'zod';
import { submissionPrefix, submissionsPartition } from '../table/keys.ts';
import { queryPartition, type Table } from '../table/table.ts';

const SubmissionRecord = z.object({
  activityId: z.string(),
  score: z.int(),
  feedback: z.string(),
  payload: z.string(),
  completed: z.boolean(),
  completedAt: z.string(),
});
type SubmissionRecord = z.infer<typeof SubmissionRecord>;

export interface SubmissionRepository {
  /** All submissions of an activity by one learner, oldest first. One Query. */
  list(userId: string, activityId: string): Promise<SubmissionRecord[]>;
}

export function submissionRepository(table: Table): SubmissionRepository {
  return {
    async list(userId, activityId) {
      const partition = submissionsPartition(userId);
      const items = await queryPartition(table, partition, submissionPrefix(activityId));
      return items.map((item) => SubmissionRecord.parse(item));
    },
  };
}
