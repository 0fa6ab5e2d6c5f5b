// @vitest-environment happy-dom
import type { Connections, Webhook, WebhookDelivery } from '@learning/shared/contract/companies';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { ConnectionsSection } from './connections-section.tsx';

const ID = '01KAB2C3D4E5F6G7H8J9K0M1N2';
const AT = '2026-11-20T09:00:00.000Z';
const webhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: ID,
  url: 'https://hr.example.org/hooks',
  types: ['course.completed'],
  createdAt: AT,
  state: 'on',
  failingSince: null,
  ...change,
});
const connections = (change: Partial<Connections> = {}): Connections => ({
  companyId: ID,
  tokens: [],
  webhooks: [],
  ...change,
});
const token = {
  id: ID,
  name: 'HR system',
  start: `dc_${ID}`,
  createdAt: AT,
  expiresAt: '2027-11-20T09:00:00.000Z',
  lastUsedAt: null,
};

async function show(response: Connections | Response) {
  signInLearner();
  mockServer.use(mockCall('getConnections', () => response));
  await renderPage(<ConnectionsSection learnerId={LEARNER.id} />, { path: '/account/team' });
}

// Source: rules/companies.md B2, B5, B6
describe('the connections of a company', () => {
  withMockedApi();

  it('show a new token once, and revoke it after a question', async () => {
    await show(connections());
    const secret = `dc_${ID}${'a'.repeat(43)}`;
    mockServer.use(
      mockCall('createReportToken', ({ body }) => {
        expect(body).toEqual({ name: 'HR system', days: 90 });
        return { connections: connections({ tokens: [token] }), token: secret };
      }),
      mockCall('revokeReportToken', () => connections()),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Create a Token' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
    expect(dialog.getByText('Enter a name.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Name'), 'HR system');
    await userEvent.selectOptions(dialog.getByLabelText('Expires after'), '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
    expect(await dialog.findByDisplayValue(secret)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/Never used\. Expires on Nov 20, 2027/)).toBeTruthy();
    expect(screen.queryByDisplayValue(secret)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Create a Token' })).toBeTruthy();
    expect(screen.queryByText('HR system')).toBeNull();
  });

  it('add a webhook for chosen events and show its secret once', async () => {
    await show(connections());
    mockServer.use(
      mockCall('createWebhook', ({ body }) => {
        expect(body.types).not.toContain('seat.changed');
        expect(body.types).toContain('course.completed');
        return { connections: connections({ webhooks: [webhook()] }), secret: 'whsec_abc' };
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Webhook' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Address'), 'hr.example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }));
    expect(dialog.getByText('Enter an address that begins with https://.')).toBeTruthy();
    await userEvent.clear(dialog.getByLabelText('Address'));
    await userEvent.type(dialog.getByLabelText('Address'), 'https://hr.example.org/hooks');
    await userEvent.click(dialog.getByLabelText('Seat taken, freed or paused'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }));
    expect(await dialog.findByDisplayValue('whsec_abc')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('https://hr.example.org/hooks')).toBeTruthy();
  });

  it('say why something was not delivered, and send it again', async () => {
    const failed: WebhookDelivery = {
      id: '20261118090000000-0123456789abcdef0123',
      type: 'course.completed',
      sequence: 7,
      at: AT,
      state: 'failed',
      tries: 10,
      nextTryAt: null,
      lastStatus: 503,
      problem: 'refused',
    };
    await show(connections({ webhooks: [webhook({ state: 'stopped' })] }));
    let deliveries = [failed];
    mockServer.use(
      mockCall('listWebhookDeliveries', () => ({ deliveries, nextCursor: null })),
      mockCall('replayWebhookDelivery', () => {
        deliveries = [{ ...failed, state: 'waiting', tries: 0, nextTryAt: AT, problem: null }];
        return deliveries[0]!;
      }),
    );
    expect(await screen.findByText(/accepted nothing for five days/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deliveries' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Not delivered. The receiver refused it (503).')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Send Again' }));
    expect(await dialog.findByText('Will be sent within five minutes')).toBeTruthy();
  });

  it('say what went wrong, and that nothing stopped', async () => {
    await show(refusal('service_unavailable'));
    expect(await screen.findByText(/They go on working/)).toBeTruthy();
  });
});
