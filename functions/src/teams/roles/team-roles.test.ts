import { companyRoutes } from '@learning/shared/contract/companies';
import { handoverRoutes } from '@learning/shared/contract/handovers';
import { mayInTeam, TEAM_CAPABILITIES, TEAM_ROLES } from '@learning/shared/domain/team-roles';
import type { RouteDefinition } from '@learning/shared/contract/route';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHandler } from '#http/create-handler.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { accessClaims, callRoute, type Call } from '#testing/api/call-route.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { handoverImplementations } from '../handover/routes.ts';
import { servedTeamRoutes, teamImplementations } from '../routes.ts';

const me = { userId: 'me' };
const routes: Record<string, RouteDefinition> = { ...servedTeamRoutes, ...handoverRoutes };
/** Every call that a role in the team decides about, as the contract says. */
const CALLS = Object.entries(routes).flatMap(([name, { teamCapability }]) =>
  teamCapability ? [{ name, capability: teamCapability }] : [],
);

let table: Table;
let api: TeamHarness;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(() => {
  api = openTeamHarness(table);
});

/** A team with one person of each role, and a member of no managed group. */
async function openTeam() {
  const { ownerId, orderId } = await api.plan({ maxUsers: 20 });
  const join = async () => {
    const { memberId, email } = await api.member(ownerId);
    const { seats } = (await api.deps.teams.read(orderId))!;
    return {
      userId: memberId,
      email,
      seatId: seats.find((seat) => seat.memberId === memberId)!.seatId,
    };
  };
  const [administrator, manager, member, outsider] = [
    await join(),
    await join(),
    await join(),
    await join(),
  ];
  const params = { ...me, teamId: orderId };
  const group = async (name: string) =>
    (await api.ok(ownerId, 'createTeamGroup', { params, body: { name } })).groups.find(
      (found) => found.name === name,
    )!.groupId;
  const [groupId, otherGroupId] = [await group('Night shift'), await group('Day shift')];
  const roleOf = (seatId: string, body: object) =>
    api.ok(ownerId, 'setTeamRole', { params: { ...params, seatId }, body } as never);
  await roleOf(administrator.seatId, { role: 'administrator' });
  await roleOf(manager.seatId, { role: 'manager', groupIds: [groupId] });
  await api.ok(ownerId, 'changeGroupMembers', {
    params: { ...params, groupId },
    body: { add: [member.seatId] },
  });
  const invitedEmail = `invited-${orderId.toLowerCase()}@example.org`;
  await api.invite(ownerId, invitedEmail);
  const { invitations } = (await api.deps.teams.read(orderId))!;
  return {
    orderId,
    groupId,
    otherGroupId,
    people: {
      owner: ownerId,
      administrator: administrator.userId,
      manager: manager.userId,
      member: member.userId,
    },
    administrator,
    manager,
    member,
    outsider,
    invitedEmail,
    invitationId: invitations[0]!.invitationId,
  };
}
type OpenedTeam = Awaited<ReturnType<typeof openTeam>>;

/** A call on the team that succeeds for its owner. */
function inputOf(name: string, team: OpenedTeam): Call {
  const { orderId: teamId, groupId, outsider, invitationId } = team;
  const ofTeam = { ...me, teamId };
  const ofGroup = { ...ofTeam, groupId };
  const inputs: Record<string, Call> = {
    getTeam: { params: me },
    inviteMember: { params: me, body: { email: 'someone@example.org' } },
    cancelInvitation: { params: { ...me, invitationId } },
    removeMember: { params: { ...me, seatId: outsider.seatId } },
    reassignSeat: {
      params: { ...me, seatId: outsider.seatId },
      body: { email: 'next@example.org' },
    },
    assignCourse: { params: { ...me, courseId: '14' }, body: { dueOn: null, seatIds: null } },
    removeAssignment: { params: { ...me, courseId: '14' } },
    listTeamMembers: { params: ofTeam },
    setTeamRole: {
      params: { ...ofTeam, seatId: outsider.seatId },
      body: { role: 'administrator' },
    },
    createTeamGroup: { params: ofTeam, body: { name: 'Field staff' } },
    renameTeamGroup: { params: ofGroup, body: { name: 'Late shift' } },
    deleteTeamGroup: { params: ofGroup },
    changeGroupMembers: { params: ofGroup, body: { add: [outsider.seatId] } },
    assignCourseToGroup: { params: { ...ofGroup, courseId: '14' }, body: { dueOn: '2026-12-18' } },
    removeGroupAssignment: { params: { ...ofGroup, courseId: '14' } },
    listTeamActivity: { params: ofTeam },
    exportTeamActivity: { params: ofTeam, query: { month: '2026-11' } },
    offerHandover: { params: me, body: { seatId: outsider.seatId } },
    withdrawHandover: { params: me },
  };
  return inputs[name]!;
}

async function send(userId: string, name: string, input: Call) {
  const handovers = restrictTable(table, 'handovers');
  const implementations = {
    ...teamImplementations(api.deps),
    ...handoverImplementations({ ...api.deps, limits: limitRepository(handovers) }),
  };
  const handler = createHandler(
    { ...servedTeamRoutes, ...handoverRoutes },
    implementations,
    () => api.now,
  );
  const { status, body } = await callRoute(handler, routes[name]!, {
    ...input,
    claims: accessClaims(userId),
  });
  return { status, text: JSON.stringify(body), code: (body as { code?: string }).code };
}

// Source: rules/access.md A48
describe('a call of a team', () => {
  it('is known to the table of roles, with each right used by a call', () => {
    const ofCompanies = Object.values<RouteDefinition>(companyRoutes).flatMap(
      ({ teamCapability }) => teamCapability ?? [],
    );
    const used = new Set([...CALLS.map(({ capability }) => capability), ...ofCompanies]);
    expect([...used].toSorted()).toEqual([...TEAM_CAPABILITIES].toSorted());
  });

  it.each(CALLS)(
    '$name is for the roles that may, and for no one else',
    async ({ name, capability }) => {
      for (const role of TEAM_ROLES) {
        const team = await openTeam();
        const { status, code } = await send(team.people[role], name, inputOf(name, team));
        const refusal = role === 'member' ? 'team_not_found' : 'team_role_too_low';
        const outcome = status < 300 ? 'allowed' : code;
        const expected = mayInTeam(role, capability) ? 'allowed' : refusal;
        expect([role, outcome]).toEqual([role, expected]);
      }
    },
  );

  it.each(CALLS)('$name tells and changes nothing of the team of others', async ({ name }) => {
    const team = await openTeam();
    const before = await api.deps.teams.read(team.orderId);
    const other = await openTeam();
    const left = await api.member(team.people.owner);
    const { seats } = (await api.deps.teams.read(team.orderId))!;
    const { seatId } = seats.find(({ memberId }) => memberId === left.memberId)!;
    await api.ok(left.memberId, 'leaveTeam', { params: { ...me, seatId } });
    for (const userId of ['a-stranger', left.memberId, ...Object.values(other.people)]) {
      const { text } = await send(userId, name, inputOf(name, team));
      const secrets = [team.orderId, team.member.email, team.outsider.email, team.invitedEmail];
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    const after = await api.deps.teams.read(team.orderId);
    const version = before!.team.version + 3;
    expect(after).toEqual({
      ...before,
      team: { ...before!.team, version, invitedOn: after!.team.invitedOn },
    });
  });
});

describe('a manager', () => {
  it('sees the groups they manage with their members, and nothing else of the team', async () => {
    const { people, groupId, member, outsider, invitedEmail } = await openTeam();
    const team = await api.ok(people.manager, 'getTeam', { params: me });
    expect(team).toMatchObject({
      role: 'manager',
      groups: [{ groupId, name: 'Night shift', memberCount: 1 }],
      members: [{ seatId: member.seatId, groupIds: [groupId], role: 'member' }],
      memberCount: 1,
      invitations: [],
      handover: null,
    });
    const text = JSON.stringify(team);
    for (const secret of [outsider.email, invitedEmail, 'Day shift'])
      expect(text).not.toContain(secret);
  });

  it('assigns to these groups alone', async () => {
    const { people, orderId: teamId, groupId, otherGroupId } = await openTeam();
    const assign = (id: string) => ({
      params: { ...me, teamId, groupId: id, courseId: '14' },
      body: { dueOn: null },
    });
    const team = await api.ok(people.manager, 'assignCourseToGroup', assign(groupId));
    expect(team.assignments).toMatchObject([{ courseId: 14, groupId }]);
    expect(await api.refused(people.manager, 'assignCourseToGroup', assign(otherGroupId))).toBe(
      'group_not_found',
    );
    expect(
      await api.refused(people.manager, 'listTeamMembers', {
        params: { ...me, teamId },
        query: { groupId: otherGroupId },
      }),
    ).toBe('group_not_found');
  });

  it('is a member again once the last of their groups is deleted', async () => {
    const { people, orderId: teamId, groupId } = await openTeam();
    const params = { ...me, teamId, groupId };
    await api.ok(people.administrator, 'deleteTeamGroup', { params });
    expect(await api.refused(people.manager, 'getTeam', { params: me })).toBe('team_not_found');
  });
});

describe('a role', () => {
  const give = (team: OpenedTeam, actor: string, seatId: string, body: object) =>
    send(actor, 'setTeamRole', { params: { ...me, teamId: team.orderId, seatId }, body });

  it('is changed by no one for themselves', async () => {
    const team = await openTeam();
    const { people, administrator, manager } = team;
    const own = await give(team, people.administrator, administrator.seatId, { role: 'member' });
    expect(own.code).toBe('own_team_role');
    const raised = await give(team, people.manager, manager.seatId, { role: 'administrator' });
    expect(raised.code).toBe('team_role_too_low');
    const removal = { params: { ...me, seatId: administrator.seatId } };
    expect(await api.refused(people.administrator, 'removeMember', removal)).toBe('own_team_role');
  });

  it('of a manager needs groups of the team', async () => {
    const team = await openTeam();
    const { people, outsider } = team;
    const none = await give(team, people.owner, outsider.seatId, { role: 'manager' });
    expect(none.code).toBe('invalid_request');
    const other = await openTeam();
    const body = { role: 'manager', groupIds: [other.groupId] };
    expect((await give(team, people.owner, outsider.seatId, body)).code).toBe('group_not_found');
  });

  it('ends with the seat, also when the same person joins again', async () => {
    const team = await openTeam();
    const { people, administrator, orderId } = team;
    await api.ok(people.owner, 'removeMember', { params: { ...me, seatId: administrator.seatId } });
    expect(await api.refused(people.administrator, 'getTeam', { params: me })).toBe(
      'team_not_found',
    );
    const token = await api.invite(people.owner, administrator.email);
    await api.ok(people.administrator, 'acceptInvitation', { body: { token } });
    const { seats } = (await api.deps.teams.read(orderId))!;
    const seat = seats.find(({ memberId }) => memberId === people.administrator);
    expect(seat).toMatchObject({ role: 'member', groupIds: [], managedGroupIds: [] });
  });

  it('that is taken away in the middle of a change stops the change', async () => {
    const team = await openTeam();
    const { people, administrator, orderId: teamId } = team;
    const { teams } = api.deps;
    let isDone = false;
    api.deps.teams = {
      ...teams,
      async change(...change) {
        if (!isDone) {
          isDone = true;
          await give(team, people.owner, administrator.seatId, { role: 'member' });
        }
        return teams.change(...change);
      },
    };
    const input = { params: { ...me, teamId }, body: { name: 'Field staff' } };
    expect((await send(people.administrator, 'createTeamGroup', input)).code).toBe(
      'team_not_found',
    );
    const { groups } = (await teams.read(teamId))!;
    // Ids of one millisecond have no order.
    expect(groups.map(({ name }) => name).toSorted()).toEqual(['Day shift', 'Night shift']);
  });
});
