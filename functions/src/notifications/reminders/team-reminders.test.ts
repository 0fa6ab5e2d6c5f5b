import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DomainEvent } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import type { Mail } from '#gateways/mail.ts';
import { learnerKeys } from '#table/keys.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { putItem, writeTransaction, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { announcementEvent } from '../announcing/announcement-event.ts';
import { createReactionDependencies } from '../dependencies.ts';
import { reactToEvent } from '../reactions/react-to-event.ts';
import { createReminderDependencies } from './open-reminders.ts';
import { plannedReminders } from './planned-reminders.ts';
import { reminderRepository } from './reminder-repository.ts';
import { runReminders } from './run-reminders.ts';

const me = { userId: 'me' };
const sent: Mail[] = [];

let table: Table;
let api: TeamHarness;
let ownerId: string;
let member: { memberId: string; email: string };
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(async () => {
  sent.length = 0;
  for (const reminder of await reminderRepository(table).listDue(
    new Date('2099-01-01T00:00:00Z'),
  )) {
    await reminderRepository(table).settle(reminder, { nextAt: null });
  }
  api = openTeamHarness(table);
  // A Wednesday.
  api.now = new Date('2026-11-18T09:00:00.000Z');
  ({ ownerId } = await api.plan({ accessEndsAt: '2027-12-18T09:00:00.000Z' }));
  member = await api.member(ownerId);
});

const eventsOf = async (userId: string, type: DomainEvent['type']) =>
  (await eventRepository(table).list(userId)).filter((event) => event.type === type);

/** Reacts to what happened to a learner so far, as the stream does. */
async function react(userId: string): Promise<void> {
  const deps = createReactionDependencies(restrictTable(table, 'reactions'), {
    contactOf: (id) => Promise.resolve({ email: `${id}@example.org`, name: null }),
    hashKey: '',
    operatorEmail: 'coach@learning.example',
    sendMail: (mail) => {
      sent.push(mail);
      return Promise.resolve(true);
    },
    siteOrigin: () => Promise.resolve('https://learn.example.org'),
  });
  for (const event of await eventRepository(table).list(userId)) {
    await reactToEvent(event, deps, api.now);
  }
}
const runAt = (at: string) =>
  runReminders(new Date(at), createReminderDependencies(restrictTable(table, 'reminders')));

const assign = (dueOn: string | null) =>
  api.ok(ownerId, 'assignCourse', {
    params: { userId: 'me', courseId: '1' },
    body: { dueOn, note: '', seatIds: null },
  });
const dueEvents = async () =>
  (await eventsOf(member.memberId, 'assignmentDue')).map(
    ({ data, at }) => [(data as { isLate: boolean }).isLate, at] as const,
  );

// Source: rules/notifications.md N14
describe('an assigned course', () => {
  test('is reminded of two days before it is due and once it is over, by mail too', async () => {
    await assign('2026-12-18');
    await react(member.memberId);
    expect(sent.map(({ text }) => text).join()).toContain('due on December 18, 2026');
    await runAt('2026-12-16T08:59:00.000Z');
    expect(await dueEvents()).toEqual([]);
    for (let count = 0; count < 2; count += 1) await runAt('2026-12-16T09:00:00.000Z');
    expect(await dueEvents()).toEqual([[false, '2026-12-16T09:00:00.000Z']]);
    await runAt('2026-12-19T11:59:00.000Z');
    expect(await dueEvents()).toHaveLength(1);
    // The day has ended everywhere at 12:00 UTC, and it is 9 o'clock again the next morning.
    await runAt('2026-12-20T09:00:00.000Z');
    await runAt('2026-12-30T09:00:00.000Z');
    expect(new Set((await dueEvents()).map(([isLate]) => isLate))).toEqual(new Set([false, true]));
    expect(await dueEvents()).toHaveLength(2);
  });

  test('that got another due date or is no longer assigned is reminded of by its new date alone', async () => {
    await assign('2026-12-18');
    await react(member.memberId);
    await assign('2027-01-20');
    await react(member.memberId);
    await runAt('2026-12-16T09:00:00.000Z');
    expect(await dueEvents()).toEqual([]);
    await runAt('2027-01-18T09:00:00.000Z');
    expect(await dueEvents()).toEqual([[false, '2027-01-18T09:00:00.000Z']]);
    await api.ok(ownerId, 'removeAssignment', { params: { userId: 'me', courseId: '1' } });
    await runAt('2027-01-30T09:00:00.000Z');
    expect(await dueEvents()).toHaveLength(1);
  });

  test('without a due date is reminded of never', async () => {
    await assign(null);
    await react(member.memberId);
    expect((await runAt('2027-11-18T09:00:00.000Z')).sent).toBe(0);
  });
});

// Source: rules/notifications.md N15
describe('the week of a team', () => {
  const want = async (email: boolean) => {
    await openApi(table, api.now)
      .as(ownerId)
      .ok('updateNotificationSettings', {
        params: me,
        body: { types: { team_digest: { email } } },
      });
  };

  test('comes on Monday morning in the time zone of an owner who wants it, with names in the mail alone', async () => {
    await putItem(table, {
      ...learnerKeys.profile(ownerId),
      entity: 'profile',
      timeZone: 'America/New_York',
      extraTimeFactor: 1,
      updatedAt: null,
    });
    await want(true);
    await assign('2026-11-27');
    await runAt('2026-11-18T09:15:00.000Z');
    await runAt('2026-11-23T12:59:00.000Z');
    expect(await eventsOf(ownerId, 'teamDigest')).toEqual([]);
    for (let count = 0; count < 2; count += 1) await runAt('2026-11-23T13:00:00.000Z');
    const [digest, ...others] = await eventsOf(ownerId, 'teamDigest');
    expect(others).toEqual([]);
    expect(digest).toMatchObject({
      data: { joinedCount: 1, completed: [], late: [], dueSoon: [{ courseId: 1 }] },
    });
    expect(JSON.stringify(digest)).not.toContain('@');
    await react(ownerId);
    const mail = sent.find(({ text }) => text.includes('Weekly team summary'))!;
    expect(mail.to).toBe(`${ownerId}@example.org`);
    expect(mail.text).toContain(member.email);
    expect(mail.text).toMatch(/Stop emails about your team’s week:\n\S+\/unsubscribe#/);
  });

  test.each([
    ['2026-11-23T00:08:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T10:00:00.000Z', '2026-11-30T08:00:00.000Z'],
  ])('turned on at %s comes at %s, not before', async (turnedOn, comesAt) => {
    api.now = new Date(turnedOn);
    await want(true);
    await assign('2026-12-03');
    const before = new Date(Date.parse(comesAt) - 60_000).toISOString();
    for (const at of [turnedOn, before]) await runAt(at);
    expect(await eventsOf(ownerId, 'teamDigest')).toEqual([]);
    await runAt(comesAt);
    expect(await eventsOf(ownerId, 'teamDigest')).toHaveLength(1);
  });

  test('planned too early waits for 8 o’clock', async () => {
    await want(true);
    const { reminders } = createReminderDependencies(restrictTable(table, 'reminders'));
    const [planned] = await reminders.listDue(new Date('2026-11-23T08:00:00.000Z'));
    await reminders.settle(planned!, { nextAt: new Date('2026-11-23T00:08:00.000Z') });
    await runAt('2026-11-23T00:08:00.000Z');
    expect(await eventsOf(ownerId, 'teamDigest')).toEqual([]);
    await runAt('2026-11-23T08:00:00.000Z');
    expect(await eventsOf(ownerId, 'teamDigest')).toHaveLength(1);
  });

  test('brings nothing when there is nothing to say, and ends when it is turned off', async () => {
    await want(true);
    await runAt('2026-11-23T08:00:00.000Z');
    // The member joined two weeks ago.
    await runAt('2026-11-30T08:00:00.000Z');
    expect(await eventsOf(ownerId, 'teamDigest')).toHaveLength(1);
    await want(false);
    await assign('2026-12-10');
    await runAt('2026-12-07T08:00:00.000Z');
    expect(await eventsOf(ownerId, 'teamDigest')).toHaveLength(1);
    expect((await runAt('2026-12-14T08:00:00.000Z')).checked).toBe(0);
  });
});

// Source: rules/companies.md B7
describe('the month of a company', () => {
  const want = (email: boolean) =>
    openApi(table, api.now)
      .as(ownerId)
      .ok('updateNotificationSettings', {
        params: me,
        body: { types: { team_report: { email } } },
      });

  test('comes on the first at 8 o’clock in the time zone of an owner who wants it, as a file', async () => {
    await putItem(table, {
      ...learnerKeys.profile(ownerId),
      entity: 'profile',
      timeZone: 'America/New_York',
      extraTimeFactor: 1,
      updatedAt: null,
    });
    await want(true);
    await assign('2026-12-11');
    await runAt('2026-12-01T12:59:00.000Z');
    expect(await eventsOf(ownerId, 'teamReport')).toEqual([]);
    for (let count = 0; count < 2; count += 1) await runAt('2026-12-01T13:00:00.000Z');
    expect(await eventsOf(ownerId, 'teamReport')).toMatchObject([{ data: { month: '2026-11' } }]);
    for (let count = 0; count < 2; count += 1) await react(ownerId);
    const [mail, ...others] = sent.filter(({ text }) => text.includes('Team report for November'));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: `${ownerId}@example.org`,
      attachments: [{ fileName: 'team-2026-11.csv', contentType: 'text/csv; charset=utf-8' }],
    });
    expect(mail!.text).toMatch(/Stop emails about your team’s month:\n\S+\/unsubscribe#/);
    const [head, row] = mail!.attachments![0]!.text.split('\r\n');
    expect(head).toBe(
      '\uFEFFName,Email,Course,Progress (%),Assigned,Due date,Overdue,Completed on,Certificate',
    );
    expect(row).toMatch(new RegExp(`,${member.email},.*,0,yes,2026-12-11,no,,$`));
    await runAt('2027-01-01T13:00:00.000Z');
    expect(await eventsOf(ownerId, 'teamReport')).toHaveLength(2);
  });

  test('ends when it is turned off, waits while the plan is too small, and goes to no former owner', async () => {
    await want(true);
    const [entitlement] = await api.deps.teams.entitlements(ownerId, 'subscription');
    const orderId = entitlement!.orderId!;
    const plan = { orderId, ownerId, accessEndsAt: '2027-12-18T09:00:00.000Z' };
    await api.applyPlan({ ...plan, maxUsers: 4 });
    await runAt('2026-12-01T08:00:00.000Z');
    expect(await eventsOf(ownerId, 'teamReport')).toEqual([]);
    await api.applyPlan({ ...plan, maxUsers: 5 });
    await runAt('2027-01-01T08:00:00.000Z');
    const [report] = await eventsOf(ownerId, 'teamReport');
    await writeTransaction(table, [domainEventWrite({ ...report!, userId: member.memberId })]);
    await openApi(table, api.now)
      .as(member.memberId)
      .ok('updateNotificationSettings', {
        params: me,
        body: { types: { team_report: { email: true } } },
      });
    await react(member.memberId);
    expect(sent.filter(({ attachments = [] }) => attachments.length > 0)).toEqual([]);
    await want(false);
    await runAt('2027-02-01T08:00:00.000Z');
    api.now = new Date('2027-02-02T09:00:00.000Z');
    await want(true);
    await runAt('2027-02-15T08:00:00.000Z');
    expect(await eventsOf(ownerId, 'teamReport')).toHaveLength(1);
  });
});

// Source: rules/notifications.md N16
test('Learners from before there were reminders get theirs, within a week and once', async () => {
  const userId = randomUUID();
  const learner = openApi(table, api.now).as(userId);
  await learner.ok('startTrial', { params: me });
  await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 1, progress: '0' } });
  const event = announcementEvent({ kind: 'reminders' }, userId, api.now);
  for (let count = 0; count < 2; count += 1) {
    await writeTransaction(table, [domainEventWrite(event)]);
  }
  const deps = createReminderDependencies(table);
  const state = await deps.learners.read(userId);
  const planned = plannedReminders(event, { timeZone: 'UTC', learner: state });
  expect(planned.map(({ name }) => name)).toEqual(['course#1', 'updates#1', 'reviews', 'trial']);
  for (const { dueAt } of planned) {
    expect(dueAt.getTime()).toBeGreaterThanOrEqual(api.now.getTime());
    expect(dueAt.getTime()).toBeLessThan(api.now.getTime() + 8 * 86_400_000);
  }
});
