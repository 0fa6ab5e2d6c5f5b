import { randomUUID } from 'node:crypto';
import type { LearnerApi } from '../api/open-api.ts';

/** Reports a sitting of a module as the player does, then marks the module complete. */
export async function studyModule(
  learner: LearnerApi,
  moduleId: string,
  minutes: number,
): Promise<void> {
  const params = { userId: 'me', moduleId };
  const sitting = { sittingId: randomUUID(), minutes };
  await learner.ok('recordLearningTime', { params, body: sitting });
  await learner.ok('recordModuleProgress', { params, body: { completed: true } });
}
