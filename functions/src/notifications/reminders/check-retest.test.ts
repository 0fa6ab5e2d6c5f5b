import { RETEST_DAYS } from '@learning/shared/domain/retest/retest-rules';
import { expect, test } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { newEvent } from '#events/event-writes.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { RetestsRecord } from '#retests/retest-records.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { checkRetest, type HeldCertificate } from './check-retest.ts';
import { plannedReminders } from './planned-reminders.ts';

const CLAIMED = '2026-11-18T10:00:00.000Z';
const day = (days: number) => new Date(Date.parse(CLAIMED) + days * 86_400_000);
const catalog = await catalogRepository(await createSampleTable()).read();
const courseId = catalog.courses[0]!.id;
const reminder = {
  entity: 'reminder' as const,
  userId: 'u1',
  name: `retest#${courseId}`,
  dueAt: '',
};
const held: HeldCertificate = {
  courseId,
  claimedAt: CLAIMED,
  isRevoked: false,
};
const record = (changes: Partial<RetestsRecord>): RetestsRecord => ({
  entity: 'retests',
  courseId,
  claimedAt: CLAIMED,
  stillKnown: [],
  nextAttemptAt: null,
  version: 1,
  ...changes,
});
const passed = (...days: readonly (typeof RETEST_DAYS)[number][]) =>
  record({ stillKnown: days.map((after) => ({ days: after, passedAt: CLAIMED })) });

const check = (now: Date, claims: readonly HeldCertificate[], retests: RetestsRecord[] = []) => {
  const learner = { retests, profile: { timeZone: 'UTC' } } as unknown as LearnerState;
  const { event, nextAt } = checkRetest(reminder, { learner, catalog, now }, claims);
  return [event?.data ?? null, nextAt?.toISOString() ?? null];
};

const told = (days: number) => ({ courseId, courseTitle: catalog.courses[0]!.title, days });
const AT_30 = '2026-12-19T09:00:00.000Z';
const AT_90 = '2027-02-17T09:00:00.000Z';

// Source: rules/notifications.md N31
test.each([
  ['tells of the first one', day(31), [held], [], told(30), AT_90],
  ['tells of the second one', day(91), [held], [passed(30)], told(90), null],
  ['tells of the second one if the first was missed', day(91), [held], [], told(90), null],
  ['waits for the second one after a pass', day(31), [held], [passed(30)], null, AT_90],
  ['comes too early', day(3), [held], [], null, AT_30],
  ['has nothing left to tell', day(91), [held], [passed(30, 90)], null, null],
  [
    'says nothing about a revoked certificate',
    day(31),
    [{ ...held, isRevoked: true }],
    [],
    null,
    null,
  ],
  ['says nothing without a certificate', day(31), [], [], null, null],
  [
    'waits with a failed one',
    day(31),
    [held],
    [record({ nextAttemptAt: day(38).toISOString() })],
    null,
    '2026-12-27T09:00:00.000Z',
  ],
] as const)('a reminder %s', (_case, now, claims, retests, data, nextAt) => {
  expect(check(now, claims, [...retests])).toEqual([data, nextAt]);
});

test('is planned with the claim, in the morning after the retest opens', () => {
  const data = { courseId, courseTitle: 'A Course', certificateId: 'c' };
  const event = newEvent('u1', 'certificateClaimed', 'c', data, new Date(CLAIMED));
  const planning = { timeZone: 'UTC', learner: { enrollments: [], entitlements: [] } };
  expect(plannedReminders(event, planning)).toEqual([
    { name: `retest#${courseId}`, dueAt: new Date(AT_30) },
  ]);
});
