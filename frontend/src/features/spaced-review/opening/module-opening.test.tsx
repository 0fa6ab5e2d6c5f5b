// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError } from '#testing/mock-api.ts';
import { gradedCard, cardAnswer, reviewCard } from '#testing/spaced-review-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { ModuleOpening } from './module-opening.tsx';

withMockedApi();
beforeEach(() => {
  localStorage.clear();
  signInLearner();
});
const open = () => renderPage(<ModuleOpening learnerId={LEARNER.id} moduleId="m2" />);

it('asks questions of earlier lessons, and sends only the answers to those that are due', async () => {
  const sent: object[] = [];
  mockServer.use(
    mockCall('getModuleReviewCards', () => ({
      cards: [reviewCard(), gradedCard({ isDue: false })],
    })),
    mockCall('answerReviewCard', ({ params, body }) => {
      sent.push({ cardId: params['cardId'], seconds: body.seconds });
      return cardAnswer();
    }),
  );
  const user = userEvent.setup();
  await open();
  expect(await screen.findByText('Before you start · 1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show Answer' }));
  await user.click(screen.getByRole('button', { name: /^Good/ }));
  await user.click(screen.getByRole('button', { name: /^Never/ }));
  expect(screen.getByText(/Not quite/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText(/You remembered 1 of 2 questions/)).toBeTruthy();
  // The lesson measures the time.
  expect(sent).toEqual([{ cardId: 'camera-test', seconds: 0 }]);
});

it('can be skipped, and is left out when it cannot be loaded', async () => {
  mockServer.use(mockCall('getModuleReviewCards', () => ({ cards: [reviewCard()] })));
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  mockServer.use(mockCall('getModuleReviewCards', () => networkError()));
  const failed = await open();
  await expect.poll(() => failed.container.textContent).toBe('');
});
