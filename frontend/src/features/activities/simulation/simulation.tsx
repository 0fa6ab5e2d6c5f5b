import type {
  PublicSimulationConfig,
  SimulationSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { lazy, Suspense, useMemo, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { RunnerSkeleton } from '../components/runner-skeleton.tsx';
import { useStart } from '../played/use-start.ts';
import { playedSimulation } from './played-simulation.ts';
import { SimulationIntro } from './simulation-intro.tsx';

/** The periods and their results load with the start: the introduction does not need them. */
const loadRest = () => import('./attempt-and-results.ts');
const Attempt = lazy(async () => ({ default: (await loadRest()).Attempt }));
const Results = lazy(async () => ({ default: (await loadRest()).Results }));

/** Runs a simulation: introduction, one period at a time with what followed, then the outcome and other ways. */
export default function Simulation({
  learnerId,
  courseId,
  activity,
  config: authored,
  state,
  submit,
  isSubmitting,
}: ActivityRunnerProps<PublicSimulationConfig>) {
  const config = useMemo(() => withTypographicQuotes(authored), [authored]);
  const attempt = useMemo(
    () => state.simulationAttempt && withTypographicQuotes(state.simulationAttempt),
    [state.simulationAttempt],
  );
  const start = useStart(playedSimulation, learnerId, activity.id);
  // Moves the focus only after an action of the learner, not when the page opens here.
  const [hasActed, setActed] = useState(false);
  const failure = start.error ? userMessageOf(start.error) : undefined;
  const begin = () => {
    setActed(true);
    void loadRest().catch(() => undefined);
    start.mutate();
  };

  const passed = state.submission?.completed ? state.submission : undefined;
  const shown = passed ?? (attempt ? undefined : state.latestSubmission);
  if (shown) {
    return (
      <Suspense fallback={<RunnerSkeleton />}>
        <Results
          key={`${shown.attemptId} ${shown.wait?.secondsLeft}`}
          courseId={courseId}
          config={config}
          submission={shown}
          payload={withTypographicQuotes(JSON.parse(shown.payload) as SimulationSubmissionPayload)}
          takesFocus={hasActed}
          isStarting={start.isPending}
          failure={failure}
          {...(passed ? {} : { onTryAgain: begin })}
        />
      </Suspense>
    );
  }
  if (!attempt) {
    return (
      <SimulationIntro
        config={config}
        activity={activity}
        onStart={begin}
        isStarting={start.isPending}
        failure={failure}
      />
    );
  }
  return (
    <Suspense fallback={<RunnerSkeleton />}>
      <Attempt
        key={attempt.id}
        learnerId={learnerId}
        config={config}
        attempt={attempt}
        onEnd={() => {
          setActed(true);
          void submit({}, attempt.id);
        }}
        isSubmitting={isSubmitting}
        takesFocus={hasActed}
      />
    </Suspense>
  );
}
