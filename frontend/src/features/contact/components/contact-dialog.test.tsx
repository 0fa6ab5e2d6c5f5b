// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicTopic } from '@learning/shared/contract/requests';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { ContactDialog } from './contact-dialog.tsx';

const show = (topic: PublicTopic = 'sales') =>
  renderPage(<ContactDialog topic={topic} open onClose={() => undefined} />);
const question = /How many people/;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Request' }));

describe('the contact form', () => {
  withMockedApi();

  it('fills in the signed-in learner and sends the message with its topic', async () => {
    signInLearner();
    await show();
    mockServer.use(
      mockCall('sendOwnRequest', ({ body }) => {
        expect(body).toMatchObject({
          topic: 'sales',
          name: 'Ada Grey',
          email: 'ada@example.com',
          message: '60 people',
        });
        return { requestId: body.requestId };
      }),
    );
    await userEvent.type(await screen.findByLabelText(question), '60 people');
    await send();
    expect(await screen.findByText('Request Sent')).toBeTruthy();
  });

  it('asks for an offer with seats, country and purchase order', async () => {
    signInLearner();
    await show('team-offer');
    const offers: unknown[] = [];
    mockServer.use(
      mockCall('sendOwnRequest', ({ body }) => {
        offers.push(body.topic, body.offer);
        return { requestId: body.requestId };
      }),
    );
    const seats = await screen.findByLabelText(/Number of people/);
    await userEvent.type(seats, '1');
    await userEvent.type(screen.getByLabelText(/What should your team learn/), 'Documentation');
    await send();
    expect(await screen.findByText('Enter a whole number from 2 to 100,000.')).toBeTruthy();
    expect(document.activeElement).toBe(seats);
    await userEvent.type(seats, '2');
    await userEvent.selectOptions(screen.getByLabelText('Country of the invoice'), 'Germany');
    await userEvent.click(screen.getByRole('checkbox', { name: /purchase order/ }));
    await send();
    expect(await screen.findByText('Request Sent')).toBeTruthy();
    expect(offers).toEqual(['team-offer', { seats: 12, country: 'DE', needsPurchaseOrder: true }]);
  });

  it('shows an error at each empty field and sends nothing', async () => {
    await show();
    await screen.findByLabelText('Name');
    await send();
    expect(await screen.findByText('Enter your name.')).toBeTruthy();
    expect(screen.getByText('Enter an email address.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('keeps the draft when it is closed and reopened', async () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          <ContactDialog topic="sales" open={isOpen} onClose={() => setIsOpen(false)} />
        </>
      );
    }
    await renderPage(<Page />);
    const open = await screen.findByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.type(await screen.findByLabelText(question), '60 people');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText(question)).toBeNull());
    await userEvent.click(open);
    const field = await screen.findByLabelText<HTMLTextAreaElement>(question);
    expect(field.value).toBe('60 people');
  });

  it('keeps the draft when sending fails, and retries with the same request id', async () => {
    signInLearner();
    await show();
    const ids: string[] = [];
    mockServer.use(
      mockCall('sendOwnRequest', ({ body }) => {
        ids.push(body.requestId);
        return ids.length === 1 ? refusal('service_unavailable') : { requestId: body.requestId };
      }),
    );
    const field = await screen.findByLabelText<HTMLTextAreaElement>(question);
    await userEvent.type(field, '60 people');
    await send();
    expect(await screen.findByText(/What you typed is still here/)).toBeTruthy();
    expect(field.value).toBe('60 people');
    await send();
    expect(await screen.findByText('Request Sent')).toBeTruthy();
    expect(new Set(ids).size).toBe(1);
  });
});
