import { REVIEW_SKILL_IDS } from '@learning/shared/domain/learning/review-skills';
import { describe, expect, test } from 'vitest';
import { idOfEvent, newEvent } from '#events/event-writes.ts';
import { inboxItem, settingsItem, type SettingsRecord } from '../notification-records.ts';
import {
  checkReviews,
  checkUpdates,
  MAX_UNOPENED_DIGESTS,
  type DigestFacts,
} from './check-reminder.ts';
import { plannedReminders } from './planned-reminders.ts';
import { parseStored } from '#table/stored-item.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { SpacedReviewRecord } from '#learning/spaced-review/spaced-review-record.ts';
import { parseProfile } from '#learning/profile/profile-record.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const LAST = { name: 'reviewsDue#2026-11-21', at: '2026-11-21T08:00:00.000Z' };
const reminder = { entity: 'reminder' as const, userId: 'u1', name: 'reviews', dueAt: '' };

const { courses: published, ...rest } = await catalogRepository(await createSampleTable()).read();
const course = {
  ...published[0]!,
  modules: published[0]!.modules.map((module) => ({
    ...module,
    recallCards: [{ id: `${module.id}-card`, skill: REVIEW_SKILL_IDS[0]! }],
  })),
};
const sampleCatalog = { ...rest, courses: [course] };

const facts = (settings: Partial<SettingsRecord>, unreadIds: string[] = []): DigestFacts => ({
  now: NOW,
  catalog: sampleCatalog,
  records: [],
  inbox: { ...parseStored(inboxItem, {}), unreadIds },
  settings: { ...parseStored(settingsItem, {}), ...settings },
  learner: {
    capstoneResults: [],
    retests: [],
    calibration: null,
    memberships: [],
    entitlements: [
      {
        entity: 'entitlement',
        name: 'trial',
        kind: 'trial',
        courseIds: null,
        startedAt: LAST.at,
        endsAt: null,
      },
    ],
    enrollments: [
      {
        entity: 'enrollment',
        id: 'e1',
        courseId: course.id,
        createdAt: LAST.at,
        completedModuleIds: course.modules.map(({ id }) => id),
        completedAt: LAST.at,
        lastModuleId: null,
        version: 1,
      },
    ],
    progress: course.modules.map(({ id }) => ({
      entity: 'moduleProgress',
      courseId: course.id,
      moduleId: id,
      completed: true,
      timeSpentMinutes: 0,
      completedAt: '2026-11-01T08:00:00.000Z',
      firstCompletedAt: '2026-11-01T08:00:00.000Z',
      lastActiveAt: null,
      lastBlock: null,
      sittings: [],
      version: 0,
    })),
    bookmarks: [],
    wishlistCourseIds: [],
    learningTime: [],
    monthVersions: {},
    activityResults: [],
    achievements: [],
    completions: [],
    profile: { ...parseProfile(undefined), timeZone: 'UTC' },
  },
});

// Source: rules/notifications.md N12
describe('the digest of due reviews', () => {
  test('comes once a day with what is due', () => {
    const { event, nextAt, digests } = checkReviews(reminder, facts({}));
    expect(event).toMatchObject({ name: 'reviewsDue#2026-11-22', type: 'reviewsDue' });
    expect(nextAt).toEqual(new Date('2026-11-23T08:00:00.000Z'));
    expect(digests).toMatchObject({ unopenedDigests: 0, lastDigest: { name: event!.name } });
  });

  test('counts the ones in a row that were not opened, and pauses after ten', () => {
    const unread = [idOfEvent(LAST)];
    const ninth = checkReviews(reminder, facts({ lastDigest: LAST, unopenedDigests: 8 }, unread));
    expect(ninth.event).toBeDefined();
    expect(ninth.digests).toMatchObject({ unopenedDigests: 9, digestPausedAt: null });
    const count = MAX_UNOPENED_DIGESTS - 1;
    const tenth = checkReviews(
      reminder,
      facts({ lastDigest: LAST, unopenedDigests: count }, unread),
    );
    expect(tenth.event).toBeUndefined();
    expect(tenth.digests).toMatchObject({ digestPausedAt: NOW.toISOString() });
  });

  test('counts those that are only mailed until a question is answered', () => {
    const mailed = { lastDigest: LAST, unopenedDigests: 8, inApp_review_due: false };
    expect(checkReviews(reminder, facts(mailed)).digests).toMatchObject({ unopenedDigests: 9 });
    const tenth = checkReviews(reminder, facts({ ...mailed, unopenedDigests: 9 }));
    expect(tenth.digests).toMatchObject({ digestPausedAt: NOW.toISOString() });
  });

  test('starts counting again when one was opened', () => {
    const opened = checkReviews(reminder, facts({ lastDigest: LAST, unopenedDigests: 9 }));
    expect(opened.digests).toMatchObject({ unopenedDigests: 0 });
    const answered = facts({ lastDigest: LAST, unopenedDigests: 9 }, [idOfEvent(LAST)]);
    const records = [
      SpacedReviewRecord.parse({
        entity: 'recall',
        courseId: 99,
        cards: {},
        day: '2026-11-21',
        seconds: 9,
      }),
    ];
    expect(checkReviews(reminder, { ...answered, records }).digests).toMatchObject({
      unopenedDigests: 0,
    });
  });

  test('stays away while it is paused or turned off', () => {
    for (const settings of [
      { digestPausedAt: LAST.at },
      { inApp_review_due: false, email_review_due: false },
    ]) {
      const outcome = checkReviews(reminder, facts(settings));
      expect(outcome).toEqual({ nextAt: new Date('2026-11-23T08:00:00.000Z') });
    }
  });
});

// Source: rules/notifications.md N13
describe('the changes of a course', () => {
  const change = (date: string, text: string) => ({
    date,
    edition: 2,
    kind: 'law' as const,
    modules: [],
    text,
  });
  const withChanges = (...changes: ReturnType<typeof change>[]) => {
    const all = facts({});
    return { ...all, catalog: { ...all.catalog, courses: [{ ...course, changes }] } };
  };
  const updates = { ...reminder, name: `updates#${course.id}` };

  test('are told once for each day on which there are new ones', () => {
    const { event } = checkUpdates(
      updates,
      withChanges(
        change('2026-12-01', 'Planned for later.'),
        change('2026-11-22', 'The threshold rose.'),
        change('2026-11-22', 'A form was replaced.'),
        change('2026-11-20', 'Before the enrollment.'),
      ),
    );
    expect(event).toMatchObject({
      name: `courseChanged#${course.id}#2026-11-22`,
      data: { changes: ['The threshold rose.', 'A form was replaced.'] },
    });
  });

  test('are told for every day, also when a later one was told first', () => {
    const { event, writes = [] } = checkUpdates(
      updates,
      withChanges(
        change('2026-11-22', 'The threshold rose.'),
        change('2026-11-21', 'On the day of the enrollment.'),
      ),
    );
    expect([event?.name, writes]).toEqual([`courseChanged#${course.id}#2026-11-22`, []]);
    const later = { ...facts({}), now: new Date('2026-11-25T09:00:00.000Z') };
    const changes = [
      change('2026-11-24', 'A form was replaced.'),
      change('2026-11-23', 'A fine rose.'),
      change('2026-11-22', 'The threshold rose.'),
    ];
    const catalog = { ...later.catalog, courses: [{ ...course, changes }] };
    const outcome = checkUpdates(updates, { ...later, catalog });
    expect(outcome.event?.name).toBe(`courseChanged#${course.id}#2026-11-24`);
    const others = (outcome.writes ?? []).map((write) =>
      'update' in write ? write.update.SK : undefined,
    );
    expect(others.map((key) => key?.slice(-10))).toEqual(['2026-11-22', '2026-11-23']);
  });

  test('of a course that was taken in exchange are looked for', () => {
    const all = facts({});
    const [entitlement] = all.learner.entitlements;
    const learner = {
      enrollments: [],
      entitlements: [{ ...entitlement!, kind: 'purchase' as const, courseIds: [course.id] }],
    };
    const data = { orderId: 'o1', oldTitle: 'Before', newTitle: course.title };
    const event = newEvent('u1', 'courseExchanged', 'o1#2', data, NOW);
    expect(plannedReminders(event, { timeZone: 'UTC', learner })).toEqual([
      { name: `updates#${course.id}`, dueAt: new Date('2026-11-25T09:00:00.000Z') },
    ]);
  });

  test('are not told when they are older than the enrollment', () => {
    const { event, nextAt } = checkUpdates(updates, withChanges(change('2026-11-20', 'Before.')));
    expect(event).toBeUndefined();
    expect(nextAt).toEqual(new Date('2026-11-25T09:00:00.000Z'));
  });
});
