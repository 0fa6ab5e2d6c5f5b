import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { scoreScenario, type Decision } from '@learning/shared/domain/scoring/score-scenario';
import { scenarioConfig } from '#catalog/activity-config.ts';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { Grading } from './grading.ts';
import { invalidPayload, parsePayload, ScenarioPayload } from './parse-payload.ts';

/**
 * Grades the choices of a scenario.
 *
 * @throws Failure `invalid_request` when the choices do not lead from the first step to an end.
 */
export function gradeScenario(record: ActivityRecord, payloadText: string): Grading {
  const config = scenarioConfig(record);
  const { choices } = parsePayload(payloadText, ScenarioPayload);
  const { score, issues } = scoreScenario(config, choices);
  if (issues) {
    throw invalidPayload(
      issues.map(({ stepId, message }) => ({ path: ['choices', stepId], message })),
    );
  }
  const { path, decisions, finalScore, percentage } = score;
  const passed = isPassed(percentage, record.passingScore);
  const summary = passed ? config.feedback.passing : config.feedback.failing;
  const payload: ScenarioSubmissionPayload = {
    choices: Object.fromEntries(decisions.map(({ stepId, choiceId }) => [stepId, choiceId])),
    finalScore,
    maxScore: config.maxScore,
    percentage,
    completedSteps: path,
    scenarioTitle: config.scenario.title,
    summary,
    decisions,
  };
  const analysis = decisions.map(analysisOf);
  return {
    score: percentage,
    passed,
    feedback: [summary, 'Decision analysis', ...analysis].join('\n\n'),
    payload,
  };
}

function analysisOf(decision: Decision, index: number): string {
  const { stepTitle, value, bestValue, choiceText, feedback } = decision;
  return [
    `${index + 1}. ${stepTitle} (${value} of ${bestValue} points)`,
    `You chose: ${choiceText}`,
    feedback,
  ].join('\n');
}
