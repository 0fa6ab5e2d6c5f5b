import { activityRoutes, type Activity } from '@learning/shared/contract/activities';
import { conversationRoutes } from '@learning/shared/contract/conversations';
import { isDemoAccount } from '@learning/shared/contract/demo-account';
import { scenarioRoutes } from '@learning/shared/contract/scenarios';
import { simulationRoutes } from '@learning/shared/contract/simulations';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import { requireActivity, requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { Implementations } from '#http/create-handler.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import { sayLine } from './conversation/say-line.ts';
import { startConversation } from './conversation/start-conversation.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { openActivity } from './open-activity.ts';
import { readActivityState } from './read-activity-state.ts';
import { saveAnswers } from './skill-check/save-answers.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { startAttempt } from './skill-check/start-attempt.ts';
import { presentSubmission } from './submissions/present-submission.ts';
import { decideStep } from './scenario/decide-step.ts';
import { reviewScenario } from './scenario/review-scenario.ts';
import { startScenario } from './scenario/start-scenario.ts';
import { playPeriod } from './simulation/play-period.ts';
import { startSimulation } from './simulation/start-simulation.ts';
import { submitActivity } from './submissions/submit-activity.ts';

/** The calls of the function: activities, the decisions of scenarios, the lines of conversations, and the periods of simulations. */
export const activityCallRoutes = {
  ...activityRoutes,
  ...scenarioRoutes,
  ...conversationRoutes,
  ...simulationRoutes,
};

export function activityImplementations(
  deps: ActivityDependencies,
): Implementations<typeof activityCallRoutes> {
  const { catalog, items, learners, submissions } = deps;
  return {
    listActivities: async ({ params, userId, now }) => {
      const { course } = await requireModule(catalog, params.id);
      const [records, learner] = await Promise.all([
        catalog.readActivities(params.id),
        learners.read(userId),
      ]);
      requireAccess(learner, course, now);
      return records.map(presentActivity);
    },
    getActivity: async ({ params, userId, now }) =>
      presentActivity((await openActivity({ userId, activityId: params.id, now }, deps)).record),
    getSubmission: async ({ params, userId, now }) => {
      const { course } = await requireActivity(catalog, params.id);
      const [result, { findSubmission }] = await Promise.all([
        submissions.findResult(userId, course.id, params.id),
        items.readAll(userId, params.id),
      ]);
      if (!result?.bestAttemptId) return null;
      const best = await findSubmission(result.bestAttemptId);
      return best ? presentSubmission(best, now) : null;
    },
    getActivityState: ({ params, userId, now }) =>
      readActivityState({ userId, activityId: params.id, now }, deps),
    startAttempt: ({ params, userId, now }) =>
      startAttempt({ userId, activityId: params.id, now }, deps),
    saveAnswers: ({ params, body, userId, now }) =>
      saveAnswers(
        { userId, activityId: params.id, attemptId: params.attemptId, ...body, now },
        deps,
      ),
    startScenario: ({ params, userId, now }) =>
      startScenario({ userId, activityId: params.id, now }, deps),
    decideStep: ({ params, body, userId, now }) =>
      decideStep(
        { userId, activityId: params.id, attemptId: params.attemptId, ...body, now },
        deps,
      ),
    getScenarioReview: ({ params, userId, now }) =>
      reviewScenario({ userId, activityId: params.id, now }, deps),
    startConversation: ({ params, userId, now }) =>
      startConversation({ userId, activityId: params.id, now }, deps),
    sayLine: ({ params, body, userId, now }) =>
      sayLine({ userId, activityId: params.id, attemptId: params.attemptId, ...body, now }, deps),
    startSimulation: ({ params, userId, now }) =>
      startSimulation({ userId, activityId: params.id, now }, deps),
    playPeriod: ({ params, body, userId, now }) =>
      playPeriod(
        { userId, activityId: params.id, attemptId: params.attemptId, ...body, now },
        deps,
      ),
    saveDraft: ({ params, body, userId, now }) =>
      saveDraft({ userId, activityId: params.id, ...body, now }, deps),
    submitActivity: ({ params, body, caller, userId, now }) => {
      requireSameActivity(params.id, body.activityId);
      const { attemptId, payload } = body;
      const isDemo = isDemoAccount(caller.groups);
      return submitActivity(
        { userId, activityId: params.id, attemptId, payload, isDemo, now },
        deps,
      );
    },
  };
}

function requireSameActivity(inPath: string, inBody: string): void {
  if (inPath === inBody) return;
  const fields = [{ path: 'body.activityId', message: 'is not the activity in the address' }];
  throw new Failure('invalid_request', undefined, fields);
}

function presentActivity(record: ActivityRecord): Activity {
  return {
    id: record.id,
    moduleId: record.moduleId,
    title: record.title,
    description: record.description,
    type: record.type,
    duration: `${record.durationMinutes} minutes`,
    passingScore: record.passingScore,
    config: record.publicConfig,
  };
}
