import type { CoachingSession } from '@learning/shared/contract/coaching';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import type { Mail } from '#gateways/mail.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import {
  confirmedSession,
  openCoaching,
  OPERATOR_EMAIL,
  type Coaching,
} from '#testing/coaching/coaching-harness.ts';
import { createReactionDependencies } from '../dependencies.ts';
import { notificationRepository } from '../inbox/notification-repository.ts';
import { reactToEvent } from './react-to-event.ts';

const ORIGIN = 'https://learn.example.org';

let table: Table;
let coaching: Coaching;
let sent: Mail[] = [];
beforeAll(async () => {
  table = await createTableWithCourse(14);
});
beforeEach(() => {
  sent = [];
  coaching = openCoaching(table);
});

/** Processes all events of a learner, in their order. */
async function react(userId: string) {
  const deps = createReactionDependencies(restrictTable(table, 'reactions'), {
    contactOf: (id) => Promise.resolve({ email: `${id}@example.org`, name: 'Zoë <b>' }),
    hashKey: 'key',
    sendMail: (mail) => {
      sent.push(mail);
      return Promise.resolve(true);
    },
    operatorEmail: OPERATOR_EMAIL,
    siteOrigin: () => Promise.resolve(ORIGIN),
  });
  const events = (await eventRepository(table).list(userId)).toSorted((a, b) =>
    `${a.at}${a.name}`.localeCompare(`${b.at}${b.name}`),
  );
  for (const event of events) await reactToEvent(event, deps, coaching.clock.now);
}

const toOperator = () => sent.filter(({ to }) => to === OPERATOR_EMAIL);
const toLearner = () => sent.filter(({ to }) => to !== OPERATOR_EMAIL);

// Source: rules/notifications.md N17
describe('the mails about a coaching session', () => {
  it('tell learner and operator once, and the operator’s link confirms the session', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const times = coaching.times();
    const { sessionId } = (
      await coaching.book(userId, { times, topic: 'Hire <b>?\nReply to boss@example.org' })
    ).body as CoachingSession;
    await react(userId);
    await react(userId);
    expect(sent).toHaveLength(2);
    const [mail] = toOperator();
    expect(mail).toMatchObject({ replyTo: `${userId}@example.org`, attachments: [] });
    expect(mail!.text).toContain('> Reply to boss@example.org');
    expect(mail!.html).not.toContain('<b>');
    const [, token] = new RegExp(`${ORIGIN}/answer#([\\w.-]+)`).exec(mail!.text)!;
    expect(token).toBe(await coaching.token(userId, sessionId));
    expect(toLearner()[0]!.text).not.toContain('/answer#');
    expect(toLearner()[0]!).not.toHaveProperty('unsubscribeLink');
    const [notification] = await notificationRepository(table).list(userId);
    expect(notification).toMatchObject({ type: 'request', actionUrl: '/account/requests' });
  });

  it('bring the same calendar file to both when it is confirmed, moved and canceled', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId } = await confirmedSession(coaching, userId);
    await react(userId);
    const files = () => sent.flatMap(({ attachments = [] }) => attachments);
    expect(files()).toHaveLength(2);
    expect(files()[0]).toEqual(files()[1]);
    expect(files()[0]).toMatchObject({
      fileName: 'session.ics',
      contentType: 'text/calendar; method=REQUEST; charset=UTF-8',
    });

    const hour = 3_600_000;
    coaching.clock.now = new Date(coaching.clock.now.getTime() + hour);
    const times = coaching.times(100);
    await coaching.move(userId, sessionId, times);
    await react(userId);
    coaching.clock.now = new Date(coaching.clock.now.getTime() + hour);
    const token = await coaching.token(userId, sessionId);
    await coaching.answer(token, { action: 'confirm', startsAt: times[0]!, place: '1' });
    sent = [];
    await react(userId);
    expect(toLearner()[0]!.subject).toContain('Your 1-on-1 session was moved');
    expect(files()).toHaveLength(2);
    expect(files()[0]!.text).toContain('SEQUENCE:1');

    coaching.clock.now = new Date(coaching.clock.now.getTime() + hour);
    await coaching.cancel(userId, sessionId);
    sent = [];
    await react(userId);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      [OPERATOR_EMAIL, `${userId}@example.org`].toSorted(),
    );
    expect(files()[0]).toMatchObject({
      fileName: 'canceled.ics',
      contentType: 'text/calendar; method=CANCEL; charset=UTF-8',
    });
    expect(files()[0]!.text).toMatch(/SEQUENCE:2/);
  });

  it('say nothing that no longer holds', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId } = await confirmedSession(coaching, userId);
    coaching.clock.now = new Date(coaching.clock.now.getTime() + 60_000);
    await coaching.cancel(userId, sessionId);
    await react(userId);
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'You canceled your 1-on-1 session',
      'Zoë <b> canceled a 1-on-1 session',
    ]);
    expect(await notificationRepository(table).list(userId)).toHaveLength(3);
  });

  it('carry the operator’s words when the times are declined, escaped, and the operator gets none', async () => {
    const { userId } = await coaching.ownerOf('executive');
    const { sessionId } = (await coaching.book(userId)).body as CoachingSession;
    await react(userId);
    sent = [];
    const token = await coaching.token(userId, sessionId);
    coaching.clock.now = new Date(coaching.clock.now.getTime() + 60_000);
    await coaching.answer(token, { action: 'decline', message: 'Try <i>Monday</i>.' });
    await react(userId);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('> Try <i>Monday</i>.');
    expect(sent[0]!.html).not.toContain('<i>');
  });
});
