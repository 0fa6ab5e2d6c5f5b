import type { ScenarioAttempt, ScenarioReview } from '@learning/shared/contract/scenarios';
import type { ScenarioConfig } from '@learning/content/schema';
import { nextStepId } from '@learning/shared/domain/scoring/scenario-paths';
import { follow } from '@learning/shared/domain/scoring/score-scenario';
import type { OpenScenario } from './scenario-repository.ts';
import type { ScenarioAttemptRecord } from './scenario-records.ts';
import { shownChoiceId, shownStepId } from './shown-ids.ts';

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

/** Returns the decided steps of an attempt in order, each with its choice. */
export function decidedSteps({
  attempt,
  played,
}: Pick<OpenScenario, 'attempt' | 'played'>): { step: Step; choice: Step['choices'][number] }[] {
  return attempt.decisions.flatMap(({ stepId, choiceId }) => {
    const step = played.scenario.steps.find((candidate) => candidate.id === stepId);
    const choice = step?.choices.find((candidate) => candidate.id === choiceId);
    return step && choice ? [{ step, choice }] : [];
  });
}

/**
 * Returns an open attempt as its learner sees it: the decisions with their consequences, the step that is open, and at the end
 * what to look back on. Names each field that leaves the server, so that nothing about another branch leaves it by accident.
 *
 * Source: rules/scoring.md S2
 */
export function presentScenario({ attempt, played }: OpenScenario): ScenarioAttempt {
  const open = openStep({ attempt, played });
  const decided = decidedSteps({ attempt, played });
  return {
    id: attempt.id,
    activityId: attempt.activityId,
    startedAt: attempt.startedAt,
    decisions: decided.map(({ step, choice }, place) => ({
      step: { ...textsOf(step), id: shownStepId(place) },
      choice: shownChoice(step, choice),
      consequence: choice.feedback,
    })),
    step: open
      ? {
          ...textsOf(open),
          id: shownStepId(decided.length),
          choices: open.choices.map((choice) => shownChoice(open, choice)),
        }
      : null,
    lookBack: open
      ? []
      : decided.map(({ step }, place) => ({
          stepId: shownStepId(place),
          choices: step.choices.map(({ id, text }) => ({ id: shownChoiceId(step, id), text })),
        })),
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

function shownChoice(step: Step, choice: Step['choices'][number]) {
  return { ...choiceTexts(choice), id: shownChoiceId(step, choice.id) };
}

function choiceTexts({ id, text, reasoning }: Step['choices'][number]) {
  return { id, text, ...(reasoning === undefined ? {} : { reasoning }) };
}
