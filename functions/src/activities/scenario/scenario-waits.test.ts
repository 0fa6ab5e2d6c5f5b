import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submissionKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';

const SCENARIO = 'record-keeping-scenario';
const WORST = ['hand', 'deny'];
const BEST = ['ask', 'dates'];
const start = new Date('2026-11-18T09:00:00.000Z');
const MINUTE = 60;
const HOUR = 3600;

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await createSampleTable();
});
beforeEach(() => {
  api = openApi(table, start);
});

const open = async (userId: string = randomUUID()) =>
  scenarioCalls(await enrolledLearner(api, 1, userId), SCENARIO);
const at = (seconds: number) => (api.now = new Date(start.getTime() + seconds * 1000));
const instant = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString();

type Scenario = Awaited<ReturnType<typeof open>>;

/** Fails so many tries, each as early as possible. @returns the second of the last one */
async function failTimes(scenario: Scenario, count: number): Promise<number> {
  const seconds = [0, 0, 10 * MINUTE, 70 * MINUTE].slice(0, count);
  for (const second of seconds) {
    at(second);
    await scenario.play(WORST);
  }
  return seconds.at(-1)!;
}

describe('the wait after a failed try at a scenario', () => {
  test.each([
    [1, 0],
    [2, 10 * MINUTE],
    [3, HOUR],
    [4, 24 * HOUR],
  ])('number %i is that of a skill check: %i seconds', async (count, waitSeconds) => {
    const scenario = await open();
    const last = await failTimes(scenario, count);
    const opensAt = instant(last + waitSeconds);
    const { latestSubmission } = await scenario.state();
    expect(latestSubmission?.wait).toEqual({ opensAt, secondsLeft: waitSeconds });
    at(last + waitSeconds);
    expect((await scenario.start()).decisions).toEqual([]);
  });

  test.each([
    [2, 10 * MINUTE],
    [3, HOUR],
    [4, 24 * HOUR],
  ])(
    'number %i refuses every earlier start, with the instant it opens',
    async (count, waitSeconds) => {
      const scenario = await open();
      const last = await failTimes(scenario, count);
      at(last + waitSeconds - 0.001);
      expect(await scenario.startRefusal()).toEqual({
        code: 'attempt_not_yet',
        message: 'Your next attempt isn’t open yet. The activity shows when it opens.',
        details: { opensAt: [instant(last + waitSeconds)] },
      });
    },
  );

  test('also refuses a submission without a new try', async () => {
    const scenario = await open();
    await failTimes(scenario, 2);
    expect(await scenario.submitRefused('made-up-attempt')).toBe('attempt_not_yet');
  });

  test('is the same in all tabs: a start that read the items before the failure does not get past it', async () => {
    const scenario = await open();
    await failTimes(scenario, 1);
    const { id } = await scenario.decideAll(WORST);
    const outcomes = await Promise.allSettled([
      scenario.submit(id),
      ...Array.from({ length: 6 }, () => scenario.start()),
    ]);
    expect(outcomes[0]!.status).toBe('fulfilled');
    const started = outcomes
      .slice(1)
      .flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [(outcome.value as { id: string }).id] : [],
      );
    // Those that came before the submission got the attempt that was open.
    expect(new Set([...started, id]).size).toBe(1);
    expect(await scenario.startRefused()).toBe('attempt_not_yet');
  });

  test('does not follow a pass, and counts from the failures of earlier releases, which stored no wait', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    await failTimes(scenario, 2);
    const key = submissionKeys.scenarioAttempt(userId, SCENARIO);
    const { nextAttemptAt: _wait, ...older } = (await getItem(table, key))!;
    await putItem(table, older);
    const third = await scenario.play(WORST);
    expect(third.wait).toEqual({ opensAt: instant(HOUR), secondsLeft: HOUR });
    at(HOUR);
    const passed = await scenario.play(BEST);
    expect(passed.completed).toBe(true);
    expect(passed).not.toHaveProperty('wait');
    expect(await scenario.startRefused()).toBe('activity_passed');
  });
});
