import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { requireActivity } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import type { ActivityCommand } from '../open-activity.ts';
import { decidedSteps, openStep, presentScenario } from './present-scenario.ts';
import { choiceShownAs, shownChoiceId, shownStepId } from './shown-ids.ts';

interface Command extends ActivityCommand {
  attemptId: string;
  /** Ids as the attempt shows them. */
  stepId: string;
  choiceId: string;
}

/**
 * Decides the open step of a scenario and returns the attempt with the consequence and the next step. One round trip of reads, one
 * write. The same decision again changes nothing; another one for a decided step is refused.
 *
 * @throws Failure `activity_not_found`, `payment_required`, `scenario_attempt_closed`, `decision_locked`, `decision_not_open`
 * (also for a step that does not exist, so that the response tells nothing about other branches), `invalid_request` for a choice
 * that the open step does not have, `write_conflict`.
 */
export async function decideStep(
  { userId, activityId, attemptId, stepId, choiceId, now }: Command,
  { catalog, learners, scenarios }: ActivityDependencies,
): Promise<ScenarioAttempt> {
  return retryOnConflict(async () => {
    const [{ course }, learner, found] = await Promise.all([
      requireActivity(catalog, activityId),
      learners.read(userId),
      scenarios.find(userId, activityId),
    ]);
    requireAccess(learner, course, now);
    if (found?.status !== 'open' || found.attempt.id !== attemptId) {
      throw new Failure('scenario_attempt_closed');
    }
    const decided = decidedSteps(found);
    const before = decided.find((_decision, place) => shownStepId(place) === stepId);
    if (before && shownChoiceId(before.step, before.choice.id) === choiceId)
      return presentScenario(found);
    if (before) throw new Failure('decision_locked');

    const step = openStep(found);
    if (!step || shownStepId(decided.length) !== stepId) throw new Failure('decision_not_open');
    const choice = choiceShownAs(step, choiceId);
    if (!choice) {
      const fields = [{ path: 'body.choiceId', message: 'is not a choice of this step' }];
      throw new Failure('invalid_request', undefined, fields);
    }
    const decision = { stepId: step.id, choiceId: choice.id, at: now.toISOString() };
    const outcome = await scenarios.append(userId, found.attempt, decision);
    if (outcome === 'conflict') return CONFLICT;
    const decisions = [...found.attempt.decisions, decision];
    return presentScenario({ ...found, attempt: { ...found.attempt, decisions } });
  });
}
