// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { AnswerPage } from './answer/answer-page.tsx';
import { BookingDialog } from './booking/booking-dialog.tsx';
import { RequestsPage } from './sessions/requests-page.tsx';

const ZONE = 'America/New_York';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('booking a session', () => {
  withMockedApi();
  const show = (perMonth: number) => {
    signInLearner();
    const quota = { perMonth, usedThisMonth: 0, month: '2026-11' };
    mockServer.use(
      mockCall('listOwnRequests', () => ({ sessions: [], requests: [], quota, timeZone: ZONE })),
    );
    return renderPage(<BookingDialog open onClose={() => undefined} />);
  };

  it('says which plans have sessions to a learner without one', async () => {
    await show(0);
    expect(await screen.findByText(/The Executive plan includes 2 a month/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send Request' })).toBeNull();
  });

  it('names what is missing before it sends anything', async () => {
    await show(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Send Request' }));
    expect(screen.getByText('Say what you want to talk about.')).toBeTruthy();
    expect(screen.getAllByText('Choose a day.')).toHaveLength(3);
  });
});

describe('the page of requests', () => {
  withMockedApi();
  const session = {
    sessionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    topic: 'Centralize hiring?',
    state: 'confirmed' as const,
    timeZone: ZONE,
    startsAt: '2999-11-28T14:00:00.000Z',
    offeredTimes: null,
    place: null,
    operatorMessage: null,
    createdAt: '2026-11-23T12:00:00.000Z',
    countsWhenCanceled: false,
    canceledBy: null,
    isCounted: true,
    canMove: true,
    canCancel: true,
  };
  const show = (canMove: boolean) => {
    signInLearner();
    const quota = { perMonth: 2, usedThisMonth: 1, month: '2026-11' };
    const sessions = [{ ...session, canMove }];
    mockServer.use(
      mockCall('listOwnRequests', () => ({ sessions, requests: [], quota, timeZone: ZONE })),
    );
    return renderPage(<RequestsPage learnerId={LEARNER.id} sendMessage={<a href="/x">Write</a>} />);
  };

  it('says until when a session can be moved, and offers to write the first message', async () => {
    await show(true);
    expect(
      await screen.findByText(/so that it doesn’t count, until.*November 27 at 9:00 AM EST/u),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write' })).toBeTruthy();
  });

  it('says that a session can no longer be moved', async () => {
    await show(false);
    expect(await screen.findByText(/can’t be moved anymore/)).toBeTruthy();
    expect(screen.queryByText(/so that it doesn’t count, until/)).toBeNull();
  });
});

describe('a message in the list of requests', () => {
  withMockedApi();
  const show = (message: string) => {
    signInLearner();
    const request = {
      requestId: '7c9e6679-7425-40de-944b-e07fc1f90ae8',
      topic: 'message' as const,
      message,
      state: 'sent' as const,
      createdAt: '2026-11-23T12:00:00.000Z',
      answeredAt: null,
    };
    const quota = { perMonth: 2, usedThisMonth: 0, month: '2026-11' };
    mockServer.use(
      mockCall('listOwnRequests', () => ({
        sessions: [],
        requests: [request],
        quota,
        timeZone: ZONE,
      })),
    );
    return renderPage(<RequestsPage learnerId={LEARNER.id} sendMessage={<a href="/x">Write</a>} />);
  };

  it('can be read to its end when it is long', async () => {
    await show('A question with several lines.\n'.repeat(7));
    const open = await screen.findByRole('button', { name: 'Show the whole message' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(open);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('has no button when it is short', async () => {
    await show('One line.');
    expect(await screen.findByText('One line.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /whole message/ })).toBeNull();
  });
});

describe('the operator’s page', () => {
  withMockedApi();

  it('confirms a time only with a click, and says where to meet', async () => {
    const linked = {
      kind: 'session' as const,
      topic: 'Centralize hiring?',
      name: 'Ada Grey',
      email: 'ada@example.com',
      timeZone: ZONE,
      state: 'requested' as const,
      offeredTimes: [inDays(3), inDays(4), inDays(5)],
      startsAt: null,
      place: null,
      isPlanEnded: false,
      actions: ['confirm' as const, 'decline' as const],
    };
    const answers: unknown[] = [];
    mockServer.use(
      mockCall('readOperatorLink', () => linked),
      mockCall('answerByLink', ({ body }) => {
        answers.push(body.action, body.place);
        return { ...linked, state: 'confirmed' as const, startsAt: body.startsAt!, actions: [] };
      }),
    );
    await renderPage(<AnswerPage />, { path: `/answer#session.u1.${'a'.repeat(40)}` });
    await userEvent.click((await screen.findAllByRole('radio'))[1]!);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm This Time' }));
    expect(answers).toEqual([]);
    await userEvent.type(screen.getByLabelText('Where do you meet?'), '555 0100');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm This Time' }));
    expect(await screen.findByText(/The session is confirmed/)).toBeTruthy();
    expect(answers).toEqual(['confirm', '555 0100']);
  });
});
