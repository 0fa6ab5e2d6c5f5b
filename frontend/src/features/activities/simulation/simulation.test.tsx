// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityState } from '@learning/shared/contract/activities';
import type { SimulationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { activityStateQuery } from '#queries/activities.ts';
import {
  activity,
  activityState,
  activitySubmission,
  failedSimulationPayload,
  passedSimulationPayload,
  simulationAttempt,
  simulationConfig,
} from '#testing/activity-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { storeSubmission } from '../submission/store-submission.ts';
import { playedSimulation } from './played-simulation.ts';
import Simulation from './simulation.tsx';

const queryOf = () => activityStateQuery(LEARNER.id, 'late-starts');
const PASSED = { completed: true, score: 88, payload: JSON.stringify(passedSimulationPayload()) };

/** Renders the simulation with the cached state, as the runner does. Submitting it passes. */
async function open(first: ActivityState = activityState()) {
  signInLearner();
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryOf().queryKey, first);
  const submitted: { attemptId: string; payload: object }[] = [];
  function Stage() {
    const { data } = useQuery(queryOf());
    return (
      <Simulation
        learnerId={LEARNER.id}
        courseId={14}
        activity={activity({ type: 'simulation' })}
        config={simulationConfig()}
        state={data!}
        isSubmitting={false}
        submit={(payload, attemptId) => {
          submitted.push({ attemptId, payload });
          const submission = activitySubmission({ attemptId, ...PASSED });
          storeSubmission(queryClient, { learnerId: LEARNER.id, courseId: 14 }, submission);
          return Promise.resolve(submission);
        }}
      />
    );
  }
  const view = await renderPage(<Stage />, { queryClient });
  return { ...view, submitted };
}

/** Answers the calls as the server does. */
function serve() {
  const played: { period: number; entered: Record<string, number> }[] = [];
  mockServer.use(
    mockCall('startSimulation', () => simulationAttempt()),
    mockCall('playPeriod', ({ body }) => {
      played.push(body);
      return simulationAttempt(played.length);
    }),
    mockCall('getActivityState', () => activityState()),
  );
  return played;
}

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enter = async (name: RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const resultState = (payload: SimulationSubmissionPayload, isPassed = false) => {
  const submission = activitySubmission({
    completed: isPassed,
    score: isPassed ? 88 : null,
    payload: JSON.stringify(payload),
  });
  return activityState({ submission, latestSubmission: submission, submissionCount: 1 });
};

describe('the simulation', () => {
  withMockedApi();
  beforeEach(() => localStorage.clear());

  it('says before it starts what counts, what is assumed, by whom, and what is illustrative', async () => {
    await open();
    expect(screen.getByText('Reach the target.')).toBeTruthy();
    expect(screen.getByText('The budget is kept.')).toBeTruthy();
    const source = screen.getByRole('link', { name: 'A public source', hidden: true });
    expect(source.getAttribute('href')).toBe('https://example.org/source');
    expect(screen.getByText(/^Illustrative: set for this exercise/)).toBeTruthy();
    expect(screen.getByText(/^To pass, reach 70%/)).toBeTruthy();
  });

  it('plays a period, moves the focus to what followed, and offers the last numbers again', async () => {
    const played = serve();
    await open();
    await click('Start Simulation');
    expect(await screen.findByText('Sorters now')).toBeTruthy();
    await enter(/^Offers/, '10');
    await enter(/^Raise/, '1.5%');
    await click('Play Quarter 1');
    const heading = await screen.findByRole('heading', { name: 'After Quarter 1' });
    expect(document.activeElement).toBe(heading);
    expect(played).toEqual([{ period: 0, entered: { offers: 10, raise: 1.5 } }]);
    expect(within(screen.getByRole('status')).getByText('I count 121.')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Periods so far' });
    expect(within(table).getByRole('row', { name: 'Spent so far $40,000' })).toBeTruthy();
    expect(((await field(/^Offers/)) as HTMLInputElement).value).toBe('10');
    expect(screen.getByRole('button', { name: 'Play Quarter 2' })).toBeTruthy();
  });

  it('names the field with a number that cannot be entered, and moves the focus there', async () => {
    const played = serve();
    await open(activityState({ simulationAttempt: simulationAttempt() }));
    await enter(/^Offers/, '51');
    await enter(/^Raise/, '1.55');
    await click('Play Quarter 1');
    expect(screen.getByText('Enter a number from 0 to 50.')).toBeTruthy();
    expect(screen.getByText('Enter a multiple of 0.1.')).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Offers/));
    expect(played).toEqual([]);
  });

  it('is played by keyboard and submitted after the last period', async () => {
    serve();
    const { submitted } = await open(activityState({ simulationAttempt: simulationAttempt(3) }));
    expect(screen.queryByRole('textbox')).toBeNull();
    (await screen.findByRole('button', { name: 'See How It Went' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(submitted).toEqual([{ attemptId: 'attempt-0001', payload: {} }]);
    const title = await screen.findByRole('heading', { name: 'Simulation Passed' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('keeps numbers that could not be sent, and sends them on demand', async () => {
    mockServer.use(mockCall('playPeriod', networkError));
    await open(activityState({ simulationAttempt: simulationAttempt() }));
    await enter(/^Offers/, '10');
    await enter(/^Raise/, '0');
    await click('Play Quarter 1');
    expect(await screen.findByText('Your numbers are saved on this device.')).toBeTruthy();
    expect(playedSimulation.pendingTurns.read(LEARNER.id, 'late-starts')).toEqual({
      attemptId: 'attempt-0001',
      period: 0,
      entered: { offers: 10, raise: 0 },
    });
    serve();
    await click('Send Now');
    expect(await screen.findByRole('heading', { name: 'After Quarter 1' })).toBeTruthy();
    expect(playedSimulation.pendingTurns.read(LEARNER.id, 'late-starts')).toBeUndefined();
  });

  it('says so when the period was played in another tab, and shows where it stands', async () => {
    mockServer.use(
      mockCall('playPeriod', () => refusal('period_played')),
      mockCall('getActivityState', () =>
        activityState({ simulationAttempt: simulationAttempt(1) }),
      ),
    );
    await open(activityState({ simulationAttempt: simulationAttempt() }));
    await enter(/^Offers/, '20');
    await enter(/^Raise/, '0');
    await click('Play Quarter 1');
    expect(await screen.findByRole('heading', { name: 'After Quarter 1' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('other numbers');
  });

  it('shows after a pass the score, other ways with their figures, and the illustrative values', async () => {
    await open(resultState(passedSimulationPayload(), true));
    expect(await screen.findByText('88%')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Growth alone' })).toBeTruthy();
    expect(screen.getByText('Outcome 0%. One limit not kept.')).toBeTruthy();
    expect(screen.getByText('Work of a beginner')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('shows after a failure what fell short, where to read, and no other ways', async () => {
    await open(resultState(failedSimulationPayload()));
    expect(
      await screen.findByText('You reached the outcome, but a limit wasn’t kept.'),
    ).toBeTruthy();
    expect(screen.getByText('Not kept:')).toBeTruthy();
    expect(screen.getByText('Kept:')).toBeTruthy();
    expect(screen.getByText('Formulas')).toBeTruthy();
    expect(screen.queryByText(/Other ways/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
