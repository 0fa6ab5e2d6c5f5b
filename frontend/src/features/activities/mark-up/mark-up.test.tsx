// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityState, ActivitySubmission } from '@learning/shared/contract/activities';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { activityStateQuery } from '#queries/activities.ts';
import {
  activity,
  activityState,
  activitySubmission,
  failedMarkUpPayload,
  markUpConfig,
  markUpDocument,
  passedMarkUpPayload,
} from '#testing/activity-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { storeSubmission } from '../submission/store-submission.ts';
import MarkUp from './mark-up.tsx';

const queryOf = () => activityStateQuery(LEARNER.id, 'late-starts');
const submissionOf = (isPassed: boolean): ActivitySubmission =>
  activitySubmission({
    completed: isPassed,
    score: isPassed ? 100 : 25,
    payload: JSON.stringify(isPassed ? passedMarkUpPayload() : failedMarkUpPayload()),
  });
const submittedState = (isPassed: boolean, overrides: Partial<ActivityState> = {}) => {
  const submission = submissionOf(isPassed);
  return activityState({
    submission,
    latestSubmission: submission,
    submissionCount: 1,
    ...overrides,
  });
};

/** Renders the mark-up with the cached state, as the runner does. */
async function open(first: ActivityState, passes = false) {
  signInLearner();
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryOf().queryKey, first);
  const submitted: object[] = [];
  function Stage() {
    const { data } = useQuery(queryOf());
    return (
      <MarkUp
        learnerId={LEARNER.id}
        courseId={5}
        activity={activity({ type: 'mark-up', passingScore: 75 })}
        config={markUpConfig()}
        state={data!}
        isSubmitting={false}
        submit={(payload) => {
          submitted.push(payload);
          const submission = submissionOf(passes);
          storeSubmission(queryClient, { learnerId: LEARNER.id, courseId: 5 }, submission);
          return Promise.resolve(submission);
        }}
      />
    );
  }
  return { ...(await renderPage(<Stage />, { queryClient })), submitted };
}

const sentence = (name: RegExp) => screen.getByRole('button', { name });
const pressed = () => sentence(LATE).getAttribute('aria-pressed');
const LATE = /^He was late on May 4\./;

withMockedApi();

describe('a mark-up', () => {
  let saved: Record<string, string>[];
  beforeEach(() => {
    saved = [];
    mockServer.use(
      mockCall('saveDraft', ({ body }) => {
        saved.push(body.values);
        return { updatedAt: '2026-11-28T09:00:00Z' };
      }),
    );
  });

  it('marks a sentence by keyboard, says so, and returns the focus to it', async () => {
    await open(activityState({ markUp: markUpDocument() }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Marks' }).disabled).toBe(
      true,
    );
    expect(pressed()).toBe('false');
    sentence(LATE).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'What’s wrong with it?' });
    expect(dialog.textContent).toContain('He was late on May 4.');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Wrong date/ }));
    await waitFor(() => expect(document.activeElement).toBe(sentence(LATE)));
    expect(pressed()).toBe('true');
    expect(sentence(LATE).textContent).toBe('He was late on May 4. [Wrong date]');
    expect(screen.getByText(/Marked: Wrong date. 1 sentence marked./)).toBeTruthy();
    await waitFor(() => expect(saved).toEqual([{ 'document-1': '{"s2":"date"}' }]));
  });

  it('changes and removes a mark', async () => {
    const draft = { values: { 'document-1': '{"s2":"date"}' }, updatedAt: '2026-11-28T09:00:00Z' };
    await open(activityState({ markUp: markUpDocument(), draft }));
    await userEvent.click(sentence(LATE));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getByRole('button', { name: /^Wrong date/ })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Judgment/ }));
    expect(sentence(LATE).textContent).toBe('He was late on May 4. [Judgment]');
    await userEvent.click(sentence(LATE));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Mark' }));
    expect(pressed()).toBe('false');
    expect(screen.getByText(/Mark removed. Nothing is marked yet./)).toBeTruthy();
  });

  it('submits the marks with the document that they stand in', async () => {
    const draft = { values: { 'document-1': '{"s2":"date"}' }, updatedAt: '2026-11-28T09:00:00Z' };
    const { submitted } = await open(activityState({ markUp: markUpDocument(), draft }), true);
    await userEvent.click(screen.getByRole('button', { name: 'Submit Marks' }));
    expect(submitted).toEqual([{ documentId: 'document-1', marks: { s2: 'date' } }]);
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'Mark-up Passed' }),
    );
  });

  it('counts after a failure and names the missing problems, but no sentence', async () => {
    await open(submittedState(false));
    expect(screen.getByRole('heading', { name: 'Mark-up Not Passed' })).toBeTruthy();
    expect(screen.getByText(/1 of 4 sentences found with their problem/)).toBeTruthy();
    expect(
      screen.getByText('2 marks are on sentences that can stay, and cost points.'),
    ).toBeTruthy();
    expect(screen.getByText('Judgment, in 2 sentences.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Facts first' })).toBeTruthy();
    expect(screen.queryByText(/He was late/)).toBeNull();
  });

  it('loads another document for the next try', async () => {
    const next = submittedState(false, { markUp: markUpDocument({ id: 'document-2' }) });
    mockServer.use(mockCall('getActivityState', () => next));
    await open(submittedState(false));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'The situation' }),
    );
    expect(pressed()).toBe('false');
  });

  it('says why the next document cannot be loaded', async () => {
    mockServer.use(mockCall('getActivityState', () => refusal('payment_required')));
    await open(submittedState(false));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('To open this course');
  });

  it('says when the next try opens', async () => {
    const submission = {
      ...submissionOf(false),
      wait: { opensAt: new Date(Date.now() + 600_000).toISOString(), secondsLeft: 600 },
    };
    await open(activityState({ submission, latestSubmission: submission, submissionCount: 2 }));
    expect(screen.getByText(/Your next attempt opens on .*, in 10 minutes\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('comments each sentence after a pass in words, not in color alone', async () => {
    await open(submittedState(true));
    const sheet = screen.getByRole('region', { name: 'Note of May 4' });
    expect(within(sheet).getByText('Found: Wrong date.')).toBeTruthy();
    expect(within(sheet).getByText('It was May 5.')).toBeTruthy();
    expect(within(sheet).getByText('Looks wrong, and can stay.')).toBeTruthy();
    expect(within(sheet).getByText('It can stay.')).toBeTruthy();
  });
});
