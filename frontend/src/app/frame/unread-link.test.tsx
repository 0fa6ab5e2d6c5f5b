// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { UnreadLink } from './unread-link.tsx';

withMockedApi();

it('shows what is unread, and asks again at once when the learner returns to the page', async () => {
  let unreadCount = 1;
  signInLearner();
  mockServer.use(mockCall('getUnreadCount', () => ({ unreadCount, newestId: null })));
  await renderPage(<UnreadLink learnerId={LEARNER.id} />);
  const shows = (name: string) =>
    waitFor(() => expect(screen.getByRole('link', { name })).toBeTruthy());
  await shows('Notifications 1 unread');

  unreadCount = 2;
  document.dispatchEvent(new Event('visibilitychange'));
  await shows('Notifications 2 unread');
});
