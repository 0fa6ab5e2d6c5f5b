// @vitest-environment happy-dom
import type {
  ReviewCard,
  SpacedReviewSession,
  SpacedReviewSummary,
} from '@learning/shared/contract/spaced-review';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LEARNER, spacedReviewSummary } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { gradedCard, cardAnswer, reviewCard } from '#testing/spaced-review-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { hasUnsentAnswers } from './answers/unsent-answers.ts';
import { ReviewPage } from './review-page.tsx';

withMockedApi();
beforeEach(() => {
  localStorage.clear();
  signInLearner();
});

function Page({ started, isShort }: { started: boolean; isShort: boolean }) {
  const [isStarted, setStarted] = useState(started);
  return (
    <ReviewPage
      learner={LEARNER}
      isStarted={isStarted}
      isShort={isShort && isStarted}
      onStart={() => setStarted(true)}
      onEnd={() => setStarted(false)}
    />
  );
}

/** Serves sessions one after the other; the last one again and again. */
async function open(
  sessions: Partial<SpacedReviewSession>[],
  { started = false, isShort = false } = {},
) {
  const left = sessions.map((session) => ({
    cards: [],
    paused: [],
    decision: null,
    summary: spacedReviewSummary(),
    ...session,
  }));
  mockServer.use(
    mockCall('getSpacedReviewSession', () => (left.length > 1 ? left.shift()! : left[0]!)),
  );
  await renderPage(<Page started={started} isShort={isShort} />, { path: '/review' });
  return userEvent.setup();
}
const due = (cards: ReviewCard[], more: Partial<SpacedReviewSummary> = {}) => ({
  cards,
  summary: spacedReviewSummary({ cardCount: 6, dueCount: cards.length, ...more }),
});

it('says what to do before the first completed lesson', async () => {
  await open([{ cards: [], summary: spacedReviewSummary() }]);
  expect(await screen.findByRole('heading', { name: 'Nothing to review yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start Review' })).toBeNull();
});

it('shows what is due today and in the next seven days, and what is remembered', async () => {
  const summary = {
    days: spacedReviewSummary().days.map((day, index) => ({ ...day, count: index < 2 ? 3 : 0 })),
    skills: [
      { skill: 'records', remembered: 2, fading: 1, unseen: 3, recallPercent: 84 },
    ] satisfies SpacedReviewSummary['skills'],
  };
  const user = await open([due([reviewCard()], summary)]);
  const panel = await screen.findByRole('region', { name: 'Due today' });
  expect(panel.textContent).toContain('6 questions in the next seven days');
  expect(within(panel).getByText('Tomorrow: 3 questions')).toBeTruthy();
  const strength = screen.getByRole('region', { name: 'What you remember' });
  expect(strength.textContent).toContain('Records and evidence84%2 remembered · 1 fading · 3 new');
  await user.click(within(strength).getByRole('button', { name: 'Show as Table' }));
  expect(
    within(strength).getByRole('row', { name: 'Records and evidence 2 1 3 84%' }),
  ).toBeTruthy();
});

it('asks for one session of a backlog, and for no more on that day', async () => {
  const [first, second] = [
    due([reviewCard()], { dueCount: 126, todayCount: 12 }),
    due([gradedCard()], { dueCount: 114, todayCount: 0 }),
  ];
  mockServer.use(mockCall('answerReviewCard', () => cardAnswer()));
  const user = await open([first, second]);
  const panel = await screen.findByRole('region', { name: 'Due today' });
  expect(panel.textContent).toContain('12 of 126 questions');
  expect(panel.textContent).toContain(
    'About three minutes. The rest is spread over the next days.',
  );
  await user.click(within(panel).getByRole('button', { name: 'Start Review' }));
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Good/ }));
  expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeTruthy();
  expect(screen.getByText('114 more questions are spread over the next days.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Going' }));
  expect(await screen.findByText('By when is the note due?')).toBeTruthy();
});

it('practices one decision after the cards of five minutes, and stores nothing about it', async () => {
  const decision = { courseId: 14, activityId: 'memo', title: 'The memo', day: 3 };
  const choice = { id: 'wait', text: 'Wait', value: 3, feedback: 'It grew.', next: null };
  const step = {
    id: 'one',
    title: 'A note is missing',
    description: 'What do you do?',
    choices: [choice, { ...choice, id: 'ask', text: 'Ask', value: 10, feedback: 'It is solved.' }],
  };
  mockServer.use(
    mockCall('answerReviewCard', () => cardAnswer()),
    mockCall('getScenarioReview', () => ({
      shares: [],
      scenario: { steps: [{ ...step, title: 'Another one' }, step] },
    })),
  );
  const cards = Array.from({ length: 7 }, (_, index) => reviewCard({ cardId: `c${index}` }));
  const user = await open([{ ...due(cards), decision }, due(cards.slice(5))], {
    started: true,
    isShort: true,
  });
  expect(await screen.findByText('1 of 5')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Good/ }));
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(await screen.findByRole('heading', { name: 'A note is missing' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Wait' }));
  expect(screen.getByText('What holds up best').parentElement?.textContent).toContain(
    'AskIt is solved.',
  );
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'That’s your five minutes' })).toBeTruthy();
  expect(screen.getByText('You remembered 1 of 1 question.')).toBeTruthy();
});

it('says before a miss that the card will rest, and leads to its part of the lesson', async () => {
  const nextMinutes = { again: 14 * 1_440, hard: 1_440, good: 2_880, easy: 5_760 };
  const card = reviewCard({ lapses: 5, isPausedIfMissed: true, nextMinutes });
  const user = await open([due([card])], { started: true });
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  expect(screen.getByText(/missed this one 5 times.*it rests for 14 days/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Again/ }).textContent).toContain('14 days');
});

it('lists the cards that rest, with where to read their answers', async () => {
  const { courseId, cardId, moduleId, moduleTitle, section, question } = reviewCard();
  const until = '2026-12-09T12:00:00.000Z';
  const paused = [{ courseId, cardId, moduleId, moduleTitle, section, question, until }];
  await open([{ ...due([]), paused }]);
  const resting = within(await screen.findByRole('region', { name: 'Resting' }));
  expect(resting.getByText(/comes back on December 9, 2026/)).toBeTruthy();
  expect(resting.getByRole('link').getAttribute('href')).toBe('/course/14/play?module=m1#facts');
});

it('compares the forecast with what was remembered once that says something', async () => {
  const calibration = [
    { fromPercent: 70, toPercent: 84, reviews: 3, remembered: 1 },
    { fromPercent: 85, toPercent: 94, reviews: 40, remembered: 34 },
  ];
  await open([due([reviewCard()], { calibration })]);
  expect(
    await screen.findByText(
      /of 40 questions with a chance of 85–94%, you remembered 34, which is 85%/,
    ),
  ).toBeTruthy();
});

it('works with space and 1–4 alone, and sends each answer', async () => {
  const answers: object[] = [];
  mockServer.use(
    mockCall('answerReviewCard', ({ params, body }) => {
      answers.push({ cardId: params['cardId'], ...body.answer, reviewCount: body.reviewCount });
      return cardAnswer();
    }),
  );
  const done = due([], {
    days: spacedReviewSummary().days.map((day, index) => ({ ...day, count: index === 1 ? 2 : 0 })),
    nextDueAt: '2026-11-22T12:00:00.000Z',
  });
  const user = await open([due([reviewCard({ reviewCount: 2 }), gradedCard()]), done], {
    started: true,
  });
  expect(await screen.findByText(/Which test does it fail/)).toBe(document.activeElement);
  expect(screen.queryByText('The camera test.')).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByText('The camera test.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Good/ }).textContent).toContain('2 days');
  expect(screen.getByRole('link', { name: /Why records matter/ }).getAttribute('href')).toBe(
    '/course/14/play?module=m1#facts',
  );
  await user.keyboard('3');
  expect(screen.getByText('By when is the note due?')).toBe(document.activeElement);
  await user.keyboard('2');
  expect(screen.getByText('That’s right')).toBeTruthy();
  await user.keyboard(' ');
  expect(await screen.findByRole('heading', { name: 'Done for today' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText('You remembered 2 of 2 questions.')).toBeTruthy();
  expect(screen.getByText('2 questions come back tomorrow.')).toBeTruthy();
  expect(answers).toEqual([
    { cardId: 'camera-test', kind: 'rating', rating: 'good', reviewCount: 2 },
    { cardId: 'two-days', kind: 'option', option: 'The same day', reviewCount: 0 },
  ]);
  expect(hasUnsentAnswers(LEARNER.id)).toBe(false);
});

it('offers to go on when more is due, and says what another device had answered', async () => {
  mockServer.use(mockCall('answerReviewCard', () => cardAnswer({ counted: false })));
  const user = await open([due([reviewCard()]), due([gradedCard()])], { started: true });
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Again/ }));
  expect(await screen.findByRole('heading', { name: '1 question done' })).toBeTruthy();
  expect(screen.getByText('You remembered 0 of 1 question.')).toBeTruthy();
  expect(screen.getByText(/already been answered on another device/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Going' }));
  expect(await screen.findByText('By when is the note due?')).toBe(document.activeElement);
});

it('keeps answers on the device while offline, and does not ask them again', async () => {
  mockServer.use(mockCall('answerReviewCard', () => networkError()));
  const both = [reviewCard(), gradedCard()];
  const user = await open([due(both)], { started: true });
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Easy/ }));
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(await screen.findByText(/1 answer is saved on this device/)).toBeTruthy();
  expect(hasUnsentAnswers(LEARNER.id)).toBe(true);
  // The server still counts two.
  expect(screen.getByText(/^1 more question is due today/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Going' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
  expect(screen.getByText('By when is the note due?')).toBeTruthy();
});

it('drops an answer that the server refuses for good', async () => {
  mockServer.use(mockCall('answerReviewCard', () => refusal('recall_card_not_due')));
  const user = await open([due([reviewCard()]), due([])], { started: true });
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Hard/ }));
  expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeTruthy();
  await waitFor(() => expect(hasUnsentAnswers(LEARNER.id)).toBe(false));
});

it('says what to do when it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  mockServer.use(mockCall('getSpacedReviewSession', () => networkError()));
  await renderPage(<Page started={false} isShort={false} />, { path: '/review' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded.*Try Again/);
});
