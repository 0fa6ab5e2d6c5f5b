import { drawnScenario } from '@learning/content/activities/scenario/scenario-variants';
import type { ScenarioReview } from '@learning/shared/contract/scenarios';
import { choiceShares } from '@learning/shared/domain/scoring/choice-shares';
import { Failure } from '#failure.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { openActivity, type ActivityCommand } from '../open-activity.ts';
import { wholeScenario } from './present-scenario.ts';
import { scenarioConfig } from './scenario-config.ts';

/**
 * Returns what a learner may know after a pass: every branch in the variants that the passed attempt
 * showed, and how others chose. Before it, what most learners chose would
 * give away the best choice.
 *
 * @throws Failure `activity_not_found` (also for an activity that is not a scenario), `payment_required`.
 * Source: rules/scoring.md S24, S25, S42
 */
export async function reviewScenario(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ScenarioReview> {
  const { userId, activityId } = command;
  const [{ course, record, learner }, counts, played] = await Promise.all([
    openActivity(command, deps),
    deps.choiceCounts.read(activityId),
    deps.scenarios.find(userId, activityId),
  ]);
  if (record.type !== 'scenario') throw new Failure('activity_not_found');
  const result = learner.activityResults.find(
    (activityResult) =>
      activityResult.courseId === course.id && activityResult.activityId === activityId,
  );
  if (!result?.completed) return { shares: [], scenario: null };

  const config = drawnScenario(scenarioConfig(record), played?.attempt.secondVariants ?? []);
  const shares = config.steps.flatMap((step) => {
    const counted = counts.get(step.id);
    const percents = choiceShares(
      new Map(step.choices.map(({ id }) => [id, counted?.get(id) ?? 0])),
    );
    if (!percents) return [];
    const choices = step.choices.map(({ id, text }) => ({ id, text, percent: percents[id]! }));
    return [{ stepId: step.id, choices }];
  });
  return { shares, scenario: wholeScenario(config) };
}
