// @vitest-environment happy-dom
import type { HandoverOffer, PaidTeam, TeamSeat } from '@learning/shared/contract/handovers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { team, teamMember } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { TeamPage } from './team-page.tsx';

type Handovers = { offers: HandoverOffer[]; paidTeams: PaidTeam[]; seats: TeamSeat[] };
const NONE: Handovers = { offers: [], paidTeams: [], seats: [] };

async function show(response: ReturnType<typeof team> | Response, handovers = NONE) {
  signInLearner();
  mockServer.use(
    mockCall('getTeam', () => response),
    mockCall('listHandovers', () => handovers),
  );
  await renderPage(<TeamPage learnerId={LEARNER.id} />, { path: '/account/team' });
}

const invitation = {
  invitationId: 'i1',
  email: 'cleo@example.org',
  invitedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2999-11-27T09:00:00.000Z',
  isSent: true,
  linkToPassOn: null,
};

describe('the team page', () => {
  withMockedApi();

  it('links to the plans when there are no seats', async () => {
    await show(refusal('team_not_found'));
    expect(await screen.findByText('No team seats yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Plans' })).toBeTruthy();
  });

  it('shows the seats and progress, and explains what stays private', async () => {
    await show(team());
    expect(await screen.findByText(/2 of 5 seats taken/)).toBeTruthy();
    expect(screen.getByText('40%')).toBeTruthy();
    expect(screen.getByText(/not their answers, notes or documents/)).toBeTruthy();
  });

  it('shows why members are paused after a downgrade to one seat, and removes them', async () => {
    const paused = teamMember({ isSuspended: true, courses: [] });
    await show(team({ tierName: 'Starter', maxUsers: 1, seatsUsed: 1, members: [paused] }));
    expect(await screen.findByText('1 seat, taken by you')).toBeTruthy();
    expect(screen.getByText(/has one seat, which is yours.*are paused/)).toBeTruthy();
    expect(screen.getByText(/fewer seats than members, so this seat is paused/)).toBeTruthy();
    expect(screen.queryByLabelText('Invite by email')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Give Seat to Someone Else' })).toBeNull();
    mockServer.use(mockCall('removeMember', () => team({ maxUsers: 1, members: [] })));
    mockServer.use(mockCall('getTeam', () => refusal('team_not_found')));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('No team seats yet')).toBeTruthy();
  });

  it('invites several addresses, and keeps those that failed in the field', async () => {
    await show(team({ members: [] }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Invite by email');
    const withCleo = team({ members: [], invitations: [invitation] });
    mockServer.use(
      mockCall('inviteMember', ({ body }) =>
        body.email === 'cleo@example.org' ? withCleo : refusal('too_many_invitations'),
      ),
      mockCall('getTeam', () => withCleo),
    );
    await userEvent.type(field, 'cleo@example.org, dan@example.org, eve@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Check the List' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send 3 Invitations' }));
    expect(await screen.findByText('Invited: cleo@example.org')).toBeTruthy();
    // No other address can be invited after this refusal, so it is not tried.
    expect(field.value).toBe('dan@example.org\neve@example.org');
    expect(screen.getByText(/^dan@example\.org: You have too many open invitations/)).toBeTruthy();
    expect(screen.getByText(/^eve@example\.org: You have too many open invitations/)).toBeTruthy();
  });

  it('shows what becomes of each line of a file before anything is sent, and sends each address once', async () => {
    await show(team({ seatsUsed: 3, invitations: [invitation] }));
    await screen.findByLabelText('Invite by email');
    const lines = [
      'Name,Email',
      'Bob,bob@example.org',
      'Cleo,cleo@example.org',
      'Dan,dan@example.org',
      'Dan again,DAN@example.org',
      'Eve,eve@example.org',
      'Mia Ross,',
    ];
    const file = new File([lines.join('\n')], 'team.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('CSV file with addresses'), file);
    const dialog = await screen.findByRole('dialog', { name: 'Check the list before you send it' });
    const groups = within(dialog).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Will be invited (1)',
      'More than you have seats for (1)',
      'Already have a seat (1)',
      'Already invited (1)',
      'Lines without an email address (1)',
    ]);
    expect(within(dialog).getByText(/was in the list twice and is invited once/)).toBeTruthy();
    const sent: string[] = [];
    mockServer.use(
      mockCall('inviteMember', ({ body }) => {
        sent.push(body.email);
        const one = { ...invitation, invitationId: body.email, email: body.email };
        return team({ seatsUsed: 3, invitations: [invitation, one] });
      }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 Invitation' }));
    expect(await screen.findByText('Invited: dan@example.org')).toBeTruthy();
    expect(sent).toEqual(['dan@example.org']);
    expect(screen.getByText('Mia Ross: There is no email address in this line.')).toBeTruthy();
  });

  it('invites the people of two pasted columns, and keeps the line without an address', async () => {
    await show(team({ members: [] }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Invite by email');
    const people = ['cleo@example.org', 'dan@example.org'];
    const both = people.map((email) => ({ ...invitation, invitationId: email, email }));
    const withBoth = team({ members: [], invitations: both });
    mockServer.use(
      mockCall('inviteMember', () => withBoth),
      mockCall('getTeam', () => withBoth),
    );
    await userEvent.click(field);
    await userEvent.paste(
      'Name\tEmail\nCleo Grey\tcleo@example.org\nMia Ross\t\nDan van Dyk\tdan@example.org',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Check the List' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check the list before you send it' });
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'cleo@example.org',
      'dan@example.org',
      'Mia Ross',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 2 Invitations' }));
    expect(await screen.findByText('Invited: cleo@example.org, dan@example.org')).toBeTruthy();
    expect(field.value).toBe('Mia Ross');
  });

  it('says that a file holds no addresses', async () => {
    await show(team());
    await screen.findByLabelText('Invite by email');
    const file = new File(['a,b'], 'list.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('CSV file with addresses'), file);
    expect(await screen.findByText(/There is no email address in this file/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('handing the team over', () => {
    const offer: HandoverOffer = {
      orderId: '01KAB2C3D4E5F6G7H8J9K0M1N2',
      tierName: 'Professional',
      offeredBy: 'olga@example.org',
      expiresAt: '2999-12-02T09:00:00.000Z',
    };

    it('asks the member after saying what it means, and can be withdrawn', async () => {
      await show(team());
      await userEvent.click(await screen.findByRole('button', { name: 'Hand Over the Team' }));
      const dialog = await screen.findByRole('dialog', { name: 'Hand over the team?' });
      expect(within(dialog).getByText(/Your card keeps paying/)).toBeTruthy();
      const { seatId } = teamMember();
      const { expiresAt } = offer;
      mockServer.use(
        mockCall('offerHandover', ({ body }) => ({ seatId: body.seatId, expiresAt })),
        mockCall('getTeam', () => team({ handover: { seatId, expiresAt, isDeclined: false } })),
      );
      await userEvent.click(within(dialog).getByRole('button', { name: 'Ask Them' }));
      expect(await screen.findByText(/^You asked bob@example\.org to take over/)).toBeTruthy();
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Hand Over the Team' })).toBeNull(),
      );
      mockServer.use(
        mockCall('withdrawHandover', () => ({ isOffered: false as const })),
        mockCall('getTeam', () => team()),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Withdraw Offer' }));
      expect(await screen.findByRole('button', { name: 'Hand Over the Team' })).toBeTruthy();
    });

    it('shows a member the offer, and the team once it is accepted', async () => {
      await show(refusal('team_not_found'), { ...NONE, offers: [offer] });
      expect(await screen.findByText(/olga@example\.org asks you to run the team/)).toBeTruthy();
      expect(screen.queryByText('No team seats yet')).toBeNull();
      const payer = teamMember({ email: 'olga@example.org', isPayer: true });
      mockServer.use(
        mockCall('answerHandover', () => ({ isOwner: true })),
        mockCall('listHandovers', () => NONE),
        mockCall('getTeam', () => team({ isPaidByOwner: false, members: [payer] })),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Take Over the Team' }));
      await waitFor(() =>
        expect(document.activeElement?.textContent).toBe('You run this team now.'),
      );
      expect(await screen.findByText(/olga@example\.org pays for the plan/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    });

    it('says why an offer could not be accepted', async () => {
      await show(refusal('team_not_found'), { ...NONE, offers: [offer] });
      mockServer.use(mockCall('answerHandover', () => refusal('already_owns_team')));
      await userEvent.click(await screen.findByRole('button', { name: 'Take Over the Team' }));
      expect(await screen.findByText(/can run one team at a time/)).toBeTruthy();
    });

    it('shows a member who declines their seat and the owner of the team', async () => {
      const seat = {
        seatId: 's1',
        tierName: 'Professional',
        ownedBy: 'olga@example.org',
        joinedAt: '2026-11-20T09:00:00.000Z',
        role: 'member' as const,
        isActive: true,
      };
      await show(refusal('team_not_found'), { ...NONE, offers: [offer], seats: [seat] });
      const decline = await screen.findByRole('button', { name: 'Decline' });
      mockServer.use(
        mockCall('answerHandover', () => ({ isOwner: false })),
        mockCall('getTeam', () => refusal('team_not_found')),
        mockCall('listHandovers', () => ({ ...NONE, seats: [seat] })),
      );
      await userEvent.click(decline);
      await waitFor(() =>
        expect(document.activeElement?.textContent).toMatch(/^You declined\. Your seat stays/),
      );
      expect(screen.getByRole('heading', { name: 'Your seat' })).toBeTruthy();
      expect(screen.getByText(/^olga@example\.org owns the team/)).toBeTruthy();
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Take Over the Team' })).toBeNull(),
      );
      expect(screen.queryByText('No team seats yet')).toBeNull();
    });

    it('says that a seat is paused', async () => {
      const seat = {
        seatId: 's1',
        tierName: 'Professional',
        ownedBy: null,
        joinedAt: '2026-11-20T09:00:00.000Z',
        role: 'member' as const,
        isActive: false,
      };
      await show(refusal('team_not_found'), { ...NONE, seats: [seat] });
      expect(await screen.findByText(/^Your seat is paused/)).toBeTruthy();
      expect(screen.getByText(/^Someone else owns the team/)).toBeTruthy();
    });

    it('tells the former owner that they still pay', async () => {
      const paidTeams = [{ tierName: 'Professional', ownedBy: 'bob@example.org' }];
      await show(refusal('team_not_found'), { ...NONE, paidTeams });
      expect(await screen.findByText(/You still pay for the plan/)).toBeTruthy();
      expect(screen.queryByText('No team seats yet')).toBeNull();
    });
  });

  it('blocks typing while invitations are sent', async () => {
    await show(team({ members: [] }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Invite by email');
    let respond: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(
      mockCall('inviteMember', async () => {
        await sent;
        return team({ members: [], invitations: [invitation] });
      }),
    );
    await userEvent.type(field, 'cleo@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    await screen.findByRole('button', { name: 'Inviting...' });
    await userEvent.type(field, 'dan@example.org');
    expect(field.value).toBe('cleo@example.org');
    respond();
    expect(await screen.findByText('Invited: cleo@example.org')).toBeTruthy();
    await userEvent.type(field, 'dan@example.org');
    expect(field.value).toBe('dan@example.org');
  });

  it('rejects an invalid address before sending it', async () => {
    await show(team());
    await userEvent.type(await screen.findByLabelText('Invite by email'), 'dan');
    await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('dan: There is no email address in this line.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Invite by email'));
  });

  it('explains that the server rejected an address', async () => {
    await show(team());
    mockServer.use(mockCall('inviteMember', () => refusal('invalid_request')));
    await userEvent.type(await screen.findByLabelText('Invite by email'), 'a@b.c');
    await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('a@b.c: This is not a valid email address.')).toBeTruthy();
  });

  describe('with more invitations than seats', () => {
    const over = {
      ...invitation,
      invitationId: 'i2',
      email: 'eve@example.org',
      expiresAt: '2020-11-27T09:00:00.000Z',
    };
    const almostFull = team({ seatsUsed: 4, members: [], invitations: [invitation, over] });
    const invite = async (address: string) => {
      await show(almostFull);
      const field = await screen.findByLabelText<HTMLTextAreaElement>('Invite by email');
      mockServer.use(mockCall('inviteMember', () => almostFull));
      await userEvent.click(field);
      await userEvent.paste(address);
      await userEvent.click(screen.getByText('Send Invitation'));
      return field;
    };

    it('asks for confirmation, and can go back to the list', async () => {
      const field = await invite('dan@example.org');
      const words = /With these, 2 invitations are open: the first to join gets it/;
      expect(await screen.findByText(words)).toBeTruthy();
      await userEvent.click(screen.getByText('Back to the List'));
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(field.value).toBe('dan@example.org');
    });

    it('keeps the text of the dialog while it fades out', async () => {
      await invite('dan@example.org');
      const dialog = await screen.findByRole('dialog');
      const words: (string | null)[] = [];
      const watch = new MutationObserver(() => words.push(dialog.textContent));
      watch.observe(dialog, { subtree: true, childList: true, characterData: true });
      await userEvent.click(screen.getByText('Back to the List'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      watch.disconnect();
      expect(words.join(' ')).not.toContain('0 invitations');
    });

    it('sends them once after confirmation', async () => {
      await invite('dan@example.org');
      const dan = { ...invitation, invitationId: 'i3', email: 'dan@example.org' };
      let times = 0;
      mockServer.use(
        mockCall('inviteMember', () => {
          times += 1;
          return { ...almostFull, invitations: [...almostFull.invitations, dan] };
        }),
      );
      const button = await screen.findByText('Invite Everyone');
      // It can still be clicked while it fades out.
      fireEvent.click(button);
      fireEvent.click(button);
      expect(await screen.findByText('Invited: dan@example.org')).toBeTruthy();
      expect(times).toBe(1);
    });

    it('asks nothing when an open invitation is sent again', async () => {
      await invite('cleo@example.org');
      expect(await screen.findByText('Invited: cleo@example.org')).toBeTruthy();
    });
  });

  it('shows that an email could not be sent, and invites again', async () => {
    await show(team({ invitations: [{ ...invitation, isSent: false }] }));
    expect(await screen.findByText(/couldn’t email this invitation/)).toBeTruthy();
    mockServer.use(mockCall('inviteMember', () => team({ invitations: [invitation] })));
    await userEvent.click(screen.getByRole('button', { name: 'Invite Again' }));
    expect(await screen.findByText('Expires November 27, 2999')).toBeTruthy();
  });

  // Source: rules/access.md A18
  it('gives the owner the links of all invitations that could not be mailed', async () => {
    await show(team({ members: [] }));
    const unsent = (email: string, link: string | null) => ({
      ...invitation,
      invitationId: email,
      email,
      isSent: false,
      linkToPassOn: link,
    });
    const link = (name: string) => `https://learning.example/join#${name}`;
    const invite = async (email: string) => {
      await userEvent.type(await screen.findByLabelText('Invite by email'), email);
      await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    };
    const [cleo, dan] = ['cleo@example.org', 'dan@example.org'];
    mockServer.use(
      mockCall('inviteMember', () => team({ invitations: [unsent(cleo!, link('a'))] })),
    );
    await invite(cleo!);
    const shown = async (email: string) =>
      (await screen.findByLabelText<HTMLInputElement>(`Invitation link for ${email}`)).value;
    expect(await shown(cleo!)).toBe(link('a'));
    const both = [unsent(cleo!, null), unsent(dan!, link('b'))];
    mockServer.use(mockCall('inviteMember', () => team({ invitations: both })));
    await invite(dan!);
    expect([await shown(dan!), await shown(cleo!)]).toEqual([link('b'), link('a')]);
    expect(screen.getAllByRole('button', { name: 'Copy Link' })).toHaveLength(2);
  });

  it('says whether an invitation was sent again or a few minutes ago', async () => {
    await show(team({ invitations: [invitation] }));
    mockServer.use(mockCall('inviteMember', () => team({ invitations: [invitation] })));
    await userEvent.click(await screen.findByRole('button', { name: 'Invite Again' }));
    expect(await screen.findByText(/a few minutes ago, and its link works/)).toBeTruthy();
    const renewed = { ...invitation, invitedAt: '2999-11-21T09:00:00.000Z' };
    mockServer.use(mockCall('inviteMember', () => team({ invitations: [renewed] })));
    await userEvent.click(screen.getByRole('button', { name: 'Invite Again' }));
    expect(await screen.findByText('Sent again. The old link no longer works.')).toBeTruthy();
  });

  it('focuses the seat count after an invitation is canceled', async () => {
    await show(team({ members: [], invitations: [invitation] }));
    mockServer.use(mockCall('cancelInvitation', () => team({ members: [] })));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Invitation' }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('2 of 5 seats taken, including yours'),
    );
    expect(screen.queryByText('cleo@example.org')).toBeNull();
  });

  it('shows the account that joined, and the invited address if it differs', async () => {
    await show(team({ members: [teamMember({ invitedEmail: 'robert@example.org' })] }));
    expect(await screen.findByRole('heading', { name: 'bob@example.org' })).toBeTruthy();
    expect(screen.getByText(/, invited as robert@example\.org$/)).toBeTruthy();
  });

  it('shows the former members of an inactive plan, and no invite form', async () => {
    await show(team({ isActive: false, endedAt: '2027-01-10T09:00:00.000Z' }));
    expect(
      await screen.findByText(/^Professional has been inactive since January 10, 2027/),
    ).toBeTruthy();
    expect(screen.getByText('bob@example.org')).toBeTruthy();
    expect(screen.getByText(/They keep their progress, notes and certificates/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Purchases' })).toBeTruthy();
    expect(screen.queryByLabelText('Invite by email')).toBeNull();
  });

  it('asks for confirmation before it removes a member', async () => {
    await show(team());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog');
    mockServer.use(mockCall('removeMember', () => team({ members: [], seatsUsed: 1 })));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^No one has joined yet\. People show up here/)).toBeTruthy();
  });

  it('gives a seat to someone else', async () => {
    await show(team());
    await userEvent.click(await screen.findByRole('button', { name: 'Give Seat to Someone Else' }));
    const dialog = await screen.findByRole('dialog');
    mockServer.use(
      mockCall('reassignSeat', ({ body }) => {
        expect(body.email).toBe('cleo@example.org');
        return team({ members: [], invitations: [invitation] });
      }),
    );
    await userEvent.type(within(dialog).getByLabelText(/Email/), 'cleo@example.org');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reassign Seat' }));
    expect(await screen.findByText('Invited: cleo@example.org')).toBeTruthy();
    expect(screen.getByText('cleo@example.org')).toBeTruthy();

    const dan = { ...invitation, invitationId: 'i3', email: 'dan@example.org' };
    mockServer.use(
      mockCall('inviteMember', () => team({ members: [], invitations: [invitation, dan] })),
    );
    await userEvent.type(screen.getByLabelText('Invite by email'), 'dan@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Invited: dan@example.org')).toBeTruthy();
    expect(screen.queryByText('Invited: cleo@example.org')).toBeNull();
  });

  it('hides the confirmation of an invitation that was canceled', async () => {
    await show(team());
    await userEvent.click(await screen.findByRole('button', { name: 'Give Seat to Someone Else' }));
    const dialog = await screen.findByRole('dialog');
    mockServer.use(
      mockCall('reassignSeat', () => team({ members: [], invitations: [invitation] })),
      mockCall('cancelInvitation', () => team({ members: [] })),
    );
    await userEvent.type(within(dialog).getByLabelText(/Email/), 'cleo@example.org');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reassign Seat' }));
    expect(await screen.findByText('Invited: cleo@example.org')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Invitation' }));
    await waitFor(() => expect(screen.queryByText(/cleo@example\.org/)).toBeNull());
  });

  it('explains a member without a seat after a change to a smaller plan', async () => {
    await show(team({ seatsUsed: 5, members: [teamMember({ isSuspended: true })] }));
    expect(await screen.findByText('Paused')).toBeTruthy();
    expect(screen.getByText(/remove a member first/)).toBeTruthy();
  });
});
