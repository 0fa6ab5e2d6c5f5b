import { useCallback, useState } from 'react';
import {
  readScenarioProgress,
  type ScenarioProgress,
  writeScenarioProgress,
} from './scenario-progress.ts';

/** The attempt that is being played; undefined before it starts and once it is graded. */
export function useScenario(learnerId: string, activityId: string) {
  const [progress, setProgress] = useState(() => readScenarioProgress(learnerId, activityId));

  const keep = useCallback(
    (next: ScenarioProgress | undefined) => {
      writeScenarioProgress(learnerId, activityId, next);
      setProgress(next);
    },
    [learnerId, activityId],
  );
  /** Starts anew: no decisions, another attempt. */
  const start = useCallback(() => keep({ attemptId: crypto.randomUUID(), choices: {} }), [keep]);
  /** Handed in: what is kept for sending is kept elsewhere. The page still shows the last step. */
  const forgetOnDevice = useCallback(
    () => writeScenarioProgress(learnerId, activityId, undefined),
    [learnerId, activityId],
  );

  return { progress, start, keep, forgetOnDevice };
}
