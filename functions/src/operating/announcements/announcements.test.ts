import { beforeEach, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import {
  startAnnouncement,
  saveAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} from './change-announcement.ts';
import { getAnnouncement } from './read-announcements.ts';
import { accountsPartition, learnerKeys } from '#table/keys.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { putItem, type Table } from '#table/table.ts';
import { openOperatorsHarness, owner, supporter } from '#testing/operating/operators-harness.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import type { Audience } from '#notifications/announcing/announcement-records.ts';
import { createReactionDependencies } from '#notifications/dependencies.ts';
import { reactToEvent } from '#notifications/reactions/react-to-event.ts';
import { createAnnouncementDependencies } from '#notifications/announcing/open-announcements.ts';
import { runAnnouncements } from '#notifications/announcing/run-announcements.ts';

const START = new Date('2026-11-22T09:00:00.000Z');
const ID = '01KAV0000000000000000000AA';
const TEXT = {
  title: 'We move on Sunday',
  message: 'The site is down for an hour.',
  actionUrl: '/courses',
  actionLabel: 'Browse Courses',
};
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

let table: Table;
let waitedMs: number;
beforeEach(async () => {
  table = await createTestTable();
  waitedMs = 0;
});

const idOf = (index: number) => `learner-${String(index).padStart(3, '0')}`;

async function addLearners(count: number) {
  for (let index = 0; index < count; index += 1) {
    const userId = idOf(index);
    await putItem(table, {
      ...learnerKeys.profile(userId),
      GSI1PK: accountsPartition,
      GSI1SK: userId,
      entity: 'profile',
      userId,
    });
  }
}

function open() {
  const { desk: deps } = openOperatorsHarness(table).deps;
  const running = {
    ...createAnnouncementDependencies(restrictTable(table, 'reminders')),
    wait: (milliseconds: number) => Promise.resolve((waitedMs += milliseconds)),
  };
  const draft = (audience: Audience = { kind: 'all' }, version = 0, operator = owner) =>
    saveAnnouncement(
      { announcementId: ID, version, reason: 'we move', ...TEXT, audience },
      operator,
      deps,
      START,
    );
  const change = (version: number) => ({ announcementId: ID, version, reason: 'ready' });
  const run = (hasTime?: () => boolean) => runAnnouncements(() => START, running, hasTime);
  const told = async (userId: string) =>
    (await eventRepository(table).list(userId)).filter(({ type }) => type === 'announcement');
  const find = async () => (await deps.announcements.find(ID))!;
  return { deps, draft, change, run, told, find };
}

it('reaches everyone once, no faster than the pace, also when runs stop or meet (N29)', async () => {
  await addLearners(120);
  const { deps, draft, change, run, told, find } = open();
  await draft();
  await startAnnouncement(change(1), owner, deps, START);
  let portions = 0;
  expect(await run(() => (portions += 1) <= 1)).toEqual({ told: 50 });
  expect(await find()).toMatchObject({ state: 'sending', told: 50, lookedAt: 50 });
  expect(waitedMs).toBe(5000);
  await Promise.all([run(), run()]);
  expect(await find()).toMatchObject({ state: 'sent', told: 120, lookedAt: 120 });
  for (const index of [0, 50, 119]) expect(await told(idOf(index))).toHaveLength(1);
  expect(await run()).toEqual({ told: 0 });
  await expect(startAnnouncement(change(2), owner, deps, START)).rejects.toThrow(
    refusal('announcement_started'),
  );
});

it('reaches its audience alone', async () => {
  await addLearners(3);
  await putItem(table, {
    ...learnerKeys.enrollment(idOf(1), 14),
    entity: 'enrollment',
    id: 'e1',
    courseId: 14,
    createdAt: START.toISOString(),
    completedModuleIds: [],
    completedAt: null,
    lastModuleId: null,
    version: 1,
  });
  const { deps, draft, change, run, told, find } = open();
  const withCourse = {
    ...deps,
    catalog: {
      read: () => Promise.resolve({ courses: [{ id: 14 }], tiers: [], bundles: [] } as never),
    },
  };
  await saveAnnouncement(
    {
      announcementId: ID,
      version: 0,
      reason: 'new',
      ...TEXT,
      audience: { kind: 'course', courseId: 14 },
    },
    owner,
    withCourse,
    START,
  );
  await startAnnouncement(change(1), owner, deps, START);
  await run();
  expect(await find()).toMatchObject({ state: 'sent', told: 1, lookedAt: 3 });
  expect(
    (await Promise.all([0, 1, 2].map((index) => told(idOf(index))))).map((events) => events.length),
  ).toEqual([0, 1, 0]);
  await expect(draft({ kind: 'plan', tierName: 'Gold' })).rejects.toThrow(
    refusal('tier_not_found'),
  );
});

it('is drafted, previewed and tested before it is sent, and can be stopped', async () => {
  await addLearners(60);
  const { deps, draft, change, run, told, find } = open();
  await draft();
  await draft({ kind: 'all' }, 1, supporter);
  await expect(draft({ kind: 'all' }, 1)).rejects.toThrow(
    expect.objectContaining({
      code: 'changed_by_operator',
      details: { by: [supporter.name], at: [START.toISOString()] },
    }),
  );
  const { mail } = await getAnnouncement(ID, deps, START);
  expect(mail.subject).toBe(TEXT.title);
  expect(mail.text).toContain(TEXT.message);
  expect(mail.text).toContain('https://learn.example.org/courses');
  await testAnnouncement(change(2), owner, deps, START);
  expect(await told(owner.id)).toMatchObject([{ data: { ...TEXT, announcementId: null } }]);
  const arn = { ...owner, id: 'arn:aws:sts::1:assumed-role/Operator/eve' };
  await expect(testAnnouncement(change(2), arn, deps, START)).rejects.toThrow(
    refusal('operator_without_account'),
  );
  await startAnnouncement(change(2), owner, deps, START);
  let portions = 0;
  await run(() => (portions += 1) <= 1);
  await stopAnnouncement(change(3), owner, deps, START);
  await run();
  expect(await find()).toMatchObject({ state: 'stopped', told: 50 });
  expect((await deps.audit.list('2026-11')).map(({ action }) => action).toSorted()).toEqual([
    'saveAnnouncement',
    'saveAnnouncement',
    'startAnnouncement',
    'stopAnnouncement',
    'testAnnouncement',
  ]);
});

it('counts the mails that were sent', async () => {
  await addLearners(2);
  const { deps, draft, change, run, find } = open();
  await draft();
  await startAnnouncement(change(1), owner, deps, START);
  await run();
  const contactOf = (userId: string) =>
    Promise.resolve({ email: `${userId}@example.org`, name: 'Ada' });
  const reactions = createReactionDependencies(restrictTable(table, 'reactions'), {
    contactOf,
    hashKey: 'key',
    sendMail: ({ to }) => Promise.resolve(to.startsWith(idOf(0))),
    operatorEmail: 'desk@learning.example',
    siteOrigin: () => Promise.resolve('https://learn.example.org'),
  });
  for (const userId of [idOf(0), idOf(1)]) {
    const [event] = await eventRepository(table).list(userId);
    await reactToEvent(event!, reactions, START);
  }
  expect(await find()).toMatchObject({ told: 2, mailed: 1 });
});
