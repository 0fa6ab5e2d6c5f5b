import type {
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useMemo, useState } from 'react';
import type { ActivityRunnerProps } from '../activity-runner-props.ts';
import { DecisionStep } from './step/decision-step.tsx';
import { isLastDecision, type ScenarioStep, takenPath } from './path/scenario-path.ts';
import { ScenarioIntro } from './scenario-intro.tsx';
import { ScenarioResults } from './results/scenario-results.tsx';
import { useScenario } from './path/use-scenario.ts';

/** Runs a branching scenario: one decision at a time, with the outcomes in the results. */
export default function Scenario({
  learnerId,
  activity,
  config: authored,
  state,
  submit,
  isSubmitting,
}: ActivityRunnerProps<PublicScenarioConfig>) {
  const config = useMemo(() => withTypographicQuotes(authored), [authored]);
  const { progress, start, save, removeStored, finish } = useScenario(learnerId, activity.id);
  // Moves the focus only after an action of the learner, not when the page opens here.
  const [hasActed, setActed] = useState(false);
  const begin = () => {
    setActed(true);
    start();
  };

  const passed = state.submission?.completed ? state.submission : undefined;
  const shown = passed ?? (progress ? undefined : state.latestSubmission);
  if (shown) {
    return (
      <ScenarioResults
        key={shown.attemptId}
        config={config}
        submission={shown}
        payload={withTypographicQuotes(JSON.parse(shown.payload) as ScenarioSubmissionPayload)}
        passingScore={activity.passingScore}
        bestScore={state.submission?.score ?? shown.score}
        takesFocus={hasActed}
        {...(passed ? {} : { onTryAgain: begin })}
      />
    );
  }
  if (!progress) {
    return <ScenarioIntro config={config} activity={activity} onStart={begin} />;
  }

  const decide = async (step: ScenarioStep, choiceId: string) => {
    setActed(true);
    const choices = { ...progress.choices, [step.id]: choiceId };
    const choice = step.choices.find(({ id }) => id === choiceId);
    if (!isLastDecision(config, step, choice)) {
      save({ ...progress, choices });
      return;
    }
    removeStored();
    if (await submit({ choices }, progress.attemptId)) finish();
  };

  const path = takenPath(config, progress.choices);
  return (
    <DecisionStep
      config={config}
      path={path}
      onDecide={(step, choiceId) => void decide(step, choiceId)}
      isSubmitting={isSubmitting}
      takesFocus={hasActed}
    />
  );
}
