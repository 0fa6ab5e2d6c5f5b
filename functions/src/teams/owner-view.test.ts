import { beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  activityResultPrefix,
  certificateKey,
  certificatesPartition,
  enrollmentPrefix,
  learnerKeys,
  learnerPartition,
  noteKey,
  submissionKeys,
  submissionsPartition,
  notesPartition,
} from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';

const owned = { params: { userId: 'me' } };
const completedModules = (count: number) =>
  new Set(Array.from({ length: count }, (_, index) => `hr-documentation-basic-m${index + 1}`));

let table: Table;
let api: TeamHarness;
beforeAll(async () => {
  table = await sharedPublishedTable();
  api = openTeamHarness(table);
});

const enroll = (memberId: string, courseId: number, change: object = {}) =>
  putItem(table, {
    ...learnerKeys.enrollment(memberId, courseId),
    entity: 'enrollment',
    id: randomUUID(),
    courseId,
    createdAt: '2026-11-18T08:00:00.000Z',
    completedAt: null,
    lastModuleId: null,
    version: 1,
    ...change,
  });
const coursesOf = async (ownerId: string) =>
  (await api.ok(ownerId, 'getTeam', owned)).members[0]!.courses;

describe("the owner's view of a member", () => {
  it("shows each member's progress and certificates in the plan's courses", async () => {
    const { ownerId } = await api.plan({ courseIds: [1, 14, 15] });
    const { memberId } = await api.member(ownerId);
    expect(await coursesOf(ownerId)).toEqual([]);
    const completedAt = '2026-11-18T10:00:00.000Z';
    await enroll(memberId, 1);
    await enroll(memberId, 14, { completedModuleIds: completedModules(5), completedAt });
    await enroll(memberId, 15, { completedModuleIds: completedModules(2) });
    await putItem(table, {
      ...certificateKey(memberId, 14),
      courseId: 14,
      state: 'valid',
      certificateId: 'c1',
      participantName: 'Ada Grey',
      issuedAt: completedAt,
    });
    expect(await coursesOf(ownerId)).toEqual([
      {
        courseId: 1,
        title: expect.any(String) as string,
        percent: 0,
        completedAt: null,
        hasCertificate: false,
        certificate: null,
        isCertificateRevoked: false,
      },
      {
        courseId: 14,
        title: 'HR Documentation Essentials (Basic)',
        percent: 100,
        completedAt,
        hasCertificate: true,
        certificate: {
          certificateId: 'c1',
          learnerName: 'Ada Grey',
          issuedAt: completedAt,
        },
        isCertificateRevoked: false,
      },
      {
        courseId: 15,
        title: expect.any(String) as string,
        // Modules of another course.
        percent: 0,
        completedAt: null,
        hasCertificate: false,
        certificate: null,
        isCertificateRevoked: false,
      },
    ]);
  });

  it('hides what members learn outside the plan', async () => {
    const { ownerId } = await api.plan({ courseIds: [14] });
    const { memberId } = await api.member(ownerId);
    await enroll(memberId, 1);
    expect(await coursesOf(ownerId)).toEqual([]);
  });

  it('never reads answers, notes or documents', async () => {
    const { ownerId } = await api.plan();
    const { memberId } = await api.member(ownerId);
    const secret = 'for no one else';
    await enroll(memberId, 14);
    await putItem(table, { ...noteKey(memberId, 14, 'hr-documentation-basic-m1'), text: secret });
    await putItem(table, { ...submissionKeys.draft(memberId, 'a-document'), values: { secret } });
    await putItem(table, {
      ...learnerKeys.activityResult(memberId, 14, 'a-check'),
      entity: 'activityResult',
      activityId: 'a-check',
      completed: true,
      secret,
    });
    const read: { partition: string; prefix: string | undefined }[] = [];
    const watched = openTeamHarness({ ...table, client: watchedClient(table, read) });
    const team = await watched.ok(ownerId, 'getTeam', owned);
    expect(JSON.stringify(team)).not.toContain(secret);
    const ofMember = read.filter(({ partition }) => partition.includes(memberId));
    expect(ofMember).toEqual([
      { partition: learnerPartition(memberId), prefix: enrollmentPrefix },
      { partition: certificatesPartition(memberId), prefix: undefined },
      { partition: learnerPartition(memberId), prefix: activityResultPrefix },
    ]);
    for (const partition of [notesPartition(memberId), submissionsPartition(memberId)]) {
      expect(read.map((access) => access.partition)).not.toContain(partition);
    }
  });

  it('names the members of an ended plan without their progress', async () => {
    const plan = await api.plan({ courseIds: [14] });
    const { memberId, email } = await api.member(plan.ownerId);
    await enroll(memberId, 14);
    await api.applyPlan({ ...plan, accessEndsAt: null });
    expect(await api.ok(plan.ownerId, 'getTeam', owned)).toMatchObject({
      tierName: 'Professional',
      isActive: false,
      endedAt: api.now.toISOString(),
      members: [{ name: `Member ${memberId.slice(0, 4)}`, email, courses: [] }],
    });
    const invitation = { ...owned, body: { email: 'late@example.org' } };
    expect(await api.refused(plan.ownerId, 'inviteMember', invitation)).toBe('team_not_found');
  });

  it('belongs to the owner only: a member gets no team', async () => {
    const { ownerId } = await api.plan();
    const { memberId } = await api.member(ownerId);
    expect(await api.refused(memberId, 'getTeam', owned)).toBe('team_not_found');
    const other = { params: { userId: ownerId } };
    expect(await api.refused(memberId, 'getTeam', other)).toBe('forbidden');
  });
});

/** Wraps the client and records the partitions it queries. */
function watchedClient(
  { client }: Table,
  read: { partition: string; prefix: string | undefined }[],
): Table['client'] {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'send') return Reflect.get(target, name) as unknown;
      return (command: QueryCommand) => {
        const values = command.input.ExpressionAttributeValues ?? {};
        if (':pk' in values) {
          const prefix = values[':prefix'] as string | undefined;
          read.push({ partition: String(values[':pk']), prefix });
        }
        return target.send(command);
      };
    },
  });
}
