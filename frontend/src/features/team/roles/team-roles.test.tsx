// @vitest-environment happy-dom
import type { TeamActivity } from '@learning/shared/contract/team-activity';
import type { Team } from '@learning/shared/contract/teams';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { team, teamMember } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { TeamPage } from '../components/team-page.tsx';

const NIGHT = { groupId: 'g1', name: 'Night shift', memberCount: 1 };
const DAY = { groupId: 'g2', name: 'Day shift', memberCount: 0 };
const bob = teamMember({ seatId: 's1', email: 'bob@example.org', groupIds: ['g1'] });
const cleo = teamMember({ seatId: 's2', email: 'cleo@example.org' });
const withGroups = (overrides: Partial<Team> = {}) =>
  team({ members: [bob, cleo], groups: [NIGHT, DAY], ...overrides });

withMockedApi();
beforeEach(() => {
  signInLearner();
  mockServer.use(mockCall('listHandovers', () => ({ offers: [], paidTeams: [], seats: [] })));
});

async function show(shown: Team) {
  mockServer.use(mockCall('getTeam', () => shown));
  await renderPage(<TeamPage learnerId={LEARNER.id} />, { path: '/account/team' });
  await screen.findByRole('region', { name: 'Members' });
}
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the groups of a team', () => {
  it('show their members, and filter the list of members', async () => {
    await show(withGroups());
    expect(region('Groups').getByText('1 member')).toBeTruthy();
    const members = region('Members');
    expect(members.getByText(/^Night shift · /)).toBeTruthy();
    await userEvent.selectOptions(members.getByLabelText('Show'), 'Night shift');
    expect(members.queryByText('cleo@example.org')).toBeNull();
    await userEvent.selectOptions(members.getByLabelText('Show'), 'Day shift');
    expect(members.getByText('No one belongs to this group yet.')).toBeTruthy();
  });

  it('are made, changed and deleted', async () => {
    await show(withGroups({ groups: [NIGHT] }));
    const bodies: unknown[] = [];
    mockServer.use(
      mockCall('createTeamGroup', ({ body }) => {
        bodies.push(body);
        return withGroups();
      }),
      mockCall('changeGroupMembers', ({ body }) => {
        bodies.push(body);
        return withGroups();
      }),
      mockCall('deleteTeamGroup', () => withGroups({ groups: [DAY] })),
    );
    await userEvent.type(region('Groups').getByLabelText('New group'), 'Day shift');
    await userEvent.click(region('Groups').getByRole('button', { name: 'Add Group' }));
    expect(await region('Groups').findByText('Day shift')).toBeTruthy();
    await userEvent.click(region('Groups').getAllByRole('button', { name: 'Edit' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit this group' }));
    await userEvent.click(dialog.getByLabelText('bob@example.org'));
    await userEvent.click(dialog.getByLabelText('cleo@example.org'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(bodies).toEqual([{ name: 'Day shift' }, { add: ['s2'], remove: ['s1'] }]);
    await userEvent.click(region('Groups').getAllByRole('button', { name: 'Edit' })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Group' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Group' }));
    await expect.poll(() => region('Groups').queryByText('Night shift')).toBeNull();
  });
});

describe('a role', () => {
  it('is given with its groups', async () => {
    await show(withGroups());
    const sent: unknown[] = [];
    mockServer.use(
      mockCall('setTeamRole', ({ body }) => {
        sent.push(body);
        const manager = { ...bob, role: 'manager' as const, managedGroupIds: ['g2'] };
        return withGroups({ members: [manager, cleo] });
      }),
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Details' })[0]!);
    await userEvent.click(screen.getAllByRole('button', { name: 'Role and Groups' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Role and groups' }));
    await userEvent.click(dialog.getByLabelText(/^Manager/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Choose at least one group for this manager.')).toBeTruthy();
    const manages = within(dialog.getByRole('group', { name: 'Manages' }));
    await userEvent.click(manages.getByLabelText('Day shift'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Manager of Day shift/)).toBeTruthy();
    expect(sent).toEqual([{ role: 'manager', groupIds: ['g2'] }]);
  });

  it('of a manager shows their groups, and nothing to invite or remove', async () => {
    await show(withGroups({ role: 'manager', groups: [NIGHT], members: [bob] }));
    expect(screen.getByRole('region', { name: 'Your groups' })).toBeTruthy();
    for (const name of ['Seats', 'Activity log'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    for (const name of ['Remove', 'Role and Groups', 'Edit', 'Hand Over the Team'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    mockServer.use(
      mockCall('assignCourseToGroup', () =>
        withGroups({
          role: 'manager',
          groups: [NIGHT],
          members: [bob],
          assignments: [
            {
              courseId: 14,
              title: 'HR Documentation Essentials',
              dueOn: null,
              note: '',
              seatIds: null,
              groupId: 'g1',
              assignedAt: '2026-11-20T09:00:00.000Z',
            },
          ],
        }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Assign a Course' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/^Everyone/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign Course' }));
    expect(await screen.findByText(/Night shift: 0 of 0 completed/)).toBeTruthy();
  });

  it('of an administrator has all but handing over', async () => {
    await show(withGroups({ role: 'administrator' }));
    expect(screen.getByRole('region', { name: 'Seats' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hand Over the Team' })).toBeNull();
  });
});

describe('the members of a large team', () => {
  it('come page by page, and the file has all of them', async () => {
    await show(withGroups({ members: [bob], memberCount: 2, nextCursor: 's1' }));
    mockServer.use(
      mockCall('listTeamMembers', ({ query }) => ({
        members: query.get('cursor') === null ? [bob] : [cleo],
        memberCount: 2,
        nextCursor: query.get('cursor') === null ? 's1' : null,
        skills: [],
      })),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show More (1 of 2)' }));
    expect(await screen.findByText('cleo@example.org')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull();
  });
});

describe('the activity log', () => {
  const entry = (action: TeamActivity['action'], change: Partial<TeamActivity> = {}) => ({
    id: action,
    at: '2026-11-20T09:00:00.000Z',
    actor: { name: 'Olga' },
    action,
    member: { name: 'Bob' },
    invitedEmail: null,
    courseTitle: null,
    before: null,
    after: null,
    ...change,
  });

  it('says who did what to whom, also without a name, and is filtered', async () => {
    await show(withGroups());
    const queries: unknown[] = [];
    mockServer.use(
      mockCall('listTeamActivity', ({ query }) => {
        queries.push(query.get('kind'));
        return {
          entries: [
            entry('memberRemoved', { member: { name: null } }),
            entry('roleChanged', {
              before: { role: 'member', groups: [] },
              after: { role: 'manager', groups: ['Night shift'] },
            }),
            entry('courseAssigned', {
              courseTitle: 'Advanced HR Documentation',
              after: { dueOn: '2026-12-18', group: 'Night shift' },
            }),
            entry('seatsChanged', {
              actor: null,
              before: { seats: 20, pausedMembers: 0 },
              after: { seats: 5, pausedMembers: 3 },
            }),
          ],
          nextCursor: null,
        };
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show the Log' }));
    for (const sentence of [
      'Olga removed a deleted account.',
      'Olga made Bob the manager of Night shift (was a member).',
      /^Olga assigned “Advanced HR Documentation” to “Night shift”, due on /,
      /^The plan has 5 seats \(was 20\)\. Paused members: 3 \(was 0\)\.$/,
    ])
      expect(await screen.findByText(sentence)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('About'), 'Roles');
    await expect.poll(() => queries.at(-1)).toBe('roles');
  });
});
