import { beforeEach, expect, it } from 'vitest';
import { learnerRepository } from '#learning/learner-repository.ts';
import { checkAccessEnd } from '#notifications/reminders/check-access-end.ts';
import { plannedReminders } from '#notifications/reminders/planned-reminders.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { eventItem, type DomainEvent } from '#events/domain-events.ts';
import { courseRatingPermission } from '#course-ratings/course-rating-permission.ts';
import { findCourse } from '#catalog/catalog.ts';
import { hasAccess } from '#learning/access/course-access.ts';
import { eventsPartition } from '#table/keys.ts';
import { parseStored } from '#table/stored-item.ts';
import { queryPartition, type Table } from '#table/table.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import {
  openOperatorsHarness,
  supporter,
  type OperatorsHarness,
} from '#testing/operating/operators-harness.ts';
import { changeGrant, grantAccess, listGrants, withdrawGrant } from './grants.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const DAY_MS = 86_400_000;
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const learnerId = 'u1';
const wanted = {
  learnerId,
  courseIds: [1],
  endsAt: after(60).toISOString(),
  reason: 'Press copy for the Herald',
};

let table: Table;
let deps: OperatorsHarness['deps'];
beforeEach(async () => {
  table = await createSampleTable();
  ({ deps } = openOperatorsHarness(table));
});

const learner = () => learnerRepository(table).read(learnerId);
const open = async (at: Date) => hasAccess(await learner(), { id: 1, listing: 'published' }, at);
const events = async () => {
  const items = await queryPartition(table, eventsPartition(learnerId));
  return items.map((item) => parseStored(eventItem, item) as DomainEvent);
};

it('opens a course until its end, which the learner is told, and records why', async () => {
  const grant = await grantAccess(wanted, supporter, deps, NOW);
  expect(await open(NOW)).toBe(true);
  expect(await open(new Date(after(60).getTime() - 1))).toBe(true);
  expect(await open(after(60))).toBe(false);
  expect((await events()).map(({ type }) => type)).toEqual(['accessGranted']);
  expect(await deps.audit.list('2026-11')).toMatchObject([
    {
      action: 'grantAccess',
      operator: supporter.name,
      learnerId,
      subject: `grant ${grant.grantId}`,
      after: { courseIds: [1], endsAt: wanted.endsAt },
      reason: wanted.reason,
      state: 'done',
    },
  ]);
});

it('extends access that has ended, and withdraws it at once', async () => {
  const { grantId } = await grantAccess(wanted, supporter, deps, NOW);
  const change = { learnerId, grantId, reason: 'Asked for more time' };
  const extended = await changeGrant(
    { ...change, version: 1, endsAt: null },
    supporter,
    deps,
    after(70),
  );
  expect(extended).toMatchObject({ endsAt: null, isActive: true, version: 2 });
  expect(await open(after(700))).toBe(true);
  await withdrawGrant({ ...change, version: 2 }, supporter, deps, after(71));
  expect(await open(after(71))).toBe(false);
  expect((await listGrants({ learnerId }, deps, after(71))).grants).toMatchObject([
    { grantId, isActive: false, version: 3 },
  ]);
});

it('refuses a change of what another operator has changed', async () => {
  const { grantId } = await grantAccess(wanted, supporter, deps, NOW);
  const change = { learnerId, grantId, version: 1, reason: 'Seen at the same time' };
  const outcomes = await Promise.allSettled([
    withdrawGrant(change, supporter, deps, NOW),
    changeGrant({ ...change, endsAt: null }, supporter, deps, NOW),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      code: 'changed_by_operator',
      details: { by: [supporter.name], at: [NOW.toISOString()] },
    },
  });
  expect(await deps.audit.list('2026-11')).toHaveLength(2);
});

it.each([
  [{ courseIds: [999] }, 'course_not_found'],
  [{ learnerId: 'unknown' }, 'account_not_found'],
  [{ endsAt: NOW.toISOString() }, 'invalid_request'],
])('refuses %j with %s and records nothing', async (change, code) => {
  const granting = grantAccess({ ...wanted, ...change }, supporter, deps, NOW);
  await expect(granting).rejects.toMatchObject({ code });
  expect(await deps.audit.list('2026-11')).toEqual([]);
});

it('pays for nothing, so it lets no one publish a course rating', async () => {
  await grantAccess(wanted, supporter, deps, NOW);
  const course = findCourse(await deps.catalog.read(), 1)!;
  expect(courseRatingPermission(await learner(), course, NOW).missing).toBe('purchase');
});

it('reminds of the end 30 and 7 days before it, and not of one that was taken back', async () => {
  const { grantId } = await grantAccess(wanted, supporter, deps, NOW);
  const [granted] = await events();
  const planning = { timeZone: 'UTC', learner: await learner() };
  const [planned] = plannedReminders(granted!, planning);
  expect(planned?.dueAt).toEqual(after(30));
  const catalog = await catalogRepository(table).read();
  const check = async (now: Date) =>
    checkAccessEnd({ userId: learnerId, name: planned!.name } as never, {
      learner: await learner(),
      catalog,
      now,
    });
  const first = await check(after(30));
  expect(first).toMatchObject({ event: { data: { days: 30 } }, nextAt: after(53) });
  expect(await check(after(53))).toMatchObject({ event: { data: { days: 7 } }, nextAt: null });
  const change = { learnerId, grantId, version: 1, reason: 'For good' };
  await changeGrant({ ...change, endsAt: null }, supporter, deps, after(31));
  expect(await check(after(53))).toEqual({ nextAt: null });
});
