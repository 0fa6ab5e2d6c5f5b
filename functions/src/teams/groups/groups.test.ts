import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { learnerKeys, teamActivityKey, teamActivityPartition, teamKeys } from '#table/keys.ts';
import { putItem, queryPartition, writeTransaction, type Table } from '#table/table.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

const me = { userId: 'me' };
let table: Table;
let api: TeamHarness;
let ownerId: string;
let teamId: string;
let groupId: string;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(async () => {
  api = openTeamHarness(table);
  ({ ownerId, orderId: teamId } = await api.plan({ maxUsers: 20 }));
  groupId = await create('Night shift');
});

async function create(name: string) {
  // Ids of one millisecond have no order.
  api.now = new Date(api.now.getTime() + 1000);
  const input = { params: { ...me, teamId }, body: { name } };
  const { groups } = await api.ok(ownerId, 'createTeamGroup', input);
  return groups.find((group) => group.name === name)!.groupId;
}
async function join() {
  const { memberId, email } = await api.member(ownerId);
  const { seats } = (await api.deps.teams.read(teamId))!;
  return { memberId, email, seatId: seats.find((seat) => seat.memberId === memberId)!.seatId };
}
const change = (body: { add?: string[]; remove?: string[] }, id = groupId) =>
  api.ok(ownerId, 'changeGroupMembers', { params: { ...me, teamId, groupId: id }, body });
const assign = (dueOn: string | null, id = groupId) =>
  api.ok(ownerId, 'assignCourseToGroup', {
    params: { ...me, teamId, groupId: id, courseId: '14' },
    body: { dueOn },
  });
const assignedTo = (memberId: string) => api.ok(memberId, 'listAssignments', { params: me });

// Source: rules/access.md A48
describe('a group', () => {
  it('is made once under its name, and renamed to a free one', async () => {
    await create('Day shift');
    const again = { params: { ...me, teamId }, body: { name: 'night SHIFT' } };
    expect((await api.ok(ownerId, 'createTeamGroup', again)).groups).toHaveLength(2);
    const rename = (name: string) => ({ params: { ...me, teamId, groupId }, body: { name } });
    expect(await api.refused(ownerId, 'renameTeamGroup', rename('Day Shift'))).toBe(
      'group_name_taken',
    );
    const { groups } = await api.ok(ownerId, 'renameTeamGroup', rename('Late shift'));
    expect(groups[0]).toEqual({ groupId, name: 'Late shift', memberCount: 0 });
  });

  it('is one of fifty at most', async () => {
    const puts = Array.from({ length: 49 }, (_, index) => {
      const id = ulid(api.now.getTime() + index);
      const name = `Group ${index}`;
      const group = { entity: 'teamGroup', orderId: teamId, groupId: id, name, schemaVersion: 1 };
      return { put: { ...teamKeys.group(teamId, id), ...group } };
    });
    await writeTransaction(table, puts);
    const input = { params: { ...me, teamId }, body: { name: 'One more' } };
    expect(await api.refused(ownerId, 'createTeamGroup', input)).toBe('too_many_groups');
  });

  it('gets and loses members, who may be in several, and counts them', async () => {
    const [first, second] = [await join(), await join()];
    const dayShift = await create('Day shift');
    await change({ add: [first.seatId, second.seatId] });
    await change({ add: [first.seatId] }, dayShift);
    const team = await change({ remove: [second.seatId] });
    expect(team.groups.map(({ memberCount }) => memberCount)).toEqual([1, 1]);
    const { members, memberCount } = await api.ok(ownerId, 'listTeamMembers', {
      params: { ...me, teamId },
      query: { groupId: dayShift },
    });
    expect(memberCount).toBe(1);
    expect(members[0]).toMatchObject({ seatId: first.seatId, groupIds: [groupId, dayShift] });
    const stranger = { params: { ...me, teamId, groupId }, body: { add: [ulid()] } };
    expect(await api.refused(ownerId, 'changeGroupMembers', stranger)).toBe('member_not_found');
  });

  it('keeps what two people change of it at a time', async () => {
    const [first, second] = [await join(), await join()];
    await Promise.all([change({ add: [first.seatId] }), change({ add: [second.seatId] })]);
    const { groups } = await api.ok(ownerId, 'getTeam', { params: me });
    expect(groups[0]!.memberCount).toBe(2);
  });
});

// Source: rules/access.md A49
describe('a course that is assigned to a group', () => {
  it('is for its members, and for those who come to it later, each told once', async () => {
    const [early, late, outsider] = [await join(), await join(), await join()];
    await change({ add: [early.seatId] });
    await assign('2026-12-18');
    await change({ add: [late.seatId] });
    for (const { memberId } of [early, late]) {
      expect(await assignedTo(memberId)).toMatchObject([{ courseId: 14, dueOn: '2026-12-18' }]);
      const events = await eventRepository(table).list(memberId);
      expect(events.filter(({ type }) => type === 'coursesAssigned')).toHaveLength(1);
    }
    expect(await assignedTo(outsider.memberId)).toEqual([]);
  });

  it('counts with its earliest due date for who has it in several ways', async () => {
    const person = await join();
    const dayShift = await create('Day shift');
    await change({ add: [person.seatId] });
    await change({ add: [person.seatId] }, dayShift);
    await assign('2026-12-18');
    await assign('2026-12-01', dayShift);
    const everyone = { params: { ...me, courseId: '14' }, body: { dueOn: null, seatIds: null } };
    const { assignments } = await api.ok(ownerId, 'assignCourse', everyone);
    expect(assignments).toHaveLength(3);
    expect(await assignedTo(person.memberId)).toMatchObject([{ dueOn: '2026-12-01' }]);
  });

  it('ends for who leaves the group, and with the group; what they started stays', async () => {
    const person = await join();
    await change({ add: [person.seatId] });
    await assign(null);
    await putItem(table, {
      ...learnerKeys.enrollment(person.memberId, 14),
      courseId: 14,
      completedAt: null,
    });
    expect(await assignedTo(person.memberId)).toMatchObject([{ state: 'inProgress' }]);
    const { members } = await change({ remove: [person.seatId] });
    expect(await assignedTo(person.memberId)).toEqual([]);
    expect(members[0]).toMatchObject({ assignments: [], courses: [{ courseId: 14 }] });
    const deleted = await api.ok(ownerId, 'deleteTeamGroup', {
      params: { ...me, teamId, groupId },
    });
    expect(deleted).toMatchObject({ groups: [], assignments: [] });
  });

  it('of a member who leaves the team is gone with the seat', async () => {
    const person = await join();
    await change({ add: [person.seatId] });
    await assign(null);
    await api.ok(person.memberId, 'leaveTeam', { params: { ...me, seatId: person.seatId } });
    const { groups } = await api.ok(ownerId, 'getTeam', { params: me });
    expect(groups[0]!.memberCount).toBe(0);
  });
});

describe('the members of a large team', () => {
  it('come fifty a page, each once', async () => {
    const company = await api.plan({ maxUsers: 500 });
    const seats = Array.from({ length: 120 }, (_, index) => {
      const [seatId, memberId] = [ulid(api.now.getTime() + index), randomUUID()];
      return {
        ...teamKeys.seat(company.orderId, seatId),
        entity: 'seat',
        orderId: company.orderId,
        seatId,
        memberId,
        email: `${memberId}@example.org`,
        joinedAt: api.now.toISOString(),
        isSuspended: false,
        tokenHash: 'hash',
        schemaVersion: 1,
      };
    });
    await writeTransaction(
      table,
      seats.slice(0, 100).map((put) => ({ put })),
    );
    await writeTransaction(
      table,
      seats.slice(100).map((put) => ({ put })),
    );
    const first = await api.ok(company.ownerId, 'getTeam', { params: me });
    expect(first).toMatchObject({ memberCount: 120, seatsUsed: 121 });
    const listed = [...first.members];
    for (let cursor = first.nextCursor; cursor !== null;) {
      const page = await api.ok(company.ownerId, 'listTeamMembers', {
        params: { ...me, teamId: company.orderId },
        query: { cursor },
      });
      listed.push(...page.members);
      cursor = page.nextCursor;
    }
    expect(listed.map(({ seatId }) => seatId)).toEqual(seats.map(({ seatId }) => seatId));
  });
});

// Source: rules/access.md A50
describe('the activity of a team', () => {
  const activity = (query: object = {}) =>
    api.ok(ownerId, 'listTeamActivity', { params: { ...me, teamId }, query } as never);
  const lines = async (query: object = {}) =>
    (await activity(query)).entries.map(({ action }) => action);

  it('has who did what to whom, the newest first', async () => {
    const person = await join();
    await change({ add: [person.seatId] });
    await assign('2026-12-18');
    await api.ok(ownerId, 'setTeamRole', {
      params: { ...me, teamId, seatId: person.seatId },
      body: { role: 'manager', groupIds: [groupId] },
    });
    await api.ok(ownerId, 'removeMember', { params: { ...me, seatId: person.seatId } });
    await api.applyPlan({ ownerId, orderId: teamId, maxUsers: 3 });
    const { entries } = await activity();
    expect(entries.map(({ action }) => action)).toEqual([
      'seatsChanged',
      'memberRemoved',
      'roleChanged',
      'courseAssigned',
      'groupJoined',
      'memberJoined',
      'invitationSent',
      'groupCreated',
    ]);
    const name = (userId: string) => ({ name: `Member ${userId.slice(0, 4)}` });
    expect(entries[0]).toMatchObject({
      actor: null,
      before: { seats: 20 },
      after: { seats: 3 },
    });
    expect(entries[2]).toMatchObject({
      actor: name(ownerId),
      member: name(person.memberId),
      before: { role: 'member', groups: [] },
      after: { role: 'manager', groups: ['Night shift'] },
    });
    expect(entries[3]).toMatchObject({
      member: null,
      courseTitle: 'HR Documentation Essentials (Basic)',
      after: { dueOn: '2026-12-18', group: 'Night shift' },
    });
    expect(entries[5]).toMatchObject({ actor: name(person.memberId) });
  });

  it('names no one whose account was deleted, and stores no name or address', async () => {
    const person = await join();
    api.deps.shownContactOf = (userId) =>
      Promise.resolve(userId === person.memberId ? null : { email: 'o@example.org', name: 'Olga' });
    const [joined] = (await activity({ kind: 'members' })).entries;
    expect(joined).toMatchObject({ action: 'memberJoined', member: { name: null } });
    const stored = await queryPartition(table, teamActivityPartition(teamId));
    expect(JSON.stringify(stored)).not.toContain('@');
  });

  it('is filtered by kind and month, and exported without formulas', async () => {
    await create('=1+1');
    api.now = new Date('2026-12-02T09:00:00.000Z');
    await create('Day shift');
    expect(await lines({ kind: 'groups' })).toHaveLength(3);
    expect(await lines({ kind: 'roles' })).toEqual([]);
    expect(await lines({ month: '2026-12' })).toEqual(['groupCreated']);
    const file = await api.ok(ownerId, 'exportTeamActivity', {
      params: { ...me, teamId },
      query: { month: '2026-11' },
    });
    expect(file.fileName).toBe('team-activity-2026-11.csv');
    expect(file.csv.split('\r\n')).toHaveLength(4);
    expect(file.csv).toContain('Time (UTC),Who,Action,Whom,Course,Before,After');
  });

  it('comes fifty a page', async () => {
    const puts = Array.from({ length: 51 }, (_, index) => {
      const [at, id] = [api.now.toISOString(), `9-${String(index).padStart(3, '0')}`];
      const record = { orderId: teamId, id, at, actorId: ownerId, action: 'groupRenamed' };
      const rest = { memberId: null, invitationId: null, groupId, courseId: null };
      const base = { entity: 'teamActivity', before: null, after: null, schemaVersion: 1 };
      return { put: { ...teamActivityKey(teamId, at, id), ...record, ...rest, ...base } };
    });
    await writeTransaction(table, puts);
    const first = await activity();
    expect(first.entries).toHaveLength(50);
    const second = await activity({ cursor: first.nextCursor! });
    expect(second.entries.map(({ action }) => action)).toEqual(['groupRenamed', 'groupCreated']);
    expect(second.nextCursor).toBeNull();
  });

  it('is written with the change or not at all', async () => {
    const { teams } = api.deps;
    const before = (await teams.read(teamId))!;
    const after = { ...before, groups: [] };
    expect(await teams.change(before, after, api.now, { actorId: ownerId })).toBe('stored');
    expect(await teams.change(before, after, api.now, { actorId: ownerId })).toBe('conflict');
    expect(await lines()).toEqual(['groupDeleted', 'groupCreated']);
  });
});
