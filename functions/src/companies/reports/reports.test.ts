import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificateKey, learnerKeys } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { openCompanyHarness, type CompanyHarness } from '#testing/companies/company-harness.ts';

const own = { params: { userId: 'me' } };

let table: Table;
let api: CompanyHarness;
let ownerId: string;
let companyId: string;
let token: string;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(async () => {
  api = openCompanyHarness(table);
  const plan = await api.teams.plan({ maxUsers: 100, courseIds: [1, 14] });
  ({ ownerId, orderId: companyId } = plan);
  ({ token } = await api.token(ownerId));
});

type ReportName = 'listCompanyMembers' | 'listCompanyProgress' | 'listCompanyCertificates';
const page = async <Body>(name: ReportName, cursor?: string) => {
  const query = cursor === undefined ? undefined : { cursor };
  const { status, body } = await api.withToken(token, name, { params: { companyId }, query });
  expect(status).toBe(200);
  return body as Body & { nextCursor: string | null };
};

const enroll = (memberId: string, courseId: number) =>
  putItem(table, {
    ...learnerKeys.enrollment(memberId, courseId),
    entity: 'enrollment',
    id: randomUUID(),
    courseId,
    createdAt: '2026-11-18T08:00:00.000Z',
    completedAt: null,
    lastModuleId: null,
    version: 1,
  });

// Source: rules/companies.md B3, B4
describe('a report', () => {
  it('is what the owner sees, and nothing more', async () => {
    const { memberId } = await api.teams.member(ownerId);
    const body = { dueOn: '2026-12-18', note: 'For the audit', seatIds: null };
    const params = { userId: 'me', courseId: '14' };
    await api.teams.ok(ownerId, 'assignCourse', { params, body });
    // Course 15 is none of the plan.
    for (const courseId of [1, 15]) await enroll(memberId, courseId);
    await putItem(table, {
      ...learnerKeys.activityResult(memberId, 1, 'hr-foundations-skill-check'),
      entity: 'activityResult',
      activityId: 'hr-foundations-skill-check',
      score: 87,
      completed: true,
    });
    await putItem(table, {
      ...certificateKey(memberId, 1),
      courseId: 1,
      state: 'valid',
      certificateId: 'c1',
      participantName: 'Ada Grey',
      issuedAt: '2026-11-18T10:00:00.000Z',
    });
    const [seat] = (await api.teams.ok(ownerId, 'getTeam', own)).members;
    const { seatId, name, email } = seat!;
    const members = await page<object>('listCompanyMembers');
    expect(members).toEqual({
      members: [{ memberId: seatId, name, email, joinedAt: seat!.joinedAt, isSuspended: false }],
      nextCursor: null,
    });
    const { progress } = await page<{ progress: object[] }>('listCompanyProgress');
    expect(progress).toEqual([
      {
        memberId: seatId,
        courseId: 1,
        title: expect.any(String) as string,
        percent: 0,
        completedAt: null,
        isAssigned: false,
        dueOn: null,
        isLate: false,
        hasProvenSkills: true,
      },
      {
        memberId: seatId,
        courseId: 14,
        title: expect.any(String) as string,
        percent: 0,
        completedAt: null,
        isAssigned: true,
        dueOn: '2026-12-18',
        isLate: false,
        hasProvenSkills: false,
      },
    ]);
    const certificates = await page<object>('listCompanyCertificates');
    expect(certificates).toMatchObject({
      certificates: [
        { memberId: seatId, courseId: 1, certificateId: 'c1', learnerName: 'Ada Grey' },
      ],
    });
    const everything = JSON.stringify([members, progress, certificates]);
    for (const secret of [memberId, '87', 'For the audit']) {
      expect(everything.replaceAll(email, '')).not.toContain(secret);
    }
  });

  it('comes in pages that leave out no one and name no one twice', async () => {
    const joined: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      api.teams.now = new Date(api.teams.now.getTime() + 1000);
      joined.push((await api.teams.member(ownerId)).email);
    }
    type Page = { members: { memberId: string; email: string }[] };
    const first = await page<Page>('listCompanyMembers');
    expect(first.members).toHaveLength(25);
    expect(first.nextCursor).toBe(first.members.at(-1)!.memberId);
    // Who leaves between two pages moves no one else.
    const left = { params: { userId: 'me', seatId: first.members[3]!.memberId } };
    await api.teams.ok(ownerId, 'removeMember', left);
    const second = await page<Page>('listCompanyMembers', first.nextCursor!);
    expect(second.nextCursor).toBeNull();
    const emails = [...first.members, ...second.members].map(({ email }) => email);
    expect(emails).toEqual(joined);
  });
});
