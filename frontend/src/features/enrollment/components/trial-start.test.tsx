// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestIntent } from '#lib/session/intent.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { TrialStart } from './trial-start.tsx';

withMockedApi();

it('leads the demo account to an account of its own, and starts nothing again (rule A21)', async () => {
  requestIntent(LEARNER.id, { kind: 'trial' });
  mockServer.use(mockCall('startTrial', () => refusal('demo_account')));
  const onSettled = vi.fn<() => void>();
  await renderPage(<TrialStart learnerId={LEARNER.id} isRequested onSettled={onSettled} />);
  expect(await screen.findByRole('dialog', { name: 'The demo account has no trial' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Create an Account' })).toBeTruthy();
  await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
});
