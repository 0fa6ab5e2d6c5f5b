// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CalendarSettings } from './calendar-settings.tsx';

withMockedApi();

const PATH = `/api/calendars/me.${'k'.repeat(43)}`;

async function show(path: string | null) {
  signInLearner();
  mockServer.use(mockCall('getCalendarLink', () => ({ path })));
  await renderPage(<CalendarSettings learnerId={LEARNER.id} />, { path: '/account' });
}

it('creates the link, and leads to the calendars that can read it', async () => {
  await show(null);
  mockServer.use(
    mockCall('changeCalendarLink', ({ body }) => {
      expect(body).toEqual({ isOn: true });
      return { path: PATH };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create Calendar Link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Calendar link');
  const address = `${location.origin}${PATH}`;
  expect(link.value).toBe(address);
  const hrefOf = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
  const webcal = address.replace(/^https?:/, 'webcal:');
  expect(hrefOf('Apple or another app')).toBe(webcal);
  expect(new URL(hrefOf('Google Calendar')).searchParams.get('cid')).toBe(webcal);
  expect(new URL(hrefOf('Outlook')).searchParams.get('url')).toBe(address);
});

it('turns the link off, and keeps it when that fails', async () => {
  await show(PATH);
  mockServer.use(mockCall('changeCalendarLink', () => refusal('service_unavailable')));
  await userEvent.click(await screen.findByRole('button', { name: 'Turn Off' }));
  expect(await screen.findByText(/^Not saved\./)).toBeTruthy();
  expect(screen.getByLabelText('Calendar link')).toBeTruthy();
  mockServer.use(mockCall('changeCalendarLink', () => ({ path: null })));
  await userEvent.click(screen.getByRole('button', { name: 'Turn Off' }));
  expect(await screen.findByRole('button', { name: 'Create Calendar Link' })).toBeTruthy();
});
