/** Scores scenarios. Source: rules/scoring.md S5, S6. */
import { bestValueOf, nextStepId } from './scenario-paths.ts';
import { scorePercent } from './score-percent.ts';

export interface Message {
  from: string;
  at: string;
  text: string;
}

interface Choice {
  id: string;
  text: string;
  reasoning?: string | undefined;
  /** Points. */
  value: number;
  feedback: string;
  next?: string | undefined;
}

export interface ScoredScenario<C extends Choice = Choice> {
  steps: readonly {
    id: string;
    title: string;
    situation?: string | undefined;
    messages?: readonly Message[] | undefined;
    choices: readonly C[];
  }[];
  /** Points of the best path. */
  maxScore: number;
}

/** One step of the learner's path. */
export interface Decision {
  stepId: string;
  stepTitle: string;
  situation?: string;
  messages?: readonly Message[];
  choiceId: string;
  choiceText: string;
  choiceReasoning?: string;
  /** Points earned; `bestValue` is the most this step offers. */
  value: number;
  bestValue: number;
  feedback: string;
}

export interface ScenarioScore {
  /** Ids of the steps on the path, in order. */
  path: string[];
  decisions: Decision[];
  /** Points. */
  finalScore: number;
  /** Whole percent of the points of the best path or, on a longer path, of the points it offers. */
  percentage: number;
}

export interface ChoiceIssue {
  stepId: string;
  message: string;
}

/**
 * Scores the path of the choices from the first step to the end.
 *
 * @param choices choice id by step id, for exactly the steps on the path
 */
export function scoreScenario(
  config: ScoredScenario,
  choices: Readonly<Record<string, unknown>>,
): { score: ScenarioScore; issues?: never } | { score?: never; issues: ChoiceIssue[] } {
  const { decisions, issue } = follow(config, choices);
  const path = decisions.map((decision) => decision.stepId);
  const issues = [
    ...(issue ? [issue] : []),
    ...Object.keys(choices)
      .filter((stepId) => stepId !== issue?.stepId && !path.includes(stepId))
      // If the path is not known to its end, a later step may be on it.
      .filter((stepId) => !issue || !config.steps.some((step) => step.id === stepId))
      .map((stepId) => ({ stepId, message: 'is not a step on this path' })),
  ];
  if (issues.length > 0) return { issues };
  const finalScore = decisions.reduce((sum, decision) => sum + decision.value, 0);
  // A path that repairs a mistake is longer; its steps must not make up for the mistake.
  const offered = decisions.reduce((sum, decision) => sum + decision.bestValue, 0);
  const possible = Math.max(config.maxScore, offered);
  return {
    score: { path, decisions, finalScore, percentage: scorePercent(finalScore, possible) },
  };
}

/**
 * Follows the choices from the first step.
 *
 * @returns the decisions up to the end, or up to the first issue; `issue.stepId` is then the open step.
 */
export function follow(config: ScoredScenario, choices: Readonly<Record<string, unknown>>) {
  const decisions: Decision[] = [];
  let stepId = config.steps[0]?.id;
  while (stepId !== undefined) {
    const step = config.steps.find((candidate) => candidate.id === stepId);
    if (!step || decisions.some((decision) => decision.stepId === stepId)) {
      return { decisions, issue: { stepId, message: 'cannot follow here' } };
    }
    const choiceId = Object.hasOwn(choices, stepId) ? choices[stepId] : undefined;
    if (choiceId === undefined) return { decisions, issue: { stepId, message: 'is not decided' } };
    const choice = step.choices.find((candidate) => candidate.id === choiceId);
    if (!choice) return { decisions, issue: { stepId, message: 'is not a choice of this step' } };
    decisions.push({
      stepId,
      stepTitle: step.title,
      ...(step.situation === undefined ? {} : { situation: step.situation }),
      ...(step.messages === undefined ? {} : { messages: step.messages }),
      choiceId: choice.id,
      choiceText: choice.text,
      ...(choice.reasoning === undefined ? {} : { choiceReasoning: choice.reasoning }),
      value: choice.value,
      bestValue: bestValueOf(step),
      feedback: choice.feedback,
    });
    stepId = nextStepId(config, stepId, choice.next);
  }
  return { decisions };
}
