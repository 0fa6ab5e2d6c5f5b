import { randomUUID } from 'node:crypto';
import type { LearnerApi, TestApi } from '../api/open-api.ts';

/** Creates a learner with a trial who is enrolled in a course. */
export async function enrolledLearner(
  api: TestApi,
  courseId: number,
  userId: string = randomUUID(),
): Promise<LearnerApi> {
  const learner = api.as(userId);
  await learner.ok('startTrial', { params: { userId: 'me' } });
  await learner.ok('createEnrollment', { body: { userId: 'me', courseId, progress: '0' } });
  return learner;
}

/** Returns the calls about one activity, made by one learner. */
export function activityCalls(learner: LearnerApi, id: string) {
  const params = { userId: 'me', id };
  const submitCall = (payload: unknown, attemptId?: string) => ({
    params: { id },
    body: {
      userId: 'me',
      activityId: id,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      ...(attemptId === undefined ? {} : { attemptId }),
    },
  });
  const answersCall = (attemptId: string, answers: Record<string, string | string[]>) => ({
    params: { ...params, attemptId },
    body: { answers },
  });
  const draftCall = (values: Record<string, string>, replace: boolean) => ({
    params,
    body: { values, replace },
  });
  return {
    state: () => learner.ok('getActivityState', { params }),
    best: () => learner.ok('getSubmission', { params }),
    start: () => learner.ok('startAttempt', { params }),
    startRefused: () => learner.refused('startAttempt', { params }),
    startRefusal: () => learner.refusal('startAttempt', { params }),
    save: (attemptId: string, answers: Record<string, string | string[]>) =>
      learner.ok('saveAnswers', answersCall(attemptId, answers)),
    saveRefusal: (attemptId: string, answers: Record<string, string | string[]>) =>
      learner.refusal('saveAnswers', answersCall(attemptId, answers)),
    submit: (payload: unknown, attemptId?: string) =>
      learner.ok('submitActivity', submitCall(payload, attemptId)),
    submitRefusal: (payload: unknown, attemptId?: string) =>
      learner.refusal('submitActivity', submitCall(payload, attemptId)),
    draft: (values: Record<string, string>, replace = false) =>
      learner.ok('saveDraft', draftCall(values, replace)),
    draftRefusal: (values: Record<string, string>, replace = false) =>
      learner.refusal('saveDraft', draftCall(values, replace)),
  };
}
