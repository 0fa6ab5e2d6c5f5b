import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { learnerKeys, teamPartition } from '#table/keys.ts';
import { putItem, queryPartition, type Table } from '#table/table.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

const owned = { params: { userId: 'me' } };
const course = (courseId: number) => ({ params: { userId: 'me', courseId: String(courseId) } });
const NOTE = 'Before the audit';
const everyone = { dueOn: '2026-12-18', note: NOTE, seatIds: null };

let table: Table;
let api: TeamHarness;
let ownerId: string;
let orderId: string;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(async () => {
  api = openTeamHarness(table);
  ({ ownerId, orderId } = await api.plan({
    courseIds: [1, 14, 15],
    accessEndsAt: '2027-12-18T09:00:00.000Z',
  }));
});

const assign = (courseId: number, body: object = {}) =>
  api.ok(ownerId, 'assignCourse', { ...course(courseId), body: { ...everyone, ...body } } as never);
const refused = (courseId: number, body: object = {}, userId = ownerId) =>
  api.refused(userId, 'assignCourse', {
    ...course(courseId),
    body: { ...everyone, ...body },
  } as never);
const seatOf = async (email: string) =>
  (await api.ok(ownerId, 'getTeam', owned)).members.find((member) => member.email === email)!
    .seatId;
const assignedTo = (memberId: string) => api.ok(memberId, 'listAssignments', owned);
const pass = (memberId: string, courseId: number, activityId: string, completed = true) =>
  putItem(table, {
    ...learnerKeys.activityResult(memberId, courseId, activityId),
    entity: 'activityResult',
    courseId,
    activityId,
    score: 90,
    completed,
    completedAt: api.now.toISOString(),
    submissionCount: 1,
    version: 1,
  });

describe('assigning courses', () => {
  it('reaches everyone, also those who join later, and names the owner', async () => {
    const early = await api.member(ownerId);
    await assign(14);
    const late = await api.member(ownerId);
    for (const { memberId } of [early, late]) {
      expect(await assignedTo(memberId)).toEqual([
        {
          courseId: 14,
          title: 'HR Documentation Essentials (Basic)',
          dueOn: '2026-12-18',
          note: NOTE,
          state: 'notStarted',
          isLate: false,
          percent: 0,
          tierName: 'Professional',
          assignedBy: `Member ${ownerId.slice(0, 4)}`,
          assignedAt: api.now.toISOString(),
        },
      ]);
    }
  });

  it('reaches the chosen members alone', async () => {
    const ada = await api.member(ownerId);
    const bea = await api.member(ownerId);
    const team = await assign(14, { seatIds: [await seatOf(ada.email)] });
    expect(await assignedTo(ada.memberId)).toHaveLength(1);
    expect(await assignedTo(bea.memberId)).toEqual([]);
    const assignments = (email: string) =>
      team.members.find((member) => member.email === email)!.assignments;
    expect(assignments(ada.email)).toHaveLength(1);
    expect(assignments(bea.email)).toEqual([]);
  });

  it('changes an assignment when the course is assigned again, and is safe to repeat', async () => {
    const assignedAt = api.now.toISOString();
    await assign(14);
    api.now = new Date(api.now.getTime() + 60_000);
    const changed = { dueOn: null, note: '' };
    const first = await assign(14, changed);
    const before = await queryPartition(table, teamPartition(orderId));
    const second = await assign(14, changed);
    expect(second).toEqual(first);
    expect(await queryPartition(table, teamPartition(orderId))).toEqual(before);
    expect(second.assignments).toMatchObject([{ ...changed, seatIds: null, assignedAt }]);
  });

  it('keeps every assignment when several are made at once', async () => {
    await Promise.all([1, 14, 15].map((courseId) => assign(courseId)));
    const { assignments } = await api.ok(ownerId, 'getTeam', owned);
    expect(assignments.map(({ courseId }) => courseId)).toEqual([1, 14, 15]);
  });

  it('is late once the due date has ended everywhere', async () => {
    const { memberId } = await api.member(ownerId);
    await assign(14);
    const isLate = async () => (await assignedTo(memberId))[0]!.isLate;
    api.now = new Date('2026-12-19T11:59:59.999Z');
    expect(await isLate()).toBe(false);
    api.now = new Date('2026-12-19T12:00:00.000Z');
    expect(await isLate()).toBe(true);
    expect((await api.ok(ownerId, 'getTeam', owned)).members[0]!.assignments).toMatchObject([
      { state: 'notStarted', isLate: true },
    ]);
  });

  // Source: rules/access.md A27
  it('refuses a due date that is over where the owner is, but keeps one that has passed since', async () => {
    const inZone = (timeZone: string) =>
      putItem(table, {
        ...learnerKeys.profile(ownerId),
        entity: 'profile',
        timeZone,
        extraTimeFactor: 1,
        updatedAt: null,
      });
    expect(await refused(14, { dueOn: '2020-01-15' })).toBe('invalid_request');
    expect(await refused(14, { dueOn: '2026-11-16' })).toBe('invalid_request');
    // It is the evening of 17 November in Honolulu, and the morning of the 18th in Berlin.
    api.now = new Date('2026-11-18T06:00:00.000Z');
    await inZone('Pacific/Honolulu');
    await assign(14, { dueOn: '2026-11-17' });
    await inZone('Europe/Berlin');
    expect(await refused(15, { dueOn: '2026-11-17' })).toBe('invalid_request');
    await assign(15, { dueOn: '2026-11-18' });
    api.now = new Date('2026-11-25T06:00:00.000Z');
    const { assignments } = await assign(15, { dueOn: '2026-11-18', note: 'As soon as you can' });
    expect(assignments.find(({ courseId }) => courseId === 15)?.note).toBe('As soon as you can');
  });

  it('is refused for a course outside the plan, an unknown member, and another learner', async () => {
    expect(await refused(5)).toBe('course_not_found');
    const stranger = await api.plan();
    const { email } = await api.member(stranger.ownerId);
    const { members } = await api.ok(stranger.ownerId, 'getTeam', owned);
    const seatIds = [members.find((member) => member.email === email)!.seatId];
    expect(await refused(14, { seatIds })).toBe('member_not_found');
    expect(await refused(14, { dueOn: '18.12.2026' })).toBe('invalid_request');
    expect(await refused(14, { note: 'x'.repeat(301) })).toBe('invalid_request');
    const { memberId } = await api.member(ownerId);
    expect(await refused(14, {}, memberId)).toBe('team_not_found');
    expect((await api.ok(ownerId, 'getTeam', owned)).assignments).toEqual([]);
  });

  it('ends with the seat and with the plan, and is removed idempotently', async () => {
    const ada = await api.member(ownerId);
    const bea = await api.member(ownerId);
    const seatId = await seatOf(ada.email);
    await assign(14, { seatIds: [seatId] });
    await assign(15);
    await api.ok(ownerId, 'removeMember', { params: { userId: 'me', seatId } });
    const { assignments } = await api.ok(ownerId, 'getTeam', owned);
    expect(assignments.map(({ courseId }) => courseId)).toEqual([15]);
    expect(await assignedTo(ada.memberId)).toEqual([]);
    expect(await assignedTo(bea.memberId)).toHaveLength(1);
    await api.applyPlan({ orderId, ownerId, accessEndsAt: null });
    expect(await assignedTo(bea.memberId)).toEqual([]);
    await api.applyPlan({ orderId, ownerId, accessEndsAt: '2027-12-18T09:00:00.000Z' });
    expect(await assignedTo(bea.memberId)).toHaveLength(1);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const team = await api.ok(ownerId, 'removeAssignment', course(15));
      expect(team.assignments).toEqual([]);
    }
    expect(await assignedTo(bea.memberId)).toEqual([]);
  });

  it('lists nothing for a learner without a seat', async () => {
    expect(await assignedTo(randomUUID())).toEqual([]);
    expect(await assignedTo(ownerId)).toEqual([]);
  });
});

describe('the skills of a team', () => {
  it('are those of the courses whose skill check a member has passed', async () => {
    const ada = await api.member(ownerId);
    const bea = await api.member(ownerId);
    await pass(ada.memberId, 1, 'hr-foundations-skill-check');
    await pass(bea.memberId, 1, 'hr-foundations-skill-check', false);
    await pass(bea.memberId, 1, 'hr-foundations-scenario');
    // Outside the plan.
    await pass(bea.memberId, 5, 'employee-relations-skill-check');
    const { skills } = await api.ok(ownerId, 'getTeam', owned);
    expect(skills).toEqual([
      {
        courseId: 1,
        title: expect.any(String) as string,
        skills: expect.arrayContaining([expect.any(String)]) as string[],
        seatIds: [await seatOf(ada.email)],
      },
    ]);
  });
});
