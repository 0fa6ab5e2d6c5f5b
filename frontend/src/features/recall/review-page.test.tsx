// @vitest-environment happy-dom
import type { RecallCard, RecallSummary } from '@learning/shared/contract/recall';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LEARNER, recallSummary } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { gradedCard, recallAnswer, recallCard } from '#testing/recall-samples.ts';
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

function Page({ started }: { started: boolean }) {
  const [isStarted, setStarted] = useState(started);
  return (
    <ReviewPage
      learner={LEARNER}
      isStarted={isStarted}
      onStart={() => setStarted(true)}
      onEnd={() => setStarted(false)}
    />
  );
}

/** Serves sessions one after the other; the last one again and again. */
async function open(
  sessions: { cards: RecallCard[]; summary: RecallSummary }[],
  { started = false } = {},
) {
  const left = [...sessions];
  mockServer.use(mockCall('getRecallSession', () => (left.length > 1 ? left.shift()! : left[0]!)));
  await renderPage(<Page started={started} />, { path: '/review' });
  return userEvent.setup();
}
const due = (cards: RecallCard[], more: Partial<RecallSummary> = {}) => ({
  cards,
  summary: recallSummary({ cardCount: 6, dueCount: cards.length, ...more }),
});

it('says what to do before the first completed lesson', async () => {
  await open([{ cards: [], summary: recallSummary() }]);
  expect(await screen.findByRole('heading', { name: 'Nothing to review yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start Review' })).toBeNull();
});

it('shows what is due today and in the next seven days, and what is remembered', async () => {
  const summary = {
    days: recallSummary().days.map((day, index) => ({ ...day, count: index < 2 ? 3 : 0 })),
    skills: [
      { skill: 'records', remembered: 2, fading: 1, unseen: 3, recallPercent: 84 },
    ] satisfies RecallSummary['skills'],
  };
  const user = await open([due([recallCard()], summary)]);
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

it('works with space and 1–4 alone, and sends each answer', async () => {
  const answers: object[] = [];
  mockServer.use(
    mockCall('answerRecallCard', ({ params, body }) => {
      answers.push({ cardId: params['cardId'], ...body.answer, reviewCount: body.reviewCount });
      return recallAnswer();
    }),
  );
  const done = due([], {
    days: recallSummary().days.map((day, index) => ({ ...day, count: index === 1 ? 2 : 0 })),
    nextDueAt: '2026-11-22T12:00:00.000Z',
  });
  const user = await open([due([recallCard({ reviewCount: 2 }), gradedCard()]), done], {
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
  mockServer.use(mockCall('answerRecallCard', () => recallAnswer({ counted: false })));
  const user = await open([due([recallCard()]), due([gradedCard()])], { started: true });
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Again/ }));
  expect(await screen.findByRole('heading', { name: '1 question done' })).toBeTruthy();
  expect(screen.getByText('You remembered 0 of 1 question.')).toBeTruthy();
  expect(screen.getByText(/already been answered on another device/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Going' }));
  expect(await screen.findByText('By when is the note due?')).toBe(document.activeElement);
});

it('keeps answers on the device while offline, and does not ask them again', async () => {
  mockServer.use(mockCall('answerRecallCard', () => networkError()));
  const both = [recallCard(), gradedCard()];
  const user = await open([due(both)], { started: true });
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Easy/ }));
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(await screen.findByText(/1 answer is saved on this device/)).toBeTruthy();
  expect(hasUnsentAnswers(LEARNER.id)).toBe(true);
  // The server still counts two.
  expect(screen.getByText(/^1 question more is due today/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep Going' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
  expect(screen.getByText('By when is the note due?')).toBeTruthy();
});

it('drops an answer that the server refuses for good', async () => {
  mockServer.use(mockCall('answerRecallCard', () => refusal('recall_card_not_due')));
  const user = await open([due([recallCard()]), due([])], { started: true });
  await user.click(await screen.findByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Hard/ }));
  expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeTruthy();
  await waitFor(() => expect(hasUnsentAnswers(LEARNER.id)).toBe(false));
});

it('says what to do when it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  mockServer.use(mockCall('getRecallSession', () => networkError()));
  await renderPage(<Page started={false} />, { path: '/review' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded.*Try Again/);
});
