/**
 * Lets scripts that know nothing play every simulation, as often as the waits allow, and a bot that remembers what it is told.
 *
 * Source: rules/scoring.md S21, S38
 */
import { activitiesOfType, type SourceOf } from '@learning/content/activities/activity-types';
import { NUMBER_SCRIPTS } from '@learning/content/activities/simulation/number-scripts';
import type { SimulationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { drawStart, scoreSimulation } from '@learning/shared/domain/scoring/score-simulation';
import { seededRandom } from '@learning/shared/domain/shuffle';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { isProof } from '@learning/shared/testing/property-runs';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#publishing/load-content.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { SimulationBot } from '#testing/learning/simulation-bot.ts';
import { simulationCalls } from '#testing/learning/simulation-calls.ts';

const DAY_MS = 24 * 3_600_000;
const SEEDS = isProof ? 1_000 : 100;

const simulations = (await loadContent()).flatMap(({ course, activities }) =>
  activitiesOfType(activities.values(), 'simulation').map((written) => ({
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

describe.each(simulations)('the simulation $id', ({ courseId, id, written }) => {
  test('is not passed by any script of the API in seven days', async () => {
    const api = openApi(table, openings[0]);
    const userId = randomUUID();
    await grantPurchase(table, userId, courseId);
    const learner = api.as(userId);
    await learner.ok('createEnrollment', { body: { userId: 'me', courseId, progress: '0' } });
    const calls = simulationCalls(learner, id, written.config);
    const scripts = Object.values(NUMBER_SCRIPTS);
    expect(openings.length).toBeGreaterThan(8);
    for (const [at, now] of openings.entries()) {
      api.now = now;
      const attempt = await calls.start();
      const numbers = scripts[at % scripts.length]!(written.config.inputs, seededRandom(at));
      await calls.play(attempt, numbers);
      const submission = await calls.submit(attempt.id);
      expect(submission, `try ${at + 1}`).toMatchObject({ completed: false, score: null });
      const payload = JSON.parse(submission.payload) as SimulationSubmissionPayload;
      expect(payload.reachesOutcome && payload.broken.length === 0).toBe(false);
      expect(payload.replay).toBeUndefined();
    }
  });

  test(`is passed in seven days by at most one in a hundred of ${SEEDS} bots that remember what they are told`, () => {
    const passes = Array.from({ length: SEEDS }, (_, seed) => isPassedByBot(written, seed));
    expect(passes.filter(Boolean).length).toBeLessThanOrEqual(SEEDS / 100);
  });
});

/** Plays a simulation by the same rules without the API, until it is passed or seven days are over. */
function isPassedByBot({ config, passingScore }: SourceOf<'simulation'>, seed: number): boolean {
  const random = seededRandom(seed);
  const bot = new SimulationBot(config.inputs, random);
  return openings.some(() => {
    const start = drawStart(config, random);
    const scored = scoreSimulation(config, start, bot.numbers(), passingScore);
    bot.learn({ reachesOutcome: scored.reachesOutcome, brokenCount: scored.broken.length });
    return scored.passed;
  });
}
