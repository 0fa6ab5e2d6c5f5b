// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SubmissionSender } from '#app/frame/unsent-senders.tsx';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { activitySubmission } from '#testing/activity-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { sendSubmission } from './send-submission.ts';
import { hasUnsent, storeUnsent, type UnsentSubmission, unsentKey } from './unsent-submissions.ts';

const submission = (part: Partial<UnsentSubmission> = {}): UnsentSubmission => ({
  learnerId: LEARNER.id,
  courseId: 14,
  activityId: 'late-starts',
  activityTitle: 'Three Late Starts',
  activityType: 'scenario',
  attemptId: 'attempt-0001',
  payload: '{"choices":{}}',
  ...part,
});

function collectSubmissions() {
  const received: string[] = [];
  mockServer.use(
    mockCall('submitActivity', ({ body }) => {
      received.push(`${body.userId}/${body.activityId}/${body.attemptId}`);
      return activitySubmission({ attemptId: body.attemptId! });
    }),
  );
  return received;
}

describe('answers that were not sent', () => {
  withMockedApi();

  it('are sent when the app starts for their learner, and removed after that', async () => {
    const received = collectSubmissions();
    storeUnsent(submission());
    storeUnsent(submission({ attemptId: 'attempt-0002' }));
    signInLearner();
    await renderPage(<SubmissionSender />);
    await waitFor(() => expect(hasUnsent(LEARNER.id)).toBe(false));
    expect(received.sort()).toEqual([
      `${LEARNER.id}/late-starts/attempt-0001`,
      `${LEARNER.id}/late-starts/attempt-0002`,
    ]);
  });

  it("are never sent as another learner's", async () => {
    const received = collectSubmissions();
    const theirs = submission({ learnerId: 'learner-2' });
    storeUnsent(theirs);
    // The entry was moved under the id of the signed-in learner.
    localStorage.setItem(unsentKey(submission()), JSON.stringify(theirs));
    storeUnsent(submission({ attemptId: 'attempt-0009' }));
    signInLearner();
    await renderPage(<SubmissionSender />);
    await waitFor(() => expect(received).toEqual([`${LEARNER.id}/late-starts/attempt-0009`]));
    expect(await sendSubmission(createQueryClient(), theirs, true)).toMatchObject({
      kind: 'unsent',
    });
    expect(received).toHaveLength(1);
    expect(hasUnsent('learner-2')).toBe(true);
  });

  it('wait while no one is signed in', async () => {
    const received = collectSubmissions();
    const outcome = await sendSubmission(createQueryClient(), submission());
    expect(outcome.kind).toBe('unsent');
    expect(received).toEqual([]);
    expect(hasUnsent(LEARNER.id)).toBe(true);
  });

  it('are sent when the learner signs in again', async () => {
    let answer: 'too_many_requests' | undefined = 'too_many_requests';
    mockServer.use(
      mockCall('submitActivity', ({ body }) =>
        answer ? refusal(answer) : activitySubmission({ attemptId: body.attemptId! }),
      ),
    );
    const queryClient = createQueryClient();
    signInLearner();
    expect((await sendSubmission(queryClient, submission())).kind).toBe('unsent');
    signOutLearner();
    storeUnsent(submission());
    await renderPage(<SubmissionSender />);
    expect(hasUnsent(LEARNER.id)).toBe(true);
    answer = undefined;
    signInLearner();
    await waitFor(() => expect(hasUnsent(LEARNER.id)).toBe(false));
  });

  it('are sent once, however many requests start at the same time', async () => {
    const received = collectSubmissions();
    signInLearner();
    const queryClient = createQueryClient();
    await Promise.all([
      sendSubmission(queryClient, submission()),
      sendSubmission(queryClient, submission(), true),
      sendSubmission(queryClient, submission()),
    ]);
    expect(received).toHaveLength(1);
  });
});
