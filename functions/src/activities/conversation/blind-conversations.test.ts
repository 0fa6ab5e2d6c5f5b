/**
 * Lets scripts that know nothing hold every conversation, as often as the waits allow, and learners who know most of it.
 *
 * Source: rules/scoring.md S21, S34
 */
import { activitiesOfType, type SourceOf } from '@learning/content/activities/activity-types';
import { LINE_SCRIPTS, randomOrder } from '@learning/content/activities/conversation/line-scripts';
import type { ConversationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { GUARDRAILS } from '@learning/shared/domain/scoring/play-conversation';
import { scoreConversation } from '@learning/shared/domain/scoring/score-conversation';
import { seededRandom, shuffled } from '@learning/shared/domain/shuffle';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { isProof } from '@learning/shared/testing/property-runs';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#publishing/load-content.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { ConversationBot } from '#testing/learning/conversation-bot.ts';
import { conversationCalls } from '#testing/learning/conversation-calls.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';

const DAY_MS = 24 * 3_600_000;
const SEEDS = isProof ? 1_000 : 100;

type Conversation = SourceOf<'conversation'>;

const conversations = (await loadContent()).flatMap(({ course, activities }) =>
  activitiesOfType(activities.values(), 'conversation').map((written) => ({
    courseId: course.id,
    id: written.id,
    written,
  })),
);

/** The instants at which tries open within seven days. */
const openings: Date[] = [new Date('2026-11-28T09:00:00.000Z')];
for (let next = openings[0]!; ; openings.push(next)) {
  next = nextAttemptAt(openings.length, next);
  if (next.getTime() > openings[0]!.getTime() + 7 * DAY_MS) break;
}

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

describe.each(conversations)('the conversation $id', ({ courseId, id, written }) => {
  test('is not passed by any script of the API in seven days', async () => {
    const api = openApi(table, openings[0]);
    const userId = randomUUID();
    await grantPurchase(table, userId, courseId);
    const learner = api.as(userId);
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId, progress: '0' } });
    const calls = conversationCalls(learner, id, written.config);
    const scripts = Object.values(LINE_SCRIPTS);
    expect(openings.length).toBeGreaterThan(8);
    for (const [at, now] of openings.entries()) {
      api.now = now;
      let attempt = await calls.start();
      const order = scripts[at]?.(attempt.lines) ?? randomOrder(attempt.lines, at);
      for (const lineId of order) {
        if (attempt.lines.length === 0) break;
        attempt = await calls.send(attempt.id, attempt.turns.length, lineId);
      }
      const submission = await calls.submit(attempt.id);
      expect(submission.completed, `try ${at + 1}`).toBe(false);
      const { reachesOutcome, keepsGuardrails } = JSON.parse(
        submission.payload,
      ) as ConversationSubmissionPayload;
      expect(reachesOutcome && keepsGuardrails).toBe(false);
    }
  });

  test(`is passed in seven days by at most one in a hundred of ${SEEDS} scripts that remember what they are told`, () => {
    const passes = Array.from({ length: SEEDS }, (_, seed) => isPassedByBot(written, seed));
    expect(passes.filter(Boolean).length).toBeLessThanOrEqual(SEEDS / 100);
  });

  test('is hardly passed by its best lines in a random order', () => {
    const { config, passingScore } = written;
    const passed = Array.from({ length: 1_000 }, (_, seed) => {
      const order = shuffled(config.goodOrder, seededRandom(seed));
      return scoreConversation(config, order, passingScore).passed;
    });
    expect(passed.filter(Boolean).length).toBeLessThanOrEqual(30);
  });

  test('is passed by a learner who leaves out any one line that reaches a goal late', () => {
    const { config, passingScore } = written;
    const without = config.goodOrder
      .slice(-2)
      .map((id) => config.goodOrder.filter((other) => other !== id));
    for (const order of without)
      expect(scoreConversation(config, order, passingScore).passed).toBe(true);
  });
});

/** Holds a conversation by the same rules without the API, until it is passed or seven days are over. */
function isPassedByBot({ config, passingScore }: Conversation, seed: number): boolean {
  const bot = new ConversationBot(
    config.lines.map(({ id }) => id),
    config.turns,
    seededRandom(seed),
  );
  return openings.some(() => {
    const order = bot.order();
    const { passed, reachesOutcome, keepsGuardrails, played } = scoreConversation(
      config,
      order,
      passingScore,
    );
    expect(keepsGuardrails).toBe(
      !played.turns.some(({ reply: { mark } }) => mark && GUARDRAILS.includes(mark)),
    );
    bot.learn({ reachesOutcome, keepsGuardrails, saidCount: played.turns.length });
    return passed;
  });
}
