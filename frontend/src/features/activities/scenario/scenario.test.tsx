// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityState, ActivitySubmission } from '@learning/shared/contract/activities';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import {
  activity,
  activityState,
  activitySubmission,
  scenarioConfig,
} from '#testing/activity-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import Scenario from './scenario.tsx';

interface Submitted {
  payload: object;
  attemptId: string;
}

interface StageProps {
  first: ActivityState;
  submitted: Submitted[];
  grade: (attemptId: string) => Promise<ActivitySubmission | undefined>;
}

/** Renders the scenario in a runner whose submissions go to the test. */
function Stage({ first, submitted, grade }: StageProps) {
  const [state, setState] = useState(first);
  const [isSubmitting, setSubmitting] = useState(false);
  return (
    <Scenario
      learnerId={LEARNER.id}
      courseId={14}
      activity={activity()}
      config={scenarioConfig()}
      state={state}
      isSubmitting={isSubmitting}
      submit={async (payload, attemptId) => {
        submitted.push({ payload, attemptId });
        setSubmitting(true);
        const submission = await grade(attemptId);
        setSubmitting(false);
        if (submission) {
          setState({ ...state, submission, latestSubmission: submission, submissionCount: 1 });
        }
        return submission;
      }}
    />
  );
}

async function open(
  first: ActivityState = activityState(),
  grade: StageProps['grade'] = async (attemptId) => activitySubmission({ attemptId }),
) {
  const submitted: Submitted[] = [];
  const view = await renderPage(<Stage first={first} submitted={submitted} grade={grade} />);
  return { ...view, submitted };
}

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next Step' });
const failedState = () => {
  const submission = activitySubmission();
  return activityState({ submission, latestSubmission: submission, submissionCount: 1 });
};

describe('the scenario', () => {
  withMockedApi();

  it('shows the situation, the number of decisions and the pass mark before it starts', async () => {
    await open();
    expect(screen.getByText('Rob wants Thandi written up.')).toBeTruthy();
    expect(screen.getByText(/^2 decisions, one at a time.*You pass with 70%\.$/)).toBeTruthy();
  });

  it('asks one decision at a time; the next step depends on the choice', async () => {
    const { submitted } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Start Scenario' }));
    expect(document.activeElement?.textContent).toBe('The request');
    expect(screen.getByText('Decision 1 of 2')).toBeTruthy();
    expect(next().disabled).toBe(true);
    await userEvent.click(screen.getByText('Draft the page now'));
    expect(next().disabled).toBe(false);
    await userEvent.click(next());

    expect(document.activeElement?.textContent).toBe('The page is out');
    expect(screen.getByText('Decision 2 of 2').getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByText('The clock shows two late starts.')).toBeNull();
    const complete = screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Scenario' });
    expect(complete.disabled).toBe(true);
    const trail = within(screen.getByRole('list', { name: 'Your decisions so far' }));
    expect(trail.getByText('Draft the page now')).toBeTruthy();
    expect(trail.queryByRole('radio')).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Shred it' }));
    await userEvent.click(complete);
    const title = await screen.findByRole('heading', { name: 'Scenario Needs Improvement' });
    expect(document.activeElement).toBe(title);
    expect(submitted[0]?.payload).toEqual({ choices: { s1: 's1b', s2b: 's2b-b' } });
  });

  it('keeps the choices in the order they were written, as one group of radio buttons', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Start Scenario' }));
    const group = within(screen.getByRole('group', { name: 'What do you do?' }));
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['s1a', 's1b']);
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  });

  it("says 'Submitting...' and takes no other choice while it is sent", async () => {
    let answer: (submission: ActivitySubmission) => void = () => undefined;
    const { submitted } = await open(
      activityState(),
      () => new Promise((resolve) => (answer = resolve)),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start Scenario' }));
    await userEvent.click(screen.getByText('Pull the clock times'));
    await userEvent.click(next());
    await userEvent.click(screen.getByText('Warn everyone'));
    await userEvent.click(screen.getByRole('button', { name: 'Complete Scenario' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const chosen = screen.getByRole<HTMLInputElement>('radio', { checked: true });
    await userEvent.click(screen.getAllByRole('radio', { checked: false })[0]!);
    expect(chosen.checked).toBe(true);
    answer(activitySubmission({ attemptId: submitted[0]!.attemptId }));
    await screen.findByText('Scenario Needs Improvement');
  });

  it('continues at the same decision after a reload, and starts over once it is graded', async () => {
    const first = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Start Scenario' }));
    await userEvent.click(screen.getByText('Draft the page now'));
    await userEvent.click(next());
    first.unmount();

    const second = await open();
    expect(screen.getByRole('heading', { name: 'The page is out' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Shred it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete Scenario' }));
    await screen.findByText('Scenario Needs Improvement');
    second.unmount();

    await open();
    expect(screen.getByRole('button', { name: 'Start Scenario' })).toBeTruthy();
  });

  it('still shows the last decision when it could not be submitted', async () => {
    await open(activityState(), async () => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Start Scenario' }));
    await userEvent.click(screen.getByText('Draft the page now'));
    await userEvent.click(next());
    await userEvent.click(screen.getByRole('radio', { name: 'Shred it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete Scenario' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Shred it' }).checked).toBe(true);
  });

  it('shows failed results with the analysis, and starts another attempt on request', async () => {
    const { submitted } = await open(failedState());
    expect(screen.getByText('Scenario Needs Improvement')).toBeTruthy();
    expect(screen.getByText('15%')).toBeTruthy();
    expect(screen.getByText(/Pass mark 70%/)).toBeTruthy();
    expect(screen.getByText('Try again with this order in mind.')).toBeTruthy();
    expect(screen.getByText('3 of 10 points')).toBeTruthy();
    expect(screen.getByText('A missing page looks like a cover-up.')).toBeTruthy();

    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(document.activeElement?.textContent).toBe('The request');
      expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(
        false,
      );
      await userEvent.click(screen.getByText('Pull the clock times'));
      await userEvent.click(next());
      await userEvent.click(screen.getByText('Warn everyone'));
      await userEvent.click(screen.getByRole('button', { name: 'Complete Scenario' }));
      await screen.findByText('Scenario Needs Improvement');
    }
    const ids = submitted.map(({ attemptId }) => attemptId);
    expect(new Set([...ids, 'attempt-0001']).size).toBe(3);
  });

  it('shows passed results at once, with the action plan and without Try Again', async () => {
    const submission = activitySubmission({ completed: true, score: 85 });
    await open(activityState({ submission, latestSubmission: submission, submissionCount: 1 }));
    expect(screen.getByText('Scenario Completed Successfully!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download Action Plan' })).toBeTruthy();
  });

  it('shows the best score when an earlier attempt was better', async () => {
    const best = activitySubmission({ attemptId: 'attempt-0000', score: 45 });
    await open({ ...failedState(), submission: best, submissionCount: 2 });
    expect(screen.getByText(/Your best so far: 45%\./)).toBeTruthy();
  });
});
