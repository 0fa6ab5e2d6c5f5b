// @vitest-environment happy-dom
import type { Invitation, InvitationHolder } from '@learning/shared/contract/teams';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { JoinPage } from './join-page.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const invitation: Invitation = {
  tierName: 'Professional',
  invitedBy: 'ada@example.org',
  email: 'bob@example.org',
  expiresAt: '2026-11-27T09:00:00.000Z',
  state: 'open',
};

const UNRELATED: InvitationHolder = { isOwner: false, seat: null };

async function show(response: Invitation | Response, holder = UNRELATED) {
  mockServer.use(
    mockCall('getInvitation', () => response),
    mockCall('getInvitationHolder', () => holder),
  );
  return renderPage(<JoinPage />, { path: `/join#${TOKEN}` });
}

describe('the invitation page', () => {
  withMockedApi();

  it('shows who invites, the plan and what the owner will see, before signing in', async () => {
    await show(invitation);
    expect(await screen.findByText(/ada@example\.org invites bob@example\.org/)).toBeTruthy();
    expect(screen.getByText(/never your scores, answers, notes or documents/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fjoin');
  });

  it('sends the token in bodies only and opens again without it after signing in', async () => {
    const addresses: string[] = [];
    const sent: unknown[] = [];
    const record = ({ request }: { request: Request }) => void addresses.push(request.url);
    mockServer.events.on('request:start', record);
    mockServer.use(
      mockCall('getInvitation', ({ body }) => {
        sent.push(body);
        return invitation;
      }),
    );
    const opened = await renderPage(<JoinPage />, { path: `/join#${TOKEN}` });
    await screen.findByText(/ada@example\.org invites/);
    opened.unmount();
    await renderPage(<JoinPage />, { path: '/join' });
    await screen.findByText(/ada@example\.org invites/);
    mockServer.events.removeListener('request:start', record);
    expect(sent).toEqual([{ token: TOKEN }, { token: TOKEN }]);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.join(' ')).not.toContain(TOKEN);
  });

  it('asks for the whole link when the address has no token', async () => {
    await renderPage(<JoinPage />, { path: '/join#cut' });
    expect(await screen.findByText('This link is incomplete')).toBeTruthy();
  });

  it('lets the signed-in account join', async () => {
    signInLearner();
    await show({ ...invitation, email: 'ada@example.com' });
    expect(await screen.findByText('You are signed in as ada@example.com.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use Another Account' })).toBeNull();
    mockServer.use(mockCall('acceptInvitation', () => ({ tierName: 'Professional' })));
    await userEvent.click(screen.getByRole('button', { name: 'Join Team' }));
    expect(await screen.findByText(/^You have joined\./)).toBeTruthy();
  });

  it('forgets the invitation once it is accepted, so that the next person in the tab cannot use it', async () => {
    signInLearner();
    const opened = await show({ ...invitation, email: 'ada@example.com' });
    await screen.findByRole('button', { name: 'Join Team' });
    opened.unmount();
    const returned = await renderPage(<JoinPage />, { path: '/join' });
    mockServer.use(mockCall('acceptInvitation', () => ({ tierName: 'Professional' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Join Team' }));
    expect(await screen.findByText(/^You have joined\./)).toBeTruthy();
    expect(Object.values(sessionStorage).join(' ')).not.toContain(TOKEN);
    returned.unmount();
    await renderPage(<JoinPage />, { path: '/join' });
    expect(await screen.findByText('This link is incomplete')).toBeTruthy();
  });

  it.each([
    ['expired', '2020-11-27T09:00:00.000Z', /expired on November 27, 2020/],
    // The invitation has not expired, but its plan has ended.
    ['expired', '2999-11-27T09:00:00.000Z', /This plan is not active/],
    ['full', '2999-11-27T09:00:00.000Z', /All seats in this plan are taken/],
  ] as const)(
    'explains that an invitation is %s (until %s) and offers no way to join',
    async (state, expiresAt, explanation) => {
      signInLearner();
      await show({ ...invitation, state, expiresAt });
      expect(await screen.findByText(explanation)).toBeTruthy();
      expect(screen.queryByText(/at no cost/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Join Team' })).toBeNull();
    },
  );

  it('warns about an invitation to another address, and offers both accounts', async () => {
    signInLearner();
    await show(invitation);
    expect(
      await screen.findByText(
        /^This invitation was sent to bob@example\.org\. You are signed in as/,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join Team' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use Another Account' })).toBeTruthy();
  });

  it('tells a member who opens a used invitation that they have the seat', async () => {
    signInLearner();
    const seat = { tierName: 'Professional', isActive: true };
    await show(refusal('invitation_not_found'), { isOwner: false, seat });
    expect(
      await screen.findByRole('heading', { name: 'You have a seat in Professional' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Courses' })).toBeTruthy();
    expect(screen.queryByText(/no longer valid/)).toBeNull();
  });

  it('links a member with an inactive seat to the purchases', async () => {
    signInLearner();
    const seat = { tierName: 'Professional', isActive: false };
    await show(refusal('invitation_not_found'), { isOwner: false, seat });
    expect(await screen.findByText(/your seat is not active/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Purchases' })).toBeTruthy();
  });

  it('tells the owner whom an invitation is for', async () => {
    signInLearner();
    await show(invitation, { isOwner: true, seat: null });
    expect(await screen.findByText(/^This link is for bob@example\.org/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your Professional plan' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Seats' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join Team' })).toBeNull();
  });

  it('asks to contact the sender of an unknown invitation', async () => {
    await show(refusal('invitation_not_found'));
    expect(await screen.findByText('This invitation is no longer valid')).toBeTruthy();
  });

  it('explains why joining failed', async () => {
    signInLearner();
    await show(invitation);
    mockServer.use(mockCall('acceptInvitation', () => refusal('already_member')));
    await userEvent.click(await screen.findByRole('button', { name: 'Join Team' }));
    expect(await screen.findByText('You already have a seat on this team.')).toBeTruthy();
  });
});
