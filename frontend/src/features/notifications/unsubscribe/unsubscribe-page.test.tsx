// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

withMockedApi();
const TOKEN = `u1.review_due.${'a'.repeat(43)}`;

it('changes nothing by being opened, and ends the mails by a click', async () => {
  const tokens: string[] = [];
  mockServer.use(
    mockCall('unsubscribe', ({ params }) => {
      tokens.push(params['token']!);
      return { type: 'review_due' };
    }),
  );
  await renderPage(<UnsubscribePage />, { path: `/unsubscribe#${TOKEN}` });
  const button = await screen.findByRole('button', { name: 'Stop These Emails' });
  expect(tokens).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('You won’t get these emails anymore')).toBeTruthy();
  expect(tokens).toEqual([TOKEN]);
});

it('says that a link without its token is incomplete', async () => {
  await renderPage(<UnsubscribePage />, { path: '/unsubscribe' });
  expect(await screen.findByText('This link is incomplete')).toBeTruthy();
});
