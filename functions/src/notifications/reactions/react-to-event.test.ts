import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { isProof, propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTellingDependencies } from '#companies/dependencies.ts';
import { EVENT_TYPES, type DomainEvent, type EventType } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import { parseEvent } from '#events/parse-event.ts';
import { domainEventWrite, idOfEvent, newEvent } from '#events/event-writes.ts';
import { createFigureDependencies } from '#figures/dependencies.ts';
import type { Mail } from '#gateways/mail.ts';
import { createReactionDependencies, type ReactionDependencies } from '../dependencies.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { writeTransaction, type Table } from '#table/table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { notificationRepository } from '../inbox/notification-repository.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { createReactionHandler } from './reaction-handler.ts';
import { reactToEvent } from './react-to-event.ts';
import { SAMPLE_EVENTS } from '#testing/notifications/sample-events.ts';

/** Events that others react to and of which the learner is not told. */
const SILENT = new Set<EventType>([
  'capstoneHandedIn',
  'accessEndSet',
  'enrolled',
  'invitationSent',
  'remindersMissing',
  'moduleCompleted',
  'activitySubmitted',
  'planValueChanged',
  'seatsChanged',
]);
/** Events that notify, but never mail. */
const NEVER_MAILED = ['trialStarted', 'requestReceived', 'requestAnswered'] as const;
const NOW = new Date('2026-11-22T09:00:00.000Z');
const ORIGIN = 'https://learn.example.org';

let table: Table;
let sent: Mail[] = [];
let failure: Error | undefined;
beforeAll(async () => {
  table = await createTestTable();
});
beforeEach(() => {
  sent = [];
  failure = undefined;
});

function open(email: string | null = 'ada@example.org'): ReactionDependencies {
  return createReactionDependencies(restrictTable(table, 'reactions'), {
    contactOf: () => Promise.resolve(email === null ? null : { email, name: 'Ada <b>' }),
    hashKey: 'key',
    sendMail: (mail) => {
      if (failure) return Promise.reject(failure);
      sent.push(mail);
      return Promise.resolve(true);
    },
    operatorEmail: 'coach@learning.example',
    siteOrigin: () => Promise.resolve(ORIGIN),
  });
}

const inboxOf = (userId: string) => notificationRepository(table).readInbox(userId);
const listOf = (userId: string) => notificationRepository(table).list(userId);
const sample = (type: EventType, userId = randomUUID(), at = NOW): DomainEvent =>
  newEvent(userId, type, 'x', SAMPLE_EVENTS[type], at);

describe('an event', () => {
  // Source: rules/notifications.md N1, N2
  test('becomes one unread notification and one mail, however often it is processed', async () => {
    const event = sample('certificateClaimed');
    for (let count = 0; count < 3; count += 1) await reactToEvent(event, open(), NOW);
    const [notification, ...others] = await listOf(event.userId);
    expect(others).toEqual([]);
    expect(notification).toMatchObject({
      notificationId: idOfEvent(event),
      type: 'certificate',
      title: 'Your certificate for “HR Foundations” is ready',
      actionUrl: '/certificates?certificate=0123456789abcdefghjkmnpqrs',
      certificateOf: 1,
    });
    expect((await inboxOf(event.userId)).unreadIds).toEqual([idOfEvent(event)]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'ada@example.org',
      subject: 'Your certificate for “HR Foundations”',
    });
  });

  test('that comes again after its notification was deleted does not bring it back', async () => {
    const event = sample('planEnded');
    await reactToEvent(event, open(), NOW);
    await notificationRepository(table).remove(event.userId, idOfEvent(event));
    await reactToEvent(event, open(), NOW);
    expect(await listOf(event.userId)).toEqual([]);
    expect((await inboxOf(event.userId)).unreadIds).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test.each(EVENT_TYPES)('%s is processed, and its mail has both forms', async (type) => {
    const event = sample(type);
    const all = settingsRepository(table);
    for (const name of ['course_completion', 'team', 'team_digest', 'team_report'] as const) {
      await all.changeChannels(event.userId, [
        { type: name, channel: 'email', isOn: true },
        { type: name, channel: 'inApp', isOn: true },
      ]);
    }
    await reactToEvent(event, open(), NOW);
    const isSilent = SILENT.has(type);
    expect(await listOf(event.userId)).toHaveLength(isSilent ? 0 : 1);
    // Its file is made of a team, which this learner has none of.
    const isOfTeam = type === 'teamReport';
    const isMailed = !isSilent && !isOfTeam && !NEVER_MAILED.some((unmailed) => unmailed === type);
    expect(sent).toHaveLength(isMailed ? 1 : 0);
    for (const { text, html } of sent) {
      expect(text).not.toMatch(/undefined|null|NaN|%[A-Z]+%/);
      expect(html).not.toMatch(/undefined|NaN|%[A-Z]+%|<b>/);
    }
  });

  // Source: rules/notifications.md N26
  test('that changes how a learner signs in is mailed in any case, with what to do if it was not them', async () => {
    const event = sample('signInChanged');
    const mailOff = { type: 'security', channel: 'email', isOn: false } as const;
    await settingsRepository(table).changeChannels(event.userId, [mailOff]);
    await reactToEvent(event, open(), NOW);
    expect(sent).toMatchObject([{ subject: 'An authenticator app was connected to your account' }]);
    expect(sent[0]!.unsubscribeLink).toBeUndefined();
    expect(sent[0]!.text).toMatch(/If it wasn’t you.*sign out everywhere/);
    expect(sent[0]!.text).toContain(`${ORIGIN}/account#sign-in`);
  });

  // Source: rules/notifications.md N10, N23
  test('about a colleague names them in the mail, escaped, and stores no name', async () => {
    const event = sample('invitationAccepted');
    await settingsRepository(table).changeChannels(event.userId, [
      { type: 'team', channel: 'email', isOn: true },
    ]);
    await reactToEvent(event, open(), NOW);
    expect(sent[0]!.subject).toBe('Ada <b> joined your team');
    expect(sent[0]!.html).toContain('Ada &lt;b&gt; joined your team');
    expect(JSON.stringify(await listOf(event.userId))).not.toContain('Ada');
  });

  // Source: rules/notifications.md N4, N5
  test('obeys the settings of its type on each channel', async () => {
    const userId = randomUUID();
    const settings = settingsRepository(table);
    await settings.changeChannels(userId, [
      { type: 'certificate', channel: 'email', isOn: false },
      { type: 'progress_reminder', channel: 'inApp', isOn: false },
      { type: 'purchase', channel: 'inApp', isOn: false },
      { type: 'purchase', channel: 'email', isOn: false },
    ]);
    await reactToEvent(sample('certificateClaimed', userId), open(), NOW);
    await reactToEvent(sample('courseResting', userId), open(), NOW);
    await reactToEvent(sample('orderPaid', userId), open(), NOW);
    await reactToEvent(sample('courseCompleted', userId), open(), NOW);
    expect((await listOf(userId)).map(({ type }) => type).toSorted()).toEqual([
      'certificate',
      'course_completion',
    ]);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Pick up “HR Foundations” again',
      'Your order: HR Foundations',
    ]);
  });

  // Source: rules/notifications.md N5, N19
  test.each([
    ['account_deleted', 'no longer has an account', 'Their seat is free'],
    ['own_plan_started', 'a plan with a team of their own', 'They keep their seat'],
  ] as const)(
    'of a team that came back (%s) tells the one who pays what it costs, also with mail about purchases off',
    async (reason, cause, seat) => {
      const userId = randomUUID();
      await settingsRepository(table).changeChannels(userId, [
        { type: 'purchase', channel: 'email', isOn: false },
      ]);
      const data = { orderId: 'order-1', tierName: 'Executive', reason };
      await reactToEvent(newEvent(userId, 'teamReturned', 'x', data, NOW), open(), NOW);
      const [notification] = await listOf(userId);
      expect(notification).toMatchObject({ type: 'purchase', actionUrl: '/account/team' });
      const [mail] = sent;
      expect(mail!.subject).toBe('You run the team of your Executive plan again');
      for (const text of [notification!.message, mail!.text]) {
        expect(text).toContain(cause);
        expect(text).toContain(seat);
      }
      expect(notification!.message).toContain('You pay the same as before.');
      expect(mail!.text).toContain('Nothing changes in what you pay');
      expect(mail!.text).toContain(`${ORIGIN}/account/purchases`);
    },
  );

  test('of an earlier release says nothing of the reason and is still processed', async () => {
    const userId = randomUUID();
    const data = JSON.stringify({ orderId: 'order-1', tierName: 'Executive' });
    const item = { userId, name: 'teamReturned#x', type: 'teamReturned', data };
    const stored = { entity: 'domainEvent', schemaVersion: 1, at: NOW.toISOString(), ...item };
    await reactToEvent(parseEvent(stored), open(), NOW);
    expect((await listOf(userId))[0]!.message).toContain('no longer has an account');
  });

  // Source: rules/notifications.md N5, N9
  test('of a purchase has no link to unsubscribe; every other mail has one of its own', async () => {
    await reactToEvent(sample('orderPaid'), open(), NOW);
    await reactToEvent(sample('reviewsDue'), open(), NOW);
    expect(sent[0]).not.toHaveProperty('unsubscribeLink');
    expect(sent[0]!.text).not.toContain('/unsubscribe#');
    expect(sent[1]!.unsubscribeLink).toMatch(
      new RegExp(String.raw`^${ORIGIN}/api/unsubscribe/[\w-]+\.review_due\.[\w-]{43}$`),
    );
    expect(sent[1]!.text).toContain('/unsubscribe#');
  });

  // Source: rules/notifications.md N7
  test('is mailed again only when the mail service has said that it sent nothing', async () => {
    const throttled = sample('planStarted');
    failure = Object.assign(new Error('slow down'), { $metadata: { httpStatusCode: 429 } });
    await expect(reactToEvent(throttled, open(), NOW)).rejects.toThrow('slow down');
    failure = undefined;
    await reactToEvent(throttled, open(), NOW);
    expect(sent).toHaveLength(1);

    const lost = sample('planStarted');
    failure = new Error('socket hang up');
    await expect(reactToEvent(lost, open(), NOW)).rejects.toThrow('socket hang up');
    failure = undefined;
    await reactToEvent(lost, open(), NOW);
    expect(sent).toHaveLength(1);
    expect(await listOf(lost.userId)).toHaveLength(1);
  });

  // Source: rules/notifications.md N8
  test('is not mailed to a blocked address or to an account without one', async () => {
    const deps = open('Gone@example.org');
    const blocked = createReactionDependencies(table, deps);
    await blocked.mailboxes.block('gone@example.org', 'bounce', NOW);
    const event = sample('orderPaid');
    await reactToEvent(event, deps, NOW);
    await reactToEvent(sample('orderPaid'), open(null), NOW);
    expect(sent).toEqual([]);
    expect(await listOf(event.userId)).toHaveLength(1);
  });
});

describe('the handler of the stream', () => {
  const image = ({ userId, name, type, data, at }: DomainEvent) => ({
    entity: { S: 'domainEvent' },
    schemaVersion: { N: '1' },
    userId: { S: userId },
    name: { S: name },
    type: { S: type },
    data: { S: JSON.stringify(data) },
    at: { S: at },
  });
  const record = (event: DomainEvent, SequenceNumber: string) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber, NewImage: image(event) },
  });
  const handlerOf = () =>
    createReactionHandler(
      {
        ...open(),
        events: eventRepository(restrictTable(table, 'reactions')),
        figures: createFigureDependencies(restrictTable(table, 'reactions')),
        telling: createTellingDependencies(restrictTable(table, 'reactions')),
      },
      () => NOW,
    );

  test('processes the records in order and names the first that failed', async () => {
    const userId = randomUUID();
    const [one, two] = [sample('orderPaid', userId), sample('planStarted', userId)];
    const poison = record(two, '2');
    poison.dynamodb.NewImage.data = { S: '{}' };
    const response = await handlerOf()({
      Records: [record(one, '1'), poison, record(sample('planEnded', userId), '3')],
    });
    expect(response).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(await listOf(userId)).toHaveLength(1);
    expect(await handlerOf()({ Records: [record(two, '2')] })).toEqual({ batchItemFailures: [] });
    expect(await listOf(userId)).toHaveLength(2);
  });

  test('processes the events of a day again, of all learners or of one', async () => {
    const at = new Date('2026-01-05T09:00:00.000Z');
    const [one, two] = [1, 2].map(() => sample('orderPaid', randomUUID(), at));
    await writeTransaction(table, [domainEventWrite(one!), domainEventWrite(two!)]);
    const replay = { day: '2026-01-05' };
    expect(await handlerOf()({ replay: { ...replay, userId: one!.userId } })).toEqual({
      processed: 1,
    });
    expect(await handlerOf()({ replay })).toEqual({ processed: 2 });
    expect(sent).toHaveLength(2);
  });
});

interface Sequence {
  happened: { type: EventType; subject: number; hour: number }[];
  /** The deliveries before the replay, by position. */
  order: number[];
}

/** Sequences of one run of the property; each is another learner's, and they are processed at once. */
const SEQUENCES = 25;
/** Types whose mails a learner has to turn on. */
const UNMAILED = new Set<EventType>([
  ...NEVER_MAILED,
  'courseCompleted',
  'achievementEarned',
  'invitationAccepted',
  'handoverAnswered',
  'teamDigest',
  'teamReport',
]);

// Source: rules/notifications.md N2
test('Any sequence of events with duplicates, reorderings and replays makes each notification and mail once', async () => {
  const spoken = EVENT_TYPES.filter((type) => !SILENT.has(type));
  const event = fc.record({
    type: fc.constantFrom(...spoken),
    subject: fc.integer({ min: 0, max: 2 }),
    hour: fc.integer({ min: 0, max: 5 }),
  });
  const sequence = fc.record({
    happened: fc.uniqueArray(event, {
      minLength: 1,
      maxLength: 4,
      selector: ({ type, subject }) => `${type}#${subject}`,
    }),
    order: fc.array(fc.nat(3), { maxLength: 6 }),
  });
  const process = async ({ happened, order }: Sequence) => {
    const userId = randomUUID();
    const events = happened.map(({ type, subject, hour }) => {
      const at = new Date(NOW.getTime() + hour * 3_600_000);
      return newEvent(userId, type, String(subject), SAMPLE_EVENTS[type], at);
    });
    const deps = open(`${userId}@example.org`);
    await settingsRepository(table).changeChannels(userId, [
      { type: 'team_digest', channel: 'inApp', isOn: true },
      { type: 'team_report', channel: 'inApp', isOn: true },
    ]);
    // Deliveries in any order, with repetitions, then a replay of everything.
    const deliveries = [...order.map((at) => events[at % events.length]!), ...events];
    for (const delivery of deliveries) await reactToEvent(delivery, deps, NOW);
    const ids = (await listOf(userId)).map(({ notificationId }) => notificationId);
    expect(ids.toSorted()).toEqual(events.map(idOfEvent).toSorted());
    expect((await inboxOf(userId)).unreadIds.toSorted()).toEqual(ids.toSorted());
    const mails = sent.filter(({ to }) => to === `${userId}@example.org`).map(({ text }) => text);
    const mailed = events.filter(({ type }) => !UNMAILED.has(type));
    expect(mails).toHaveLength(mailed.length);
  };
  const property = fc.asyncProperty(
    fc.array(sequence, { minLength: SEQUENCES, maxLength: SEQUENCES }),
    async (sequences) => {
      sent = [];
      await Promise.all(sequences.map(process));
    },
  );
  // `npm run prove` runs 10,000 sequences.
  await fc.assert(property, propertyRuns(isProof ? 20 : 1));
});
