// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { notificationSettings } from '#testing/notification-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { NotificationSettings } from './notification-settings.tsx';

withMockedApi();

async function show(settings = notificationSettings()) {
  signInLearner();
  mockServer.use(mockCall('getNotificationSettings', () => settings));
  await renderPage(<NotificationSettings learnerId={LEARNER.id} />, { path: '/account' });
  await screen.findByRole('group', { name: /Review/ });
}
const box = (type: RegExp, channel: string) =>
  within(screen.getByRole('group', { name: type })).getByRole<HTMLInputElement>('checkbox', {
    name: channel,
  });

it('saves one channel of one type at once and confirms it', async () => {
  await show();
  const after = notificationSettings();
  after.types.review_due.email = false;
  mockServer.use(
    mockCall('updateNotificationSettings', ({ body }) => {
      expect(body).toEqual({ types: { review_due: { email: false } } });
      return after;
    }),
  );
  await userEvent.click(box(/Review/, 'Email'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(box(/Review/, 'Email').checked).toBe(false);
  expect(box(/Review/, 'Here').checked).toBe(true);
});

it('returns to the stored value when a change is not saved', async () => {
  await show();
  mockServer.use(mockCall('updateNotificationSettings', () => refusal('service_unavailable')));
  await userEvent.click(box(/Certificates/, 'Here'));
  expect(await screen.findByText(/^Not saved\./)).toBeTruthy();
  expect(box(/Certificates/, 'Here').checked).toBe(true);
});

it('does not offer to turn off mail about purchases', async () => {
  await show();
  expect(box(/Purchases/, 'Email, always').disabled).toBe(true);
});

it('says why no mail arrives, and that the digest is paused', async () => {
  await show(
    notificationSettings({ blockedMail: 'bounce', digestPausedAt: '2026-11-22T09:00:00.000Z' }),
  );
  expect(screen.getByText(/Email to your address bounces/)).toBeTruthy();
  expect(screen.getByText(/ten review emails in a row/)).toBeTruthy();
});

it('offers to try again when the settings cannot be loaded', async () => {
  signInLearner();
  mockServer.use(mockCall('getNotificationSettings', networkError));
  await renderPage(<NotificationSettings learnerId={LEARNER.id} />, { path: '/account' });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
});
