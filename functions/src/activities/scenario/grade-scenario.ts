import type { ScenarioConfig } from '@learning/content/schema';
import type {
  ScenarioDecision,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import {
  isScenarioPassed,
  lookBackPercent,
  mostHarmful,
} from '@learning/shared/domain/scoring/look-back';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { scoreScenario, type ScenarioScore } from '@learning/shared/domain/scoring/score-scenario';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { Failure } from '#failure.ts';
import type { Grading } from '../grading/grading.ts';
import type { SentPlay } from '../played/submit-played.ts';
import { readMarks, type Marks } from './look-back-marks.ts';
import { choicesOf, decidedSteps } from './present-scenario.ts';
import type { OpenScenario } from './scenario-repository.ts';
import { shownChoiceId, shownStepId } from './shown-ids.ts';

/**
 * Grades the decisions of a scenario's attempt and the look back. Only a pass tells points; a failure tells the consequences,
 * and which of the two fell short.
 *
 * @throws Failure `scenario_not_finished` before the end, `invalid_request` for marks that are missing or unknown.
 * Source: rules/scoring.md S2, S6, S21, S24, S28
 */
export function gradeScenario(
  open: OpenScenario,
  { payload: sent, failedBefore, now }: SentPlay,
): Grading {
  const { scenario: config, passingScore } = open.played;
  const { score } = scoreScenario(config, choicesOf(open.attempt));
  if (!score) throw new Failure('scenario_not_finished');
  const marks = readMarks(open, sent);
  const decided = decidedSteps(open).map(({ step }) => step);
  const lookedBack = lookBackPercent(decided, marks);
  const passed = isScenarioPassed(score.percentage, lookedBack, passingScore);
  const payload = passed
    ? passedPayload(open, score, { marks, percent: lookedBack })
    : failedPayload(open, score);
  return {
    score: score.percentage,
    passed,
    feedback: [payload.summary, 'Decision analysis', ...payload.decisions.map(analysisOf)].join(
      '\n\n',
    ),
    payload,
    ...(passed ? {} : { nextAttemptAt: nextAttemptAt(failedBefore + 1, now).toISOString() }),
  };
}

function passedPayload(
  open: OpenScenario,
  { path, decisions, finalScore, percentage }: ScenarioScore,
  lookBack: { marks: Marks; percent: number },
): ScenarioSubmissionPayload {
  const { scenario: config } = open.played;
  const steps = decidedSteps(open);
  return {
    choices: choicesOf(open.attempt),
    finalScore,
    maxScore: config.maxScore,
    percentage,
    lookBackPercent: lookBack.percent,
    completedSteps: path,
    ...textsOf(config),
    summary: config.feedback.passing,
    decisions: decisions.map((decision, place) => {
      const { step } = steps[place]!;
      const marked = step.choices.find(({ id }) => id === lookBack.marks[step.id]);
      return {
        ...decision,
        lookBack: { marked: marked?.text ?? '', mostHarmful: mostHarmful(step).text },
      };
    }),
  };
}

/** Returns what a failure tells: neither points nor ids of the content, by which tries could be compared. */
function failedPayload(
  open: OpenScenario,
  { decisions, percentage }: ScenarioScore,
): ScenarioSubmissionPayload {
  const { scenario: config, passingScore } = open.played;
  const shown = decidedSteps(open).map(({ step, choice }, place) => ({
    stepId: shownStepId(place),
    choiceId: shownChoiceId(step, choice.id),
  }));
  return {
    choices: Object.fromEntries(shown.map(({ stepId, choiceId }) => [stepId, choiceId])),
    decisionsSuffice: isPassed(percentage, passingScore),
    completedSteps: shown.map(({ stepId }) => stepId),
    ...textsOf(config),
    summary: config.feedback.failing,
    decisions: decisions.map(({ value: _value, bestValue: _bestValue, ...decision }, place) => ({
      ...decision,
      ...shown[place],
    })),
  };
}

function textsOf({ scenario: { title, people } }: ScenarioConfig) {
  return { scenarioTitle: title, ...(people ? { people } : {}) };
}

function analysisOf(decision: ScenarioDecision, index: number): string {
  const { stepTitle, value, bestValue, choiceText, feedback } = decision;
  const points = bestValue === undefined ? '' : ` (${value} of ${bestValue} points)`;
  return [`${index + 1}. ${stepTitle}${points}`, `You chose: ${choiceText}`, feedback].join('\n');
}
