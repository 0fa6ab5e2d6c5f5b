import type { ScenarioAttempt, ScenarioReview } from '@learning/shared/contract/scenarios';
import type { ScenarioConfig } from '@learning/content/schema';
import { nextStepId } from '@learning/shared/domain/scoring/scenario-paths';
import { follow } from '@learning/shared/domain/scoring/score-scenario';
import type { OpenScenario } from './scenario-repository.ts';
import type { ScenarioAttemptRecord } from './scenario-records.ts';

type Step = ScenarioConfig['steps'][number];

/** Returns the step that is to be decided; undefined at the end. */
export function openStep({
  attempt,
  played,
}: Pick<OpenScenario, 'attempt' | 'played'>): Step | undefined {
  const { steps } = played.scenario;
  const { issue } = follow(played.scenario, choicesOf(attempt));
  return issue && steps.find((step) => step.id === issue.stepId);
}

/** Returns the choice ids of an attempt by step id. */
export function choicesOf({ decisions }: ScenarioAttemptRecord): Record<string, string> {
  return Object.fromEntries(decisions.map(({ stepId, choiceId }) => [stepId, choiceId]));
}

/**
 * Returns an open attempt as its learner sees it: the decisions with their consequences, and the step that is open. Names each
 * field that leaves the server, so that nothing about another branch leaves it by accident.
 *
 * Source: rules/scoring.md S2
 */
export function presentScenario({ attempt, played }: OpenScenario): ScenarioAttempt {
  const { steps } = played.scenario;
  const open = openStep({ attempt, played });
  return {
    id: attempt.id,
    activityId: attempt.activityId,
    startedAt: attempt.startedAt,
    decisions: attempt.decisions.flatMap(({ stepId, choiceId }) => {
      const step = steps.find((one) => one.id === stepId);
      const choice = step?.choices.find((one) => one.id === choiceId);
      if (!step || !choice) return [];
      return [{ step: textsOf(step), choice: choiceTexts(choice), consequence: choice.feedback }];
    }),
    step: open ? { ...textsOf(open), choices: open.choices.map(choiceTexts) } : null,
  };
}

/** Returns a whole scenario, for a learner who has passed it. */
export function wholeScenario(scenario: ScenarioConfig): ScenarioReview['scenario'] {
  return {
    steps: scenario.steps.map((step) => ({
      ...textsOf(step),
      choices: step.choices.map((choice) => ({
        ...choiceTexts(choice),
        value: choice.value,
        feedback: choice.feedback,
        next: nextStepId(scenario, step.id, choice.next) ?? null,
      })),
    })),
  };
}

function textsOf({ id, title, description, situation, messages }: Step) {
  return {
    id,
    title,
    description,
    ...(situation === undefined ? {} : { situation }),
    ...(messages === undefined ? {} : { messages }),
  };
}

function choiceTexts({ id, text, reasoning }: Step['choices'][number]) {
  return { id, text, ...(reasoning === undefined ? {} : { reasoning }) };
}
