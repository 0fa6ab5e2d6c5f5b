import type { ScenarioConfig } from '@learning/content/schema';
import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { scoreScenario, type Decision } from '@learning/shared/domain/scoring/score-scenario';
import { Failure } from '#failure.ts';
import { choicesOf } from './present-scenario.ts';
import type { OpenScenario } from './scenario-repository.ts';
import type { Grading } from '../grading/grading.ts';

/**
 * Grades the decisions of a scenario's attempt. Only a pass tells how many points the best choices earn.
 *
 * @throws Failure `scenario_not_finished` before the end.
 * Source: rules/scoring.md S2, S6
 */
export function gradeScenario({ attempt, played }: OpenScenario): Grading {
  const { scenario: config, passingScore } = played;
  const { score } = scoreScenario(config, choicesOf(attempt));
  if (!score) throw new Failure('scenario_not_finished');
  const { path, decisions, finalScore, percentage } = score;
  const passed = isPassed(percentage, passingScore);
  const summary = passed ? config.feedback.passing : config.feedback.failing;
  const payload: ScenarioSubmissionPayload = {
    choices: choicesOf(attempt),
    finalScore,
    maxScore: config.maxScore,
    percentage,
    completedSteps: path,
    scenarioTitle: config.scenario.title,
    summary,
    ...peopleOf(config),
    decisions: passed ? decisions : decisions.map(withoutBestValue),
  };
  const analysis = payload.decisions.map(analysisOf);
  return {
    score: percentage,
    passed,
    feedback: [summary, 'Decision analysis', ...analysis].join('\n\n'),
    payload,
  };
}

function peopleOf({ scenario: { people } }: ScenarioConfig) {
  return people ? { people } : {};
}

function withoutBestValue({ bestValue: _bestValue, ...decision }: Decision) {
  return decision;
}

type ShownDecision = ScenarioSubmissionPayload['decisions'][number];

function analysisOf(decision: ShownDecision, index: number): string {
  const { stepTitle, value, bestValue, choiceText, feedback } = decision;
  const points = bestValue === undefined ? `${value}` : `${value} of ${bestValue}`;
  return [
    `${index + 1}. ${stepTitle} (${points} points)`,
    `You chose: ${choiceText}`,
    feedback,
  ].join('\n');
}
