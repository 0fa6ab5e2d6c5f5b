// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityState } from '@learning/shared/contract/activities';
import type { ConversationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { activityStateQuery } from '#queries/activities.ts';
import {
  activity,
  activityState,
  activitySubmission,
  conversationAttempt,
  conversationConfig,
  failedConversationPayload,
  passedConversationPayload,
} from '#testing/activity-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { storeSubmission } from '../submission/store-submission.ts';
import { playedConversation } from './played-conversation.ts';
import Conversation from './conversation.tsx';

const queryOf = () => activityStateQuery(LEARNER.id, 'late-starts');
const PASSED = { completed: true, score: 75, payload: JSON.stringify(passedConversationPayload()) };

/** Renders the conversation with the cached state, as the runner does. Submitting it passes. */
async function open(first: ActivityState = activityState()) {
  signInLearner();
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryOf().queryKey, first);
  const submitted: { attemptId: string; payload: object }[] = [];
  function Stage() {
    const { data } = useQuery(queryOf());
    return (
      <Conversation
        learnerId={LEARNER.id}
        courseId={14}
        activity={activity({ type: 'conversation' })}
        config={conversationConfig()}
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
  const said: { turn: number; lineId: string }[] = [];
  mockServer.use(
    mockCall('startConversation', () => conversationAttempt()),
    mockCall('sayLine', ({ body }) => {
      said.push(body);
      return conversationAttempt(...said.map(({ lineId }) => lineId));
    }),
    mockCall('getActivityState', () => activityState()),
  );
  return said;
}

const line = (name: RegExp) => screen.findByRole('radio', { name });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const say = async (name: RegExp) => {
  await userEvent.click(await line(name));
  await click('Say This');
};
const resultState = (payload: ConversationSubmissionPayload, isPassed = false) => {
  const submission = activitySubmission({
    completed: isPassed,
    score: isPassed ? 75 : null,
    payload: JSON.stringify(payload),
  });
  return activityState({ submission, latestSubmission: submission, submissionCount: 1 });
};

describe('the conversation', () => {
  withMockedApi();
  beforeEach(() => localStorage.clear());

  it('says before it starts whom one talks with, what for, and what it takes to pass', async () => {
    await open();
    expect(screen.getByText('Luis saw something.')).toBeTruthy();
    expect(screen.getByText('Luis Cordero')).toBeTruthy();
    expect(screen.getByText('Leave with his account.')).toBeTruthy();
    expect(screen.getByText(/^You choose among 3 sentences/)).toBeTruthy();
    expect(screen.getByText(/^To pass, reach/)).toBeTruthy();
  });

  it('shows each reply with the line, moves the focus there, and offers what is left to say', async () => {
    const said = serve();
    await open();
    await click('Start Conversation');
    expect(await screen.findByText('And my brother works here.')).toBeTruthy();
    expect(screen.getByText('There’s time for 2 more sentences.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Say This' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'End the Conversation' })).toBeNull();
    await say(/between us/);
    const exchange = await screen.findByRole('region', { name: 'Luis Cordero replies' });
    expect(document.activeElement).toBe(exchange);
    expect(
      within(exchange)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('It can’t stay between us.'),
      expect.stringContaining('Reply to line-1.'),
    ]);
    expect(said).toEqual([{ turn: 0, lineId: 'line-1' }]);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('There’s time for 1 more sentence.')).toBeTruthy();
  });

  it('is held by keyboard', async () => {
    const said = serve();
    await open(activityState({ conversationAttempt: conversationAttempt() }));
    (await line(/between us/)).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Say This' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Reply to line-1.')).toBeTruthy();
    expect(said).toHaveLength(1);
  });

  it('asks before it ends early, and goes on if one wants to', async () => {
    serve();
    const { submitted } = await open(
      activityState({ conversationAttempt: conversationAttempt('line-1') }),
    );
    await click('End the Conversation');
    const question = screen.getByText(/End it anyway\?/);
    expect(document.activeElement).toBe(question);
    await click('Keep Talking');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'End the Conversation' }),
    );
    await click('End the Conversation');
    await click('End It');
    expect(submitted).toEqual([{ attemptId: 'attempt-0001', payload: {} }]);
    const title = await screen.findByRole('heading', { name: 'Conversation Passed' });
    expect(document.activeElement).toBe(title);
  });

  it('is over when there is no time left', async () => {
    await open(activityState({ conversationAttempt: conversationAttempt('line-1', 'line-2') }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/What was said stands/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'See How It Went' })).toBeTruthy();
    const before = within(screen.getByText('What was said before').closest('details')!);
    expect(before.getByText('Reply to line-1.')).toBeTruthy();
  });

  it('keeps a line that could not be sent, and sends it on demand', async () => {
    mockServer.use(mockCall('sayLine', networkError));
    await open(activityState({ conversationAttempt: conversationAttempt() }));
    await say(/between us/);
    expect(await screen.findByText('Your sentence is saved on this device.')).toBeTruthy();
    expect(playedConversation.pendingTurns.read(LEARNER.id, 'late-starts')).toEqual({
      attemptId: 'attempt-0001',
      turn: 0,
      lineId: 'line-1',
    });
    serve();
    await click('Send Now');
    expect(await screen.findByText('Reply to line-1.')).toBeTruthy();
    expect(playedConversation.pendingTurns.read(LEARNER.id, 'late-starts')).toBeUndefined();
  });

  it('says so when something else was said in another tab, and shows where it stands', async () => {
    mockServer.use(
      mockCall('sayLine', () => refusal('turn_taken')),
      mockCall('getActivityState', () =>
        activityState({ conversationAttempt: conversationAttempt('line-2') }),
      ),
    );
    await open(activityState({ conversationAttempt: conversationAttempt() }));
    await say(/between us/);
    expect(await screen.findByText('Reply to line-2.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('something else');
  });

  it('shows the record after a pass: what it holds, what was never asked, and each mark', async () => {
    await open(resultState(passedConversationPayload(), true));
    expect(screen.getByText('1 of 2 things that the conversation was for.')).toBeTruthy();
    expect(screen.getByText('Where he stood.')).toBeTruthy();
    expect(screen.getByText('Who else was there.')).toBeTruthy();
    expect(screen.getByText('Leading question')).toBeTruthy();
    expect(screen.getByText('He says what you said.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it.each([
    [{ reachesOutcome: false, keepsGuardrails: true }, /^You didn’t reach enough/],
    [{ reachesOutcome: true, keepsGuardrails: false }, /^You got what .* but something you said/],
    [
      { reachesOutcome: false, keepsGuardrails: false },
      /^You didn’t reach enough.* Something you said/,
    ],
  ])('tells after a failure what fell short, and no more: %o', async (told, expected) => {
    await open(resultState(failedConversationPayload(told)));
    expect(screen.getByRole('heading', { name: 'Conversation Not Passed' })).toBeTruthy();
    expect(screen.getByText(expected)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open questions' })).toBeTruthy();
    expect(screen.getByText('Reply to line-1.')).toBeTruthy();
    expect(screen.queryByText('What the record holds')).toBeNull();
  });

  it('starts the next attempt after a failure', async () => {
    serve();
    await open(resultState(failedConversationPayload()));
    await click('Try Again');
    expect(await screen.findByText('I have eleven minutes.')).toBeTruthy();
  });
});
