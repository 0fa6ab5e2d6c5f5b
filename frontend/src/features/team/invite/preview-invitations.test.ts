import { expect, it } from 'vitest';
import { team, teamMember } from '#testing/purchase-samples.ts';
import { previewInvitations } from './preview-invitations.ts';

const invitation = (email: string, expiresAt = '2999-11-27T09:00:00.000Z') => ({
  invitationId: email,
  email,
  invitedAt: '2026-11-20T09:00:00.000Z',
  expiresAt,
  isSent: true,
  linkToPassOn: null,
});
const NONE = {
  ready: [],
  beyondSeats: [],
  beyondLimit: [],
  members: [],
  invited: [],
  invalid: [],
  otherLines: [],
};

it('says of each address what would become of it', () => {
  const own = team({
    seatsUsed: 2,
    members: [teamMember({ email: 'bob@x.org', invitedEmail: 'robert@x.org' })],
    invitations: [invitation('cleo@x.org'), invitation('old@x.org', '2020-11-27T09:00:00.000Z')],
  });
  const list = [
    'olga@x.org',
    'bob@x.org',
    'robert@x.org',
    'cleo@x.org',
    'old@x.org',
    'dan@x',
    'e@x.org',
    'f@x.org',
  ];
  // 3 seats are free, and an open invitation may take one of them.
  expect(previewInvitations({ emails: list, otherLines: ['Mia Ross'] }, own, 'Olga@x.org')).toEqual(
    {
      ...NONE,
      ready: ['old@x.org', 'e@x.org'],
      beyondSeats: ['f@x.org'],
      members: ['olga@x.org', 'bob@x.org', 'robert@x.org'],
      invited: ['cleo@x.org'],
      invalid: ['dan@x'],
      otherLines: ['Mia Ross'],
    },
  );
});

it('leaves out what is beyond 50 open invitations', () => {
  const emails = Array.from({ length: 53 }, (_, at) => `m${at}@x.org`);
  const { ready, beyondSeats, beyondLimit } = previewInvitations(
    { emails, otherLines: [] },
    team({ members: [] }),
    'olga@x.org',
  );
  expect([ready.length, beyondSeats.length, beyondLimit.length]).toEqual([3, 47, 3]);
});
