import type { ScenarioReview } from '@learning/shared/contract/scenarios';
import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { choiceShares } from '@learning/shared/domain/scoring/choice-shares';
import { Failure } from '#failure.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { openActivity, type ActivityCommand } from '../open-activity.ts';
import { wholeScenario } from './present-scenario.ts';
import { scenarioConfig } from './scenario-config.ts';

/**
 * Returns what a learner may know after the end of a scenario: how others chose at the steps that the learner decided and,
 * after a pass, every branch.
 *
 * @throws Failure `activity_not_found` (also for an activity that is not a scenario), `payment_required`.
 * Source: rules/scoring.md S24, S25
 */
export async function reviewScenario(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ScenarioReview> {
  const { userId, activityId } = command;
  const [{ course, record, learner }, counts] = await Promise.all([
    openActivity(command, deps),
    deps.choiceCounts.read(activityId),
  ]);
  if (record.type !== 'scenario') throw new Failure('activity_not_found');
  const result = learner.activityResults.find(
    (one) => one.courseId === course.id && one.activityId === activityId,
  );
  if (!result) return { shares: [], scenario: null };

  const config = scenarioConfig(record);
  const isPassed = result.completed;
  const decided = isPassed ? undefined : await decidedSteps(userId, result, deps);
  const shares = config.steps
    .filter((step) => decided?.has(step.id) ?? true)
    .flatMap((step) => {
      const counted = counts.get(step.id);
      const percents = choiceShares(
        new Map(step.choices.map(({ id }) => [id, counted?.get(id) ?? 0])),
      );
      if (!percents) return [];
      const choices = step.choices.map(({ id, text }) => ({ id, text, percent: percents[id]! }));
      return [{ stepId: step.id, choices }];
    });
  return { shares, scenario: isPassed ? wholeScenario(config) : null };
}

/** Returns the steps on the path of the latest submission. */
async function decidedSteps(
  userId: string,
  { activityId, latestAttemptId }: { activityId: string; latestAttemptId?: string | undefined },
  { submissions }: ActivityDependencies,
): Promise<Set<string>> {
  const latest =
    latestAttemptId === undefined
      ? undefined
      : await submissions.find(userId, activityId, latestAttemptId);
  if (!latest) return new Set();
  const { choices } = JSON.parse(latest.payload) as ScenarioSubmissionPayload;
  return new Set(Object.keys(choices));
}
