// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityState } from '@learning/shared/contract/activities';
import { describe, expect, it } from 'vitest';
import { SubmissionSender } from '#app/frame/unsent-senders.tsx';
import Toaster from '#components/feedback/toaster.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import {
  activity,
  activityState,
  activitySubmission,
  scenarioAttempt,
  scenarioPayload,
  scenarioReview,
} from '#testing/activity-samples.ts';
import { courseState, LEARNER } from '#testing/learning-samples.ts';
import { LOOK_BACK_SENT, lookBack } from '../testing/look-back.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { hasUnsent } from '../submission/unsent-submissions.ts';
import { ActivityScreen } from './activity-screen.tsx';

const open = (queryClient = createQueryClient()) => {
  signInLearner();
  return renderPage(
    <>
      <ActivityScreen learnerId={LEARNER.id} courseId={14} moduleId="m1" activityId="late-starts" />
      <SubmissionSender />
      <Toaster />
    </>,
    { path: '/course/14/play', queryClient },
  );
};

/** Mocks the calls of an activity whose state follows its submissions. */
function serve(state: ActivityState = activityState()) {
  mockServer.use(
    mockCall('listActivities', () => [activity()]),
    mockCall('getActivityState', () => state),
    mockCall('startScenario', () => scenarioAttempt()),
    mockCall('decideStep', ({ body }) =>
      body.stepId === 's1' ? scenarioAttempt('s1b') : scenarioAttempt('s1b', 's2b-b'),
    ),
    mockCall('getScenarioReview', () => scenarioReview({ scenario: null })),
  );
}

async function decideTwice() {
  await userEvent.click(await screen.findByRole('button', { name: 'Start Scenario' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Draft the page now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next Step' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Shred it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await screen.findByText('A missing page looks like a cover-up.');
  await lookBack();
}

const LOAD_FAILURE = 'Failed to load activity. Please refresh the page and try again.';

describe('an activity of a module', () => {
  withMockedApi();

  it('shows its facts, the learner’s status, and the activity, with the focus on its title', async () => {
    serve(activityState({ submission: activitySubmission(), submissionCount: 1 }));
    await open();
    const title = await screen.findByRole('heading', { level: 1, name: 'Three Late Starts' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('Scenario · 15 minutes · Pass mark 70%')).toBeTruthy();
    expect(await screen.findByText('Not passed yet')).toBeTruthy();
  });

  it('begins a scenario with an introduction, then with nothing selected (conformance: starts at step 1)', async () => {
    serve();
    await open();
    const start = await screen.findByRole('button', { name: 'Start Scenario' });
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(start);
    const choices = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(choices.filter(({ checked }) => checked)).toEqual([]);
  });

  it('shows that the module does not have it', async () => {
    mockServer.use(mockCall('listActivities', () => [activity({ id: 'another' })]));
    await open();
    expect(await screen.findByText(LOAD_FAILURE)).toBeTruthy();
  });

  it('shows that loading failed, and loads again', async () => {
    let isDown = true;
    serve();
    mockServer.use(
      mockCall('getActivityState', () => (isDown ? refusal('internal_error') : activityState())),
    );
    await open();
    await screen.findByText(LOAD_FAILURE);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Load Again' }));
    expect(await screen.findByRole('button', { name: 'Start Scenario' })).toBeTruthy();
  });

  it('shows that the list or the content of an activity cannot be read', async () => {
    mockServer.use(mockCall('listActivities', () => refusal('service_unavailable')));
    await open();
    await screen.findByText(LOAD_FAILURE);
    serve();
    mockServer.use(mockCall('listActivities', () => [activity({ config: 'not JSON' })]));
    await userEvent.click(screen.getByRole('button', { name: 'Load Again' }));
    expect(await screen.findByText(LOAD_FAILURE)).toBeTruthy();
  });

  it('shows that it does not support an unknown type of activity', async () => {
    mockServer.use(
      mockCall('listActivities', () => [activity({ type: 'poll' as never })]),
      mockCall('getActivityState', () => activityState()),
    );
    await open();
    expect(
      await screen.findByText('This activity type is not yet supported. Please contact support.'),
    ).toBeTruthy();
  });

  it('updates the course and the status after a submission', async () => {
    serve();
    mockServer.use(
      mockCall('submitActivity', ({ body }) =>
        activitySubmission({
          attemptId: body.attemptId!,
          score: 85,
          completed: true,
          payload: JSON.stringify(scenarioPayload({ percentage: 85 })),
        }),
      ),
    );
    const queryClient = createQueryClient();
    const { queryKey } = courseStateQuery(LEARNER.id, 14);
    queryClient.setQueryData(queryKey, courseState());
    await open(queryClient);
    await decideTwice();
    expect(await screen.findByText('Activity Completed!')).toBeTruthy();
    expect(screen.getByText('Passed with 85%')).toBeTruthy();
    expect(queryClient.getQueryData(queryKey)!.activityResults).toMatchObject([
      { activityId: 'late-starts', score: 85, completed: true },
    ]);
  });

  it('stores a submission without an answer and sends the same attempt when the connection is back', async () => {
    serve();
    let isDown = true;
    const bodies: { attemptId?: string | undefined; payload: string; userId: string }[] = [];
    mockServer.use(
      mockCall('submitActivity', ({ body }) => {
        bodies.push(body);
        if (isDown) return networkError();
        return activitySubmission({ attemptId: body.attemptId! });
      }),
    );
    await open();
    await decideTwice();
    expect(await screen.findByText('Submission Failed')).toBeTruthy();
    expect(
      screen.getByText('There was an error saving your progress. Please try again.'),
    ).toBeTruthy();
    expect(screen.getByText('Your answers are saved on this device.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Submitted, not sent yet')).toBeTruthy();

    isDown = false;
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Scenario Needs Improvement')).toBeTruthy();
    expect(await screen.findByText('Answers Saved')).toBeTruthy();
    expect(screen.queryByText('Your answers are saved on this device.')).toBeNull();
    expect(hasUnsent(LEARNER.id)).toBe(false);
    expect(new Set(bodies.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(JSON.parse(bodies.at(-1)!.payload)).toEqual(LOOK_BACK_SENT);
  });

  it('sends on request, and keeps the note while the server still does not answer', async () => {
    serve();
    let answer: 'busy' | 'graded' = 'busy';
    mockServer.use(
      mockCall('submitActivity', ({ body }) =>
        answer === 'busy'
          ? refusal('service_unavailable')
          : activitySubmission({ attemptId: body.attemptId! }),
      ),
    );
    await open();
    await decideTwice();
    const button = await screen.findByRole('button', { name: 'Send Now' });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Send Now' });
    answer = 'graded';
    await userEvent.click(screen.getByRole('button', { name: 'Send Now' }));
    expect(await screen.findByText('Scenario Needs Improvement')).toBeTruthy();
  });

  it('loads the result when another tab has sent the submission', async () => {
    let state = activityState();
    serve();
    mockServer.use(
      mockCall('getActivityState', () => state),
      mockCall('submitActivity', networkError),
    );
    await open();
    await decideTwice();
    await screen.findByText('Your answers are saved on this device.');
    const submission = activitySubmission();
    state = activityState({ submission, latestSubmission: submission, submissionCount: 1 });
    const key = Object.keys(localStorage).find((name) => name.startsWith('unsent-submission:v1:'))!;
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(await screen.findByText('Scenario Needs Improvement')).toBeTruthy();
  });

  it('shows that an earlier draft could not be carried over, until the activity is submitted', async () => {
    serve(activityState({ outdated: ['draft'] }));
    const submission = activitySubmission();
    mockServer.use(mockCall('submitActivity', () => submission));
    await open();
    const note = /This activity was updated after your last visit/;
    expect(await screen.findByText(note)).toBeTruthy();
    await decideTwice();
    await screen.findByText('Scenario Needs Improvement');
    expect(screen.queryByText(note)).toBeNull();
  });

  it('removes a submission the server refused, shows why, and shows the result that counts', async () => {
    let state = activityState();
    serve();
    mockServer.use(
      mockCall('getActivityState', () => state),
      mockCall('submitActivity', () => {
        const submission = activitySubmission({ score: 90, completed: true });
        state = activityState({ submission, latestSubmission: submission, submissionCount: 1 });
        return refusal('activity_passed');
      }),
    );
    await open();
    await decideTwice();
    expect(await screen.findByText('Scenario Completed Successfully!')).toBeTruthy();
    expect(
      within(screen.getByRole('alert')).getByText('You’ve already passed this activity.'),
    ).toBeTruthy();
    expect(hasUnsent(LEARNER.id)).toBe(false);
  });
});
