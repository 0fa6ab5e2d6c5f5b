import { useCallback, useState } from 'react';
import { type ScenarioProgress, scenarioProgress } from './scenario-progress.ts';

/** Runs the open attempt at a scenario. `progress` is undefined before it starts and once it is graded. */
export function useScenario(learnerId: string, activityId: string) {
  const [progress, setProgress] = useState(() => scenarioProgress.read(learnerId, activityId));

  const save = useCallback(
    (next: ScenarioProgress) => {
      scenarioProgress.write(next, learnerId, activityId);
      setProgress(next);
    },
    [learnerId, activityId],
  );
  /** Starts a new attempt, without decisions. */
  const start = useCallback(() => save({ attemptId: crypto.randomUUID(), choices: {} }), [save]);
  /** Removes the stored progress after submitting. The page still shows the last step. */
  const removeStored = useCallback(
    () => scenarioProgress.remove(learnerId, activityId),
    [learnerId, activityId],
  );

  /** Closes the attempt once it is graded. */
  const finish = useCallback(() => setProgress(undefined), []);

  return { progress, start, save, removeStored, finish };
}
