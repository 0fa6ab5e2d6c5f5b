// @vitest-environment happy-dom
import type { Retest, RetestAttempt, RetestResult } from '@learning/shared/contract/retests';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { RetestPage } from './retest-page.tsx';

withMockedApi();
beforeEach(() => {
  localStorage.clear();
  signInLearner();
});

const certificateId = '7k3mq9x2c4v8p5w1t6z0d3hjrn';
const ATTEMPT: RetestAttempt = {
  id: '01JAV0000000000000000000RT',
  days: 30,
  startedAt: '2026-12-18T09:00:00.000Z',
  questions: [
    {
      id: 'q1',
      question: 'Which one?',
      type: 'multiple-choice',
      options: ['Facts', 'Rumors'],
      points: 1,
      hint: '',
    },
    { id: 'q2', question: 'How many?', type: 'short-answer', options: [], points: 1, hint: '' },
  ],
};
const result = (isPassed: boolean): RetestResult => ({
  attemptId: ATTEMPT.id,
  days: 30,
  submittedAt: '2026-12-18T09:10:00.000Z',
  score: isPassed ? 100 : 50,
  isPassed,
  questions: ATTEMPT.questions.map(({ id, question, type, options, points }, index) => ({
    questionId: id,
    question,
    type,
    options,
    points,
    correct: isPassed || index === 0,
    userAnswer: index === 0 ? 'Facts' : '38',
    ...(isPassed ? { correctAnswer: index === 0 ? 'Facts' : '38', explanation: 'It is.' } : {}),
  })),
});
const retest = (part: Partial<Retest> = {}): Retest => ({
  courseTitle: 'HR Foundations',
  certificateId,
  questionCount: 8,
  passingScore: 75,
  next: { days: 30, opensAt: '2026-12-18T09:00:00.000Z', isOpen: true },
  stillKnown: [],
  attempt: null,
  result: null,
  ...part,
});

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Opens the page on a server that grades with this outcome. */
async function open(start: Partial<Retest>, isPassed = true) {
  const server = { state: retest(start), sent: [] as unknown[], isReachable: true };
  mockServer.use(
    mockCall('getRetest', () => server.state),
    mockCall('startRetest', () => {
      server.state = { ...server.state, attempt: ATTEMPT };
      return ATTEMPT;
    }),
    mockCall('submitRetest', ({ body }) => {
      if (!server.isReachable) return networkError();
      server.sent.push(body.answers);
      server.state = {
        ...server.state,
        attempt: null,
        result: result(isPassed),
        next: isPassed
          ? { days: 90, opensAt: '2027-02-16T12:00:00.000Z', isOpen: false }
          : { days: 30, opensAt: '2026-12-25T12:00:00.000Z', isOpen: false },
      };
      return result(isPassed);
    }),
  );
  await renderPage(<RetestPage learnerId={LEARNER.id} courseId={14} />, {
    path: '/course/14/retest',
  });
  return server;
}

it('asks one question at a time, and leads to the certificate after a pass', async () => {
  const server = await open({});
  expect(await screen.findByText(/You need 75%, as in the course/)).toBeTruthy();
  await click('Start the Questions');
  await userEvent.click(await screen.findByRole('radio', { name: 'Facts' }));
  await click('Next');
  const second = await screen.findByRole('heading', { name: /Question 2 of 2/ });
  expect(document.activeElement).toBe(second);
  await userEvent.type(screen.getByRole('textbox'), '38');
  await click('Submit Assessment');
  await screen.findByRole('heading', { name: 'You answered every question' });
  await click('Submit Assessment');
  const heading = await screen.findByRole('heading', { name: 'You still know it after 30 days' });
  expect(document.activeElement).toBe(heading);
  expect(server.sent).toEqual([{ q1: 'Facts', q2: '38' }]);
  expect(screen.getByText(/opens on February 16, 2027/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Put It on the Certificate' });
  expect(link.getAttribute('href')).toBe(`/certificates?certificate=${certificateId}`);
});

it('says that nothing has changed after a failed one, and when the next try opens', async () => {
  await open({ attempt: ATTEMPT }, false);
  await click('Question 2, not answered');
  await click('Submit Assessment');
  await click('Submit Assessment');
  expect(await screen.findByRole('heading', { name: 'Not this time' })).toBeTruthy();
  expect(screen.getByText(/Nothing about your certificate has changed/)).toBeTruthy();
  expect(screen.getByText(/try again from December 25, 2026/)).toBeTruthy();
  expect(screen.queryByText('Explanation')).toBeNull();
});

it('keeps the answers on the device while they cannot be sent', async () => {
  const server = await open({ attempt: ATTEMPT });
  server.isReachable = false;
  await userEvent.click(await screen.findByRole('radio', { name: 'Rumors' }));
  await click('Question 2, not answered');
  await click('Submit Assessment');
  await click('Submit Assessment');
  expect(await screen.findByText(/Your answers are saved on this device/)).toBeTruthy();
  server.isReachable = true;
  await click('Submit Assessment');
  await screen.findByRole('heading', { name: 'You still know it after 30 days' });
  expect(server.sent).toEqual([{ q1: 'Rumors' }]);
});

it.each([
  [
    'when it opens',
    { next: { days: 30, opensAt: '2026-12-18T12:00:00.000Z', isOpen: false } } as const,
    'Opens on December 18, 2026',
  ],
  [
    'what came of the last one',
    { next: null, result: result(true) },
    'You still know it after 30 days',
  ],
])('says %s', async (_what, part, title) => {
  await open(part);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the Questions' })).toBeNull();
});

it('says that it comes with a certificate', async () => {
  mockServer.use(mockCall('getRetest', () => refusal('certificate_not_found')));
  await renderPage(<RetestPage learnerId={LEARNER.id} courseId={14} />, {
    path: '/course/14/retest',
  });
  expect(
    await screen.findByRole('heading', { name: 'This comes with the certificate' }),
  ).toBeTruthy();
});
