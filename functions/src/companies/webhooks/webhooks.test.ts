import { WEBHOOK_EVENT_TYPES } from '@learning/shared/contract/company-events';
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEvent } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import { deliveriesPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import {
  openCompanyHarness,
  startReceiver,
  type CompanyHarness,
  type ReceivedMessage,
  type WebhookReceiver,
} from '#testing/companies/company-harness.ts';
import type { WebhookBody } from './compose-body.ts';
import { RETRY_MINUTES, STOPPED_AFTER_DAYS } from './run-deliveries.ts';

const own = { params: { userId: 'me' } };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const COURSE = { courseId: 1, courseTitle: 'HR Foundations' };

let table: Table;
let api: CompanyHarness;
let ownerId: string;
let companyId: string;
let receiver: WebhookReceiver | undefined;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(async () => {
  api = openCompanyHarness(table);
  const plan = await api.teams.plan({ maxUsers: 20, accessEndsAt: '2028-12-18T09:00:00.000Z' });
  ({ ownerId, orderId: companyId } = plan);
});
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

const receive = async (answer: Parameters<typeof startReceiver>[0]) => {
  receiver = await startReceiver(answer);
  return receiver;
};
const bodyOf = ({ body }: ReceivedMessage) => JSON.parse(body) as WebhookBody;
const later = (ms: number) => {
  api.teams.now = new Date(api.teams.now.getTime() + ms);
};
const told = <Type extends DomainEvent['type']>(
  userId: string,
  type: Type,
  subject: string,
  data: Extract<DomainEvent, { type: Type }>['data'],
) => api.tell(newEvent(userId, type, subject, data as never, api.teams.now));
const logOf = async (id: string) =>
  (await api.ok(ownerId, 'listWebhookDeliveries', { params: { userId: 'me', id } })).deliveries;

/** Checks a signature as a receiver does, at the time of its header. */
function isSigned({ headers, body }: ReceivedMessage, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signed } = headers;
  const expected = new Webhook(secret).sign(id!, new Date(Number(seconds) * 1000), body);
  return signed!.split(' ').includes(expected);
}

/** Sends until every message has had all of its tries. */
async function deliverAll(): Promise<void> {
  const days = RETRY_MINUTES.reduce((sum, minutes) => sum + minutes, 0) / 1440;
  const runs = Math.ceil((days * DAY_MS) / (15 * MINUTE_MS)) + 10;
  for (let count = 0; count < runs; count += 1) {
    const { failed, delivered } = await api.deliver();
    later(failed + delivered === 0 && count > 0 ? 60 * MINUTE_MS : 15 * MINUTE_MS);
  }
}

// Source: rules/companies.md B5, B6
describe('a receiver that fails half of the time', () => {
  it('gets every event at least once, signed, with numbers that restore the order', async () => {
    // Every message fails once or twice, and some come twice because their answer is lost.
    const seen = new Map<string, number>();
    const { received, url } = await receive((_count, { headers }) => {
      const id = headers['webhook-id']!;
      const tries = (seen.get(id) ?? 0) + 1;
      seen.set(id, tries);
      const fails = id.charCodeAt(id.length - 1) % 2 === 0 ? 1 : tries % 2;
      return tries <= fails ? 500 : 200;
    });
    const { id, secret } = await api.webhook(ownerId, url, [...WEBHOOK_EVENT_TYPES]);
    const expected: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { memberId } = await api.teams.member(ownerId);
      later(1000);
      await api.tellAll(memberId);
      await told(memberId, 'enrolled', '1', { courseId: 1 });
      await told(memberId, 'courseCompleted', '1', { ...COURSE, enrolledAt: null });
      await told(memberId, 'certificateClaimed', 'c1', { ...COURSE, certificateId: `c${count}` });
      expected.push('seat.changed', 'course.started', 'course.completed', 'certificate.issued');
    }
    await deliverAll();
    const accepted = new Map(received.map((message) => [bodyOf(message).data.sequence, message]));
    expect(received.length).toBeGreaterThan(expected.length);
    const inOrder = [...accepted].toSorted(([a], [b]) => a - b).map(([, message]) => message);
    expect(inOrder.map((message) => bodyOf(message).type)).toEqual(expected);
    expect([...accepted.keys()].toSorted((a, b) => a - b)).toEqual(
      expected.map((_type, index) => index + 1),
    );
    for (const message of received) {
      expect(isSigned(message, secret)).toBe(true);
      expect(message.headers['webhook-id']).toBe(bodyOf(message).data.id);
    }
    const log = await logOf(id);
    expect(log.map(({ state }) => state)).toEqual(expected.map(() => 'delivered'));
    expect((await api.ok(ownerId, 'getConnections', own)).webhooks[0]!.failingSince).toBeNull();
  });

  it('gets an event once however often it is processed, also by two at once', async () => {
    const { received, url } = await receive(() => 204);
    await api.webhook(ownerId, url, ['course.started', 'course.completed']);
    const members = await Promise.all([api.teams.member(ownerId), api.teams.member(ownerId)]);
    const events = members.flatMap(({ memberId }) => [
      newEvent(memberId, 'enrolled', '1', { courseId: 1 }, api.teams.now),
      newEvent(memberId, 'courseCompleted', '1', { ...COURSE, enrolledAt: null }, api.teams.now),
    ]);
    await Promise.all([...events, ...events, ...events].map((event) => api.tell(event)));
    await Promise.all([api.deliver(), api.deliver()]);
    const numbers = received.map((message) => bodyOf(message).data.sequence);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  it('gets what a run that ended in the middle had taken', async () => {
    const { received, url } = await receive(() => 200);
    await api.webhook(ownerId, url, ['course.started']);
    const { memberId } = await api.teams.member(ownerId);
    await told(memberId, 'enrolled', '1', { courseId: 1 });
    const ended = openCompanyHarness(table, () => Promise.reject(new Error('The run ended.')));
    ended.teams.now = api.teams.now;
    await expect(ended.deliver()).rejects.toThrow('1 webhooks could not be sent to.');
    expect(await api.deliver()).toMatchObject({ delivered: 0 });
    later(10 * MINUTE_MS);
    expect(await api.deliver()).toMatchObject({ delivered: 1 });
    expect(received).toHaveLength(1);
  });
});

// Source: rules/companies.md B3
describe('a message', () => {
  it('says who and what by ids, name and address, and no score, and no name of who has left', async () => {
    const { received, url } = await receive(() => 200);
    await api.webhook(ownerId, url, [...WEBHOOK_EVENT_TYPES]);
    const { memberId, email } = await api.teams.member(ownerId);
    const check = {
      courseId: 1,
      activityId: 'hr-foundations-skill-check',
      tryNumber: 2,
      isPassed: true,
      questions: [{ id: 'q1', isRight: true, choices: ['Secret choice'] }],
    };
    await told(memberId, 'activitySubmitted', 'a', check);
    // Passed again, it is no news; failed, or without proof of skills, it is none of the company's concern.
    await told(memberId, 'activitySubmitted', 'b', { ...check, tryNumber: 3 });
    await told(memberId, 'activitySubmitted', 'c', { ...check, isPassed: false });
    await told(memberId, 'activitySubmitted', 'd', { ...check, activityId: 'hr-foundations-m5-x' });
    // A course that the plan does not have.
    await told(memberId, 'enrolled', '5', { courseId: 5 });
    await api.deliver();
    const [seat] = (await api.teams.ok(ownerId, 'getTeam', own)).members;
    expect(received.map(bodyOf)).toEqual([
      {
        type: 'skill_check.passed',
        timestamp: api.teams.now.toISOString(),
        data: {
          id: expect.stringMatching(/^\d{17}-[0-9a-f]{20}$/) as string,
          sequence: 1,
          companyId,
          member: { id: seat!.seatId, name: seat!.name, email },
          course: { id: 1, title: expect.any(String) as string },
        },
      },
    ]);
    const params = { userId: 'me', seatId: seat!.seatId };
    await told(memberId, 'enrolled', '1', { courseId: 1 });
    await api.teams.ok(ownerId, 'removeMember', { params });
    await api.tellAll(ownerId);
    await api.deliver();
    expect(received.slice(1).map(bodyOf)).toMatchObject([
      { type: 'course.started', data: { member: { id: seat!.seatId, name: null, email: null } } },
      {
        type: 'seat.changed',
        data: { change: 'freed', member: { id: seat!.seatId, name: null, email: null } },
      },
    ]);
    const stored = await queryPartition(table, deliveriesPartition((await webhooks())[0]!.id));
    expect(JSON.stringify(stored)).not.toContain(memberId);
  });

  it('tells of assigned and overdue courses, and of seats that a plan takes along', async () => {
    const { received, url } = await receive(() => 200);
    const { memberId } = await api.teams.member(ownerId);
    await api.webhook(ownerId, url, ['course.assigned', 'course.overdue', 'seat.changed']);
    const params = { userId: 'me', courseId: '14' };
    const body = { dueOn: '2026-12-18', note: '', seatIds: null };
    later(1000);
    await api.teams.ok(ownerId, 'assignCourse', { params, body });
    await api.tellAll(memberId);
    const due = { ...COURSE, orderId: companyId, tierName: 'Professional', dueOn: '2026-12-18' };
    await told(memberId, 'assignmentDue', 'soon', { ...due, isLate: false });
    await told(memberId, 'assignmentDue', 'late', { ...due, isLate: true });
    await api.deliver();
    // What is about learning is not sent anymore once the plan is over.
    await told(memberId, 'assignmentDue', 'later', { ...due, dueOn: '2026-12-30', isLate: true });
    await api.teams.applyPlan({ orderId: companyId, ownerId, maxUsers: 20, accessEndsAt: null });
    await api.tellAll(memberId);
    expect(await api.deliver()).toEqual({ delivered: 1, failed: 1, left: 0 });
    const said = received.map(bodyOf).map(({ type, data }) => [type, data.dueOn ?? data.change]);
    expect(said).toEqual([
      ['seat.changed', 'taken'],
      ['course.assigned', '2026-12-18'],
      ['course.overdue', '2026-12-18'],
      ['seat.changed', 'ended'],
    ]);
  });

  it('is signed by two secrets for a day after the first was replaced', async () => {
    const { received, url } = await receive(() => 200);
    const { id, secret } = await api.webhook(ownerId, url, ['seat.changed']);
    const params = { userId: 'me', id };
    const replaced = await api.ok(ownerId, 'replaceWebhookSecret', { params });
    await api.ok(ownerId, 'testWebhook', { params });
    await api.deliver();
    later(DAY_MS);
    await api.ok(ownerId, 'testWebhook', { params });
    await api.deliver();
    expect(received.map((message) => isSigned(message, replaced.secret))).toEqual([true, true]);
    expect(received.map((message) => isSigned(message, secret))).toEqual([true, false]);
    expect(bodyOf(received[0]!)).toMatchObject({ type: 'test', data: { member: null } });
  });
});

const webhooks = async () => (await api.ok(ownerId, 'getConnections', own)).webhooks;
// Source: rules/companies.md B6
describe('a receiver that accepts nothing', () => {
  it('is tried ten times in about three days, then on demand', async () => {
    let status = 503;
    const { received, url } = await receive(() => status);
    const { id } = await api.webhook(ownerId, url, ['seat.changed']);
    const params = { userId: 'me', id };
    const { id: deliveryId } = await api.ok(ownerId, 'testWebhook', { params });
    const started = api.teams.now.getTime();
    const tried: number[] = [];
    for (const minutes of [0, ...RETRY_MINUTES]) {
      later(minutes * MINUTE_MS - 1);
      await api.deliver();
      later(1);
      await api.deliver();
      tried.push(received.length);
    }
    expect(tried).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const days = (api.teams.now.getTime() - started) / DAY_MS;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(4);
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([deliveryId]),
    );
    expect(await logOf(id)).toMatchObject([
      { state: 'failed', tries: 10, nextTryAt: null, lastStatus: 503, problem: 'refused' },
    ]);
    later(DAY_MS);
    await api.deliver();
    expect(received).toHaveLength(10);
    status = 200;
    const replay = { params: { ...params, deliveryId } };
    expect(await api.ok(ownerId, 'replayWebhookDelivery', replay)).toMatchObject({
      state: 'waiting',
    });
    await api.deliver();
    expect(await logOf(id)).toMatchObject([{ state: 'delivered', tries: 1, problem: null }]);
    later(30 * DAY_MS);
    expect(await api.refused(ownerId, 'replayWebhookDelivery', replay)).toBe('delivery_not_found');
  });

  it('is stopped after five days, which its owner is told; what it missed can be sent later', async () => {
    let status = 500;
    const { received, url } = await receive(() => status);
    const { id } = await api.webhook(ownerId, url, ['course.started']);
    const params = { userId: 'me', id };
    for (let day = 0; day <= STOPPED_AFTER_DAYS; day += 1) {
      await api.ok(ownerId, 'testWebhook', { params });
      await api.deliver();
      later(DAY_MS);
    }
    expect(await webhooks()).toMatchObject([{ state: 'stopped' }]);
    const events = await eventRepository(table).list(ownerId);
    const stopped = events.filter(({ type }) => type === 'webhookStopped');
    expect(stopped).toMatchObject([{ data: { host: new URL(url).host } }]);
    const { memberId } = await api.teams.member(ownerId);
    await told(memberId, 'enrolled', '1', { courseId: 1 });
    const count = received.length;
    await api.deliver();
    expect(received).toHaveLength(count);
    const [missed] = await logOf(id);
    expect(missed).toMatchObject({
      type: 'course.started',
      state: 'failed',
      problem: 'webhook_off',
    });
    status = 200;
    const change = { params, body: { types: ['course.started' as const], isOn: true } };
    expect((await api.ok(ownerId, 'changeWebhook', change)).webhooks).toMatchObject([
      { state: 'on', failingSince: null },
    ]);
    await api.ok(ownerId, 'replayWebhookDelivery', {
      params: { ...params, deliveryId: missed!.id },
    });
    await api.deliver();
    expect((await logOf(id))[0]).toMatchObject({ state: 'delivered' });
  });

  it('holds up no other one, and follows no redirect', async () => {
    const { url } = await receive(() => 302);
    const good = await startReceiver(() => 200);
    const { id } = await api.webhook(ownerId, url, ['course.started']);
    await api.webhook(ownerId, good.url, ['course.started']);
    const { memberId } = await api.teams.member(ownerId);
    await told(memberId, 'enrolled', '1', { courseId: 1 });
    expect(await api.deliver()).toEqual({ delivered: 1, failed: 1, left: 0 });
    await good.close();
    expect(await logOf(id)).toMatchObject([{ problem: 'redirected', lastStatus: 302 }]);
    expect(receiver!.received).toHaveLength(1);
  });

  it('is a closed port', async () => {
    const gone = await startReceiver(() => 200);
    await gone.close();
    const { id } = await api.webhook(ownerId, gone.url, ['course.started']);
    await api.ok(ownerId, 'testWebhook', { params: { userId: 'me', id } });
    await api.deliver();
    expect(await logOf(id)).toMatchObject([{ problem: 'no_answer', lastStatus: null }]);
  });
});

describe('the webhooks of a company', () => {
  it('are five at most, can be turned off and deleted, and are no one else’s', async () => {
    const { received, url } = await receive(() => 200);
    const { id } = await api.webhook(ownerId, url, ['course.started']);
    const params = { userId: 'me', id };
    const body = { url, types: ['course.started' as const] };
    for (let count = 0; count < 4; count += 1) await api.webhook(ownerId, url, ['seat.changed']);
    expect(await api.refused(ownerId, 'createWebhook', { ...own, body })).toBe('too_many_webhooks');
    await api.ok(ownerId, 'testWebhook', { params });
    const off = { params, body: { types: body.types, isOn: false } };
    await api.ok(ownerId, 'changeWebhook', off);
    expect(await api.deliver()).toMatchObject({ delivered: 0, failed: 1 });
    const { memberId } = await api.teams.member(ownerId);
    await told(memberId, 'enrolled', '1', { courseId: 1 });
    await api.ok(ownerId, 'changeWebhook', { params, body: { types: body.types, isOn: true } });
    expect(await logOf(id)).toHaveLength(1);
    await api.ok(ownerId, 'testWebhook', { params });
    await api.ok(ownerId, 'deleteWebhook', { params });
    await api.deliver();
    expect(received).toEqual([]);
    for (const name of ['testWebhook', 'replaceWebhookSecret', 'deleteWebhook'] as const) {
      expect(await api.refused(ownerId, name, { params })).toBe('webhook_not_found');
    }
    const other = await api.teams.plan();
    const theirs = await api.webhook(other.ownerId, url, ['seat.changed']);
    const foreign = { params: { userId: 'me', id: theirs.id } };
    expect(await api.refused(ownerId, 'listWebhookDeliveries', foreign)).toBe('webhook_not_found');
    expect(await api.refused(ownerId, 'replaceWebhookSecret', foreign)).toBe('webhook_not_found');
  });

  it('are told nothing of a learner without a seat', async () => {
    const { url } = await receive(() => 200);
    const { id } = await api.webhook(ownerId, url, [...WEBHOOK_EVENT_TYPES]);
    await told(randomUUID(), 'enrolled', '1', { courseId: 1 });
    await told(ownerId, 'enrolled', '1', { courseId: 1 });
    expect(await logOf(id)).toEqual([]);
  });
});
