// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityState, ActivitySubmission } from '@learning/shared/contract/activities';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import {
  activity,
  activityState,
  activitySubmission,
  failedScenarioPayload,
  scenarioAttempt,
  scenarioConfig,
  scenarioReview,
} from '#testing/activity-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { LOOK_BACK_SENT, lookBack } from '../testing/look-back.ts';
import { storeSubmission } from '../submission/store-submission.ts';
import { playedScenario } from './played-scenario.ts';
import Scenario from './scenario.tsx';

const queryOf = () => activityStateQuery(LEARNER.id, 'late-starts');

/** Renders the scenario with the cached state, as the runner does. */
async function open(first: ActivityState = activityState(), passes = false) {
  signInLearner();
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryOf().queryKey, first);
  const submitted: { attemptId: string; payload: object }[] = [];
  function Stage() {
    const { data } = useQuery(queryOf());
    return (
      <Scenario
        learnerId={LEARNER.id}
        courseId={14}
        activity={activity()}
        config={scenarioConfig()}
        state={data!}
        isSubmitting={false}
        submit={(payload, attemptId) => {
          submitted.push({ attemptId, payload });
          const submission = activitySubmission({ attemptId, completed: passes });
          storeSubmission(queryClient, { learnerId: LEARNER.id, courseId: 14 }, submission);
          return Promise.resolve(submission);
        }}
      />
    );
  }
  const view = await renderPage(<Stage />, { queryClient });
  return { ...view, submitted };
}

const inMidRun = () => activityState({ scenarioAttempt: scenarioAttempt('s1b') });
const decide = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decide' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const failedState = (overrides: Partial<ActivitySubmission> = {}) => {
  const submission = activitySubmission(overrides);
  return activityState({ submission, latestSubmission: submission, submissionCount: 1 });
};
const passedState = () => {
  const submission = activitySubmission({ completed: true, score: 85 });
  return activityState({ submission, latestSubmission: submission, submissionCount: 1 });
};

/** Answers the calls as the server does: each decision leads on, whatever was chosen. */
function serve() {
  const decided: object[] = [];
  const answer = (attempt: ScenarioAttempt) => attempt;
  mockServer.use(
    mockCall('startScenario', () => answer(scenarioAttempt())),
    mockCall('decideStep', ({ body }) => {
      decided.push(body);
      return answer(
        body.stepId === 's1' ? scenarioAttempt('s1b') : scenarioAttempt('s1b', body.choiceId),
      );
    }),
    mockCall('getScenarioReview', () => scenarioReview({ scenario: null })),
    mockCall('getActivityState', () => inMidRun()),
  );
  return decided;
}

describe('the scenario', () => {
  withMockedApi();
  beforeEach(() => localStorage.clear());

  it('shows the situation, who writes, the number of decisions and the pass mark before it starts', async () => {
    await open();
    expect(screen.getByText('Rob wants Thandi written up.')).toBeTruthy();
    expect(screen.getByText('Rob Hale')).toBeTruthy();
    expect(screen.getByText(/^1 to 2 decisions, one at a time/)).toBeTruthy();
    expect(screen.getByText(/^You pass with 70% for your decisions, and with 85%/)).toBeTruthy();
  });

  it('plays decision by decision: sent, locked, answered with its consequence', async () => {
    const decided = serve();
    const { submitted } = await open();
    await click('Start Scenario');
    const title = await screen.findByRole('heading', { name: 'The request' });
    expect(document.activeElement).toBe(title);
    const messages = within(screen.getByRole('list', { name: 'Messages' }));
    expect(messages.getByText(/Warehouse supervisor/)).toBeTruthy();
    expect(messages.getByText('Write her up today.')).toBeTruthy();
    expect(messages.getByText('9:10 AM')).toBeTruthy();
    const group = within(screen.getByRole('group', { name: 'What do you do?' }));
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['s1a', false],
      ['s1b', false],
    ]);
    expect(decide().disabled).toBe(true);
    await userEvent.click(group.getByRole('radio', { name: 'Draft the page now' }));
    await userEvent.click(decide());

    const answer = await screen.findByRole('region', { name: 'What happens next' });
    expect(document.activeElement).toBe(answer);
    expect(answer.getAttribute('aria-describedby')).toBeTruthy();
    expect(within(answer).getByText('Once a page exists it shapes the meeting.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();

    await click('Next Step');
    expect(document.activeElement?.textContent).toBe('The page is out');
    const earlier = within(screen.getByRole('list', { name: 'Your decisions so far' }));
    expect(earlier.getByText('Draft the page now')).toBeTruthy();
    expect(earlier.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Shred it' }));
    await userEvent.click(decide());
    await screen.findByText('A missing page looks like a cover-up.');
    await lookBack();
    expect(await screen.findByRole('heading', { name: 'Scenario Needs Improvement' })).toBe(
      document.activeElement,
    );
    expect(decided).toEqual([
      { stepId: 's1', choiceId: 's1b' },
      { stepId: 's2b', choiceId: 's2b-b' },
    ]);
    expect(submitted).toEqual([{ attemptId: 'attempt-0002', payload: LOOK_BACK_SENT }]);
  });

  it('unfolds the reasoning of a choice on demand', async () => {
    await open(activityState({ scenarioAttempt: scenarioAttempt() }));
    const reasoning = screen.getByText('A draft can be corrected.').closest('details')!;
    expect(reasoning.open).toBe(false);
    await userEvent.click(within(reasoning).getByText(/^Reasoning/));
    expect(reasoning.open).toBe(true);
  });

  it('resumes where another device stopped, also right before the end', async () => {
    const first = await open(inMidRun());
    expect(screen.getByRole('heading', { name: 'The page is out' })).toBeTruthy();
    first.unmount();
    const { submitted } = await open(
      activityState({ scenarioAttempt: scenarioAttempt('s1b', 's2b-b') }),
    );
    expect(screen.getByText('A missing page looks like a cover-up.')).toBeTruthy();
    serve();
    await lookBack();
    expect(submitted).toMatchObject([{ attemptId: 'attempt-0002' }]);
  });

  it('keeps the marks of the look back when the page is reloaded', async () => {
    const atEnd = activityState({ scenarioAttempt: scenarioAttempt('s1b', 's2b-b') });
    const first = await open(atEnd);
    await click('Next Step');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Looking back' }));
    const complete = screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Scenario' });
    expect(complete.disabled).toBe(true);
    expect(screen.getByText('2 decisions have no mark yet.')).toBeTruthy();
    const group = () => within(screen.getByRole('group', { name: '1. The request' }));
    await userEvent.click(
      group().getByRole('radio', { name: 'Draft the page now (your decision)' }),
    );
    first.unmount();
    await open(atEnd);
    const radios = group().getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
    expect(screen.getByText('1 decision has no mark yet.')).toBeTruthy();
  });

  it('keeps a decision that could not be sent, and sends it again', async () => {
    mockServer.use(mockCall('decideStep', networkError));
    const first = await open(activityState({ scenarioAttempt: scenarioAttempt() }));
    await userEvent.click(screen.getByRole('radio', { name: 'Draft the page now' }));
    await userEvent.click(decide());
    await screen.findByText('Your decision is saved on this device.');
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Draft the page now' }).checked,
    ).toBe(true);
    first.unmount();

    // The next visit sends it without being asked.
    const decided = serve();
    await open(activityState({ scenarioAttempt: scenarioAttempt() }));
    await screen.findByText('Once a page exists it shapes the meeting.');
    expect(decided).toEqual([{ stepId: 's1', choiceId: 's1b' }]);
    expect(playedScenario.pendingTurns.read(LEARNER.id, 'late-starts')).toBeUndefined();
  });

  it('sends it again when the connection is back', async () => {
    mockServer.use(mockCall('decideStep', networkError));
    await open(activityState({ scenarioAttempt: scenarioAttempt() }));
    await userEvent.click(screen.getByRole('radio', { name: 'Draft the page now' }));
    await userEvent.click(decide());
    await screen.findByText('Your decision is saved on this device.');
    serve();
    dispatchEvent(new Event('online'));
    await screen.findByText('Once a page exists it shapes the meeting.');
    expect(screen.queryByText('Your decision is saved on this device.')).toBeNull();
  });

  it('shows where the scenario stands when it was decided in another tab', async () => {
    serve();
    mockServer.use(mockCall('decideStep', () => refusal('decision_locked')));
    await open(activityState({ scenarioAttempt: scenarioAttempt() }));
    await userEvent.click(screen.getByRole('radio', { name: 'Pull the clock times' }));
    await userEvent.click(decide());
    await screen.findByText(/You’ve already decided this step/);
    expect(await screen.findByText('Once a page exists it shapes the meeting.')).toBeTruthy();
  });

  it('shows the consequences of a failed try and no points, and starts another try', async () => {
    serve();
    await open(failedState());
    expect(screen.getByText('Scenario Needs Improvement')).toBeTruthy();
    const below = /^Your decisions don’t reach the pass mark of 70%\. What followed .* is below\.$/;
    expect(screen.getByText(below)).toBeTruthy();
    expect(screen.getByText('Try again with this order in mind.')).toBeTruthy();
    expect(screen.getByText('A missing page looks like a cover-up.')).toBeTruthy();
    expect(screen.queryByText('What the best path leads to')).toBeNull();
    expect(screen.queryByText('How other learners chose')).toBeNull();
    expect(document.body.textContent).not.toMatch(/points|best so far/i);
    await click('Try Again');
    expect(await screen.findByRole('heading', { name: 'The request' })).toBeTruthy();
  });

  it('says that only the look back fell short', async () => {
    const payload = JSON.stringify(failedScenarioPayload({ decisionsSuffice: true }));
    await open(failedState({ payload }));
    expect(screen.getByText(/^Your decisions reach the pass mark of 70%\./)).toBeTruthy();
    expect(screen.queryByText('Try again with this order in mind.')).toBeNull();
  });

  it('shows when the next try opens, as a skill check does', async () => {
    const wait = { opensAt: new Date(Date.now() + 600_000).toISOString(), secondsLeft: 600 };
    await open(failedState({ wait }));
    expect(screen.getByText(/^Your next attempt opens on .*, in 10 minutes\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('shows passed results with the best path and the action plan, without Try Again', async () => {
    mockServer.use(mockCall('getScenarioReview', () => scenarioReview()));
    await open(passedState());
    expect(screen.getByText('Scenario Completed Successfully!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download Action Plan' })).toBeTruthy();
    expect(await screen.findByText('You lose an hour and gain facts.')).toBeTruthy();
    expect(screen.getByText('17 of 20 points. Pass mark 70%. Look back: 100%.')).toBeTruthy();
    expect(screen.getByText('7 of 10 points')).toBeTruthy();
    expect(screen.getByText('You marked it.')).toBeTruthy();
    expect(screen.getByText('You marked: Mark it not issued')).toBeTruthy();
    expect(await screen.findByText('75%')).toBeTruthy();
    expect(screen.getByText('(your choice)').parentElement?.textContent).toMatch(/^Draft/);
    expect(screen.getByText(/at least 20 learners/)).toBeTruthy();
  });

  it('replays any branch after a pass, on the device alone', async () => {
    mockServer.use(mockCall('getScenarioReview', () => scenarioReview()));
    await open(passedState());
    await click('Replay Any Branch');
    await screen.findByRole('heading', { name: 'The request' });
    await userEvent.click(screen.getByRole('radio', { name: 'Draft the page now' }));
    await userEvent.click(decide());
    expect(screen.getByText('3 of 10 points')).toBeTruthy();
    await click('Next Step');
    expect(screen.getByRole('heading', { name: 'The page is out' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Decide Again: The request' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Pull the clock times' }));
    await userEvent.click(decide());
    expect(screen.getByText('10 of 10 points, best choice')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Over' })).toBeTruthy();
    await click('Back to Results');
    expect(screen.getByText('Scenario Completed Successfully!')).toBeTruthy();
  });
});
