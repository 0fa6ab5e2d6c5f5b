import type { SourceOf } from '@learning/content/activities/activity-types';
import written from '@learning/content/courses/employee-relations/activities/employee-relations-conversation';
import type { ConversationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submissionKeys, submissionsPartition } from '#table/keys.ts';
import { getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { conversationCalls } from '#testing/learning/conversation-calls.ts';
import { recordRequests } from '#testing/table/record-requests.ts';

const COURSE = 5;
const { id: CONVERSATION, config } = written as SourceOf<'conversation'>;
const start = new Date('2026-11-28T09:00:00.000Z');
const MINUTE_MS = 60_000;

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(() => {
  api = openApi(table, start);
});

const open = async (userId: string = randomUUID()) =>
  conversationCalls(await enrolledLearner(api, COURSE, userId), CONVERSATION, config);
const payloadOf = ({ payload }: { payload: string }) =>
  JSON.parse(payload) as ConversationSubmissionPayload;
const replyOf = (lineId: string, at: number) =>
  config.lines.find(({ id }) => id === lineId)!.replies.at(at)!.text;

describe('a conversation', () => {
  test('starts with all lines and no reply, in an order of its own', async () => {
    const orders = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const attempt = await (await open()).start();
      expect(attempt).toMatchObject({ turns: [], turnsLeft: config.turns });
      expect(attempt.lines.map(({ id }) => id)).toEqual(
        config.lines.map((_line, at) => `line-${at + 1}`),
      );
      const texts = attempt.lines.map(({ text }) => text);
      expect(texts.toSorted()).toEqual(config.lines.map(({ text }) => text).toSorted());
      orders.add(texts.join());
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  test('replies to each line by what was said before it', async () => {
    const conversation = await open();
    const first = await conversation.say(await conversation.start(), ['limits', 'account']);
    expect(first.turns.map(({ reply }) => reply)).toEqual([
      replyOf('limits', 1),
      replyOf('account', 1),
    ]);
    const other = await open();
    const second = await other.say(await other.start(), ['account', 'limits']);
    expect(second.turns.map(({ reply }) => reply)).toEqual([
      replyOf('account', -1),
      replyOf('limits', -1),
    ]);
    expect(second.turnsLeft).toBe(config.turns - 2);
    expect(second.lines).toHaveLength(config.lines.length - 2);
  });

  test('resumes on any device where it was left', async () => {
    const userId = randomUUID();
    const conversation = await open(userId);
    const said = await conversation.say(await conversation.start(), ['limits']);
    const elsewhere = conversationCalls(openApi(table, start).as(userId), CONVERSATION, config);
    expect(await elsewhere.start()).toEqual(said);
    expect((await elsewhere.state()).conversationAttempt).toEqual(said);
  });

  test('takes the same line twice, and refuses another one at a turn that is taken', async () => {
    const conversation = await open();
    const attempt = await conversation.start();
    const limits = conversation.shown(attempt, 'limits');
    const said = await conversation.send(attempt.id, 0, limits);
    expect(await conversation.send(attempt.id, 0, limits)).toEqual(said);
    const other = conversation.shown(attempt, 'account');
    const refused = async (turn: number, lineId: string) =>
      (await conversation.sendRefusal(attempt.id, turn, lineId)).code;
    expect(await refused(0, other)).toBe('turn_taken');
    expect(await refused(2, other)).toBe('turn_taken');
    expect((await conversation.start()).turns).toHaveLength(1);
  });

  test('takes one of two lines that arrive at once, and the same one from many tabs', async () => {
    const conversation = await open();
    const attempt = await conversation.start();
    const [one, two] = [
      conversation.shown(attempt, 'limits'),
      conversation.shown(attempt, 'account'),
    ];
    const outcomes = await Promise.allSettled([
      conversation.send(attempt.id, 0, one),
      conversation.send(attempt.id, 0, two),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = (await conversation.start()).lines[0]!.id;
    const all = await Promise.all(
      Array.from({ length: 6 }, () => conversation.send(attempt.id, 1, left)),
    );
    for (const { turns } of all) expect(turns).toHaveLength(2);
  });

  test.each(['line-0', 'line-40', 'limits'])(
    'refuses %s, a line that there isn’t, and names the field',
    async (lineId) => {
      const conversation = await open();
      const { id } = await conversation.start();
      const refusal = await conversation.sendRefusal(id, 0, lineId);
      expect(refusal.code).toBe('invalid_request');
      expect(refusal.fields?.map(({ path }) => path)).toEqual(['body.lineId']);
    },
  );

  test('refuses a line that was said before', async () => {
    const conversation = await open();
    const { id, turns } = await conversation.say(await conversation.start(), ['limits', 'purpose']);
    const refusal = await conversation.sendRefusal(id, 2, turns[0]!.line.id);
    expect(refusal.code).toBe('invalid_request');
  });

  test('is over when the other person has had enough', async () => {
    const conversation = await open();
    const started = await conversation.start();
    const over = await conversation.say(started, ['tillman', 'stake']);
    expect(over).toMatchObject({ lines: [], turnsLeft: 0 });
    expect(over.turns).toHaveLength(1);
    const next = conversation.shown(started, 'limits');
    expect((await conversation.sendRefusal(over.id, 1, next)).code).toBe('conversation_over');
  });

  test("refuses lines for another learner's attempt and for a closed one", async () => {
    const conversation = await open();
    const { id } = await (await open()).start();
    const refused = async (attemptId: string) =>
      (await conversation.sendRefusal(attemptId, 0, 'line-1')).code;
    expect(await refused(id)).toBe('conversation_attempt_closed');
    const own = await conversation.say(await conversation.start(), ['limits']);
    await conversation.submit(own.id);
    expect(await refused(own.id)).toBe('conversation_attempt_closed');
  });

  test('is not found under the id of another type, and refused without enrollment', async () => {
    const learner = api.as(randomUUID());
    await learner.ok('startTrial', { params: { userId: 'me' } });
    expect(await conversationCalls(learner, CONVERSATION, config).startRefused()).toBe(
      'not_enrolled',
    );
    const enrolled = await enrolledLearner(api, COURSE);
    const scenario = conversationCalls(enrolled, 'employee-relations-scenario', config);
    expect(await scenario.startRefused()).toBe('activity_not_found');
  });

  test('takes one round trip of reads and one write for a line', async () => {
    const conversation = await open();
    const attempt = await conversation.start();
    const { operations, stop } = recordRequests();
    await conversation.say(attempt, ['limits']);
    stop();
    const at = operations.findIndex((operation) => operation.startsWith('UpdateItem'));
    const reads = operations.slice(0, at);
    // All reads are sent before the first response arrives.
    expect(reads.slice(0, 3).toSorted()).toEqual(['GetItem', 'GetItem', 'Query']);
    expect(reads.slice(3)).toEqual(['answered', 'answered', 'answered']);
    expect(operations.slice(at)).toEqual(['UpdateItem', 'answered']);
  });

  test('is replaced when this release cannot read what an earlier one stored', async () => {
    const userId = randomUUID();
    const conversation = await open(userId);
    const { id } = await conversation.start();
    const key = submissionKeys.playedConversation(userId, CONVERSATION);
    await putItem(table, { ...(await getItem(table, key))!, schemaVersion: 99 });
    expect(await conversation.state()).toMatchObject({ outdated: ['attempt'] });
    expect(await conversation.submitRefused(id)).toBe('attempt_outdated');
    expect((await conversation.start()).id).not.toBe(id);
  });
});

describe('the submission of a conversation', () => {
  test('of its good order passes with everything, and has the record', async () => {
    const conversation = await open();
    const { id } = await conversation.say(await conversation.start(), config.goodOrder);
    const passed = await conversation.submit(id);
    expect(passed).toMatchObject({ completed: true, score: 100 });
    const { record, turns, summary } = payloadOf(passed);
    expect(record).toEqual({ established: config.goals.map(({ text }) => text), open: [] });
    expect(turns.every(({ why }) => why !== undefined)).toBe(true);
    expect(summary).toBe(config.feedback.passing);
    expect(await conversation.submit(id)).toEqual(passed);
    expect(await conversation.startRefused()).toBe('activity_passed');
  });

  test('passes with enough goals, and the record says what was never asked and marks what led', async () => {
    const conversation = await open();
    const order = [
      'limits',
      'purpose',
      'account',
      'since',
      'floor',
      'others',
      'log',
      'stake',
      'loud',
    ];
    const { id } = await conversation.say(await conversation.start(), order);
    const passed = await conversation.submit(id);
    expect(passed).toMatchObject({ completed: true, score: 75 });
    const { record, turns } = payloadOf(passed);
    const missing = config.goals.filter((goal) => ['words', 'camera'].includes(goal.id));
    expect(record!.open).toEqual(missing.map((goal) => goal.missing));
    expect(turns.map(({ mark }) => mark).filter(Boolean)).toEqual(['leading']);
  });

  test('fails with a promise, whatever it reached, and tells that and no more', async () => {
    const conversation = await open();
    const order = [...config.goodOrder, 'brother'];
    const { id } = await conversation.say(await conversation.start(), order);
    const failed = await conversation.submit(id);
    expect(failed).toMatchObject({ completed: false, score: null });
    const payload = payloadOf(failed);
    expect(payload).toMatchObject({ reachesOutcome: true, keepsGuardrails: false });
    expect(payload.record).toBeUndefined();
    expect(payload.turns.flatMap((turn) => Object.keys(turn))).not.toContain('why');
    expect(payload.readAt.length).toBeGreaterThan(0);
  });

  test('that fails opens the next attempt at once, and after the second one in ten minutes', async () => {
    const conversation = await open();
    const fail = async () => {
      const { id } = await conversation.say(await conversation.start(), ['purpose']);
      return conversation.submit(id);
    };
    expect((await fail()).wait).toMatchObject({ secondsLeft: 0 });
    expect((await fail()).wait).toMatchObject({ secondsLeft: 600 });
    expect(await conversation.startRefused()).toBe('attempt_not_yet');
    api.now = new Date(start.getTime() + 10 * MINUTE_MS);
    expect((await conversation.start()).turns).toEqual([]);
  });

  test('is refused before a word was said, and before it is started', async () => {
    const conversation = await open();
    expect(await conversation.submitRefused()).toBe('attempt_not_started');
    const { id } = await conversation.start();
    expect(await conversation.submitRefused(id)).toBe('conversation_not_begun');
    expect((await conversation.start()).id).toBe(id);
  });

  test('leaves one attempt and one submission stored, and no text', async () => {
    const userId = randomUUID();
    const conversation = await open(userId);
    const { id } = await conversation.say(await conversation.start(), ['limits']);
    await Promise.all(Array.from({ length: 4 }, () => conversation.submit(id)));
    const items = await queryPartition(table, submissionsPartition(userId));
    expect(items.map((item) => String(item['entity'])).toSorted()).toEqual([
      'conversationAttempt',
      'submission',
    ]);
  });
});
