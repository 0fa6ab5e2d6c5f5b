import type { LearnerApi } from '../api/open-api.ts';

/** Returns the calls about one scenario, made by one learner. */
export function scenarioCalls(learner: LearnerApi, id: string) {
  const params = { userId: 'me', id };
  const decision = (attemptId: string, stepId: string, choiceId: string) => ({
    params: { ...params, attemptId },
    body: { stepId, choiceId },
  });
  const submission = (attemptId?: string) => ({
    params: { id },
    body: {
      userId: 'me',
      activityId: id,
      payload: '{}',
      ...(attemptId === undefined ? {} : { attemptId }),
    },
  });
  const calls = {
    state: () => learner.ok('getActivityState', { params }),
    start: () => learner.ok('startScenario', { params }),
    startRefused: () => learner.refused('startScenario', { params }),
    decide: (...named: Parameters<typeof decision>) => learner.ok('decideStep', decision(...named)),
    decideRefusal: (...named: Parameters<typeof decision>) =>
      learner.refusal('decideStep', decision(...named)),
    review: () => learner.ok('getScenarioReview', { params }),
    submit: (attemptId?: string) => learner.ok('submitActivity', submission(attemptId)),
    submitRefused: (attemptId?: string) => learner.refused('submitActivity', submission(attemptId)),
    /** Starts, makes the choices in turn and returns the attempt. */
    async decideAll(choiceIds: readonly string[]) {
      let attempt = await calls.start();
      for (const choiceId of choiceIds) {
        attempt = await calls.decide(attempt.id, attempt.step!.id, choiceId);
      }
      return attempt;
    },
    /** Starts, makes the choices in turn and submits. */
    async play(choiceIds: readonly string[]) {
      return calls.submit((await calls.decideAll(choiceIds)).id);
    },
  };
  return calls;
}
