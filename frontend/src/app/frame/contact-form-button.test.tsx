// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestsPage } from '#features/coaching/sessions/requests-page.tsx';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { ContactFormButton } from './contact-form-button.tsx';

describe('a button of the contact form on a page of the app', () => {
  withMockedApi();
  beforeEach(() => localStorage.clear());

  it('sends a message, which the list of requests then has', async () => {
    signInLearner();
    const sent: string[] = [];
    mockServer.use(
      mockCall('listOwnRequests', () => ({
        sessions: [],
        requests: sent.map((message) => ({
          requestId: 'r1',
          topic: 'message' as const,
          message,
          state: 'sent' as const,
          createdAt: '2026-11-23T12:00:00.000Z',
          answeredAt: null,
        })),
        quota: { perMonth: 0, usedThisMonth: 0, month: '2026-11' },
        timeZone: 'America/New_York',
      })),
      mockCall('sendOwnRequest', ({ body }) => {
        sent.push(body.message);
        return { requestId: body.requestId };
      }),
    );
    await renderPage(
      <RequestsPage
        learnerId={LEARNER.id}
        sendMessage={<ContactFormButton topic="message">Send a Message</ContactFormButton>}
      />,
      { path: '/account/requests' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send a Message' }));
    await userEvent.type(await screen.findByLabelText('Your message'), 'May I share it?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
    expect(await screen.findByText('Request Sent')).toBeTruthy();
    // The link leads to this page, so it closes the dialog.
    await userEvent.click(screen.getByRole('link', { name: 'View Your Requests' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('May I share it?')).toBeTruthy();
  });
});
