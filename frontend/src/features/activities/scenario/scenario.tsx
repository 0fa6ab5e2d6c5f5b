import type {
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { RunnerSkeleton } from '../components/runner-skeleton.tsx';
import { useStart } from '../played/use-start.ts';
import { ScenarioIntro } from './scenario-intro.tsx';
import { playedScenario } from './played-scenario.ts';

/** The decisions load with the first sign of use: the introduction does not need them. */
const loadAttempt = () => import('./attempt/attempt.tsx');
const Attempt = lazy(async () => ({ default: (await loadAttempt()).Attempt }));
/** What follows the decisions is one file, which loads with the attempt. */
const loadResults = () => import('./results-and-replay.ts');
const ScenarioResults = lazy(async () => ({ default: (await loadResults()).ScenarioResults }));
const Replay = lazy(async () => ({ default: (await loadResults()).Replay }));

/** Runs a scenario: introduction, one decision at a time with its consequence, look back, results, replay. */
export default function Scenario({
  learnerId,
  activity,
  config: authored,
  state,
  submit,
  isSubmitting,
}: ActivityRunnerProps<PublicScenarioConfig>) {
  const config = useMemo(() => withTypographicQuotes(authored), [authored]);
  const attempt = useMemo(
    () => state.scenarioAttempt && withTypographicQuotes(state.scenarioAttempt),
    [state.scenarioAttempt],
  );
  const start = useStart(playedScenario, learnerId, activity.id);
  // Moves the focus only after an action of the learner, not when the page opens here.
  const [hasActed, setActed] = useState(false);
  const [isReplay, setReplay] = useState(false);
  const isAttempting = attempt !== null;
  useEffect(() => {
    if (isAttempting) void loadResults().catch(() => undefined);
  }, [isAttempting]);
  const failure = start.error ? userMessageOf(start.error) : undefined;
  const begin = () => {
    setActed(true);
    void loadAttempt().catch(() => undefined);
    start.mutate();
  };

  const passed = state.submission?.completed ? state.submission : undefined;
  if (passed && isReplay) {
    return (
      <Suspense fallback={<RunnerSkeleton />}>
        <Replay
          learnerId={learnerId}
          activityId={activity.id}
          introduction={config.scenario}
          onClose={() => setReplay(false)}
        />
      </Suspense>
    );
  }
  const shown = passed ?? (attempt ? undefined : state.latestSubmission);
  if (shown) {
    return (
      <Suspense fallback={<RunnerSkeleton />}>
        <ScenarioResults
          key={`${shown.attemptId} ${shown.wait?.secondsLeft}`}
          learnerId={learnerId}
          config={config}
          submission={shown}
          payload={withTypographicQuotes(JSON.parse(shown.payload) as ScenarioSubmissionPayload)}
          passingScore={activity.passingScore}
          takesFocus={hasActed}
          failure={failure}
          isStarting={start.isPending}
          {...(passed
            ? {
                onReplay: () => {
                  setActed(true);
                  setReplay(true);
                },
              }
            : { onTryAgain: begin })}
        />
      </Suspense>
    );
  }
  if (!attempt) {
    return (
      <ScenarioIntro
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
        activityId={activity.id}
        config={config}
        attempt={attempt}
        onComplete={(mostHarmful) => {
          setActed(true);
          void submit({ mostHarmful }, attempt.id);
        }}
        isSubmitting={isSubmitting}
        takesFocus={hasActed}
      />
    </Suspense>
  );
}
