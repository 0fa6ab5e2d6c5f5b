// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { requestIntent } from '#lib/session/intent.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { startPublicPage, withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';

withMockedApi();
withPublicPage();
afterEach(() => history.replaceState(null, '', '/'));

// Source: rules/learning.md L21
it.each([
  ['/instructor', 1],
  ['/pricing', 0],
])('the booking that a visitor wanted opens once, on its own page: %s', async (path, dialogs) => {
  history.replaceState(null, '', path);
  signInLearner();
  requestIntent(LEARNER.id, { kind: 'coaching' });
  mockServer.use(mockCall('listOwnRequests', () => refusal('internal_error')));
  await renderPage(<p>The page</p>);
  startPublicPage();
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs));
});
