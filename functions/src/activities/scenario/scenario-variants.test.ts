/** Plays scenarios whose decisions have a second variant. Source: rules/scoring.md S41, S42 */
import type { ScenarioConfig } from '@learning/content/schema';
import { sampleScenario } from '@learning/content/testing/sample-activities';
import { withSecondVariants, type Written } from '@learning/content/testing/written-activities';
import { rightMarks } from '@learning/content/testing/played-scenario';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { submissionKeys } from '#table/keys.ts';
import { getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { createSampleTable, publishSample } from '#testing/catalog/sample-catalog.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { scenarioCalls } from '#testing/learning/scenario-calls.ts';

const COURSE = 1;
const SCENARIO = 'record-keeping-scenario';
const start = new Date('2026-11-18T09:00:00.000Z');
const BEST = ['ask', 'dates'];
const WORST = ['hand', 'deny'];

const varied = withSecondVariants(structuredClone(sampleScenario) as Written<'scenario'>);
const config: ScenarioConfig = varied.config;

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await createSampleTable(undefined, ({ activities }) => {
    activities.set(SCENARIO, varied);
  });
});
beforeEach(() => {
  api = openApi(table, start);
});

const open = async (userId: string = randomUUID()) =>
  scenarioCalls(await enrolledLearner(api, COURSE, userId), SCENARIO, config);

const isSecond = ({ title }: { title: string }) => title.endsWith(', once more');

/** Ids of the steps that the stored attempt shows in their second variant. */
async function secondVariantsOf(userId: string): Promise<string[]> {
  const item = await getItem(table, submissionKeys.scenarioAttempt(userId, SCENARIO));
  return item!['secondVariants'] as string[];
}

describe('a scenario with second variants', () => {
  test('shows both variants to learners, and the stored one again after a reload and a publication', async () => {
    const shown = new Set<boolean>();
    for (let count = 0; count < 20; count += 1) {
      const scenario = await open();
      const { step } = await scenario.start();
      shown.add(isSecond(step!));
      expect((await scenario.start()).step).toEqual(step);
      expect((await scenario.state()).scenarioAttempt!.step).toEqual(step);
    }
    expect(shown).toEqual(new Set([false, true]));
    const userId = randomUUID();
    const { step } = await (await open(userId)).start();
    await publishSample(table);
    const afterwards = openApi(table, start).as(userId);
    expect((await scenarioCalls(afterwards, SCENARIO, config).start()).step).toEqual(step);
    await publishSample(table, ({ activities }) => activities.set(SCENARIO, varied));
  });

  test('shows the other variants at the next attempt, and grades what it shows', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const first = await scenario.decideAll(WORST);
    const drawn = await secondVariantsOf(userId);
    expect(first.decisions.map(({ step }) => isSecond(step))).toEqual(
      ['open', 'rush'].map((id) => drawn.includes(id)),
    );
    const failed = await scenario.submit(first.id);
    expect(failed.completed).toBe(false);
    const again = await scenario.decideAll(WORST);
    expect(again.decisions.map(({ step }) => isSecond(step))).toEqual(
      first.decisions.map(({ step }) => !isSecond(step)),
    );
    expect([...drawn, ...(await secondVariantsOf(userId))].toSorted()).toEqual(
      config.steps.map(({ id }) => id).toSorted(),
    );
    expect((await scenario.submit(again.id)).completed).toBe(false);
  });

  test('sends nothing of a variant that the attempt does not show, also after a pass', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const attempt = await scenario.decideAll(BEST);
    const drawn = await secondVariantsOf(userId);
    const passed = await scenario.submit(attempt.id, rightMarks(config, attempt.lookBack));
    expect(passed).toMatchObject({ score: 100, completed: true });
    const review = await scenario.review();
    const sent = JSON.stringify([attempt, passed, await scenario.state(), review]);
    const hidden = config.steps.flatMap(({ id, title, choices, secondVariant }) =>
      drawn.includes(id)
        ? [`"${title}"`, ...choices.map(({ text }) => `"${text}"`)]
        : [secondVariant!.title, ...secondVariant!.choices.map(({ text }) => text)],
    );
    expect(hidden.filter((text) => sent.includes(text))).toEqual([]);
    expect(review.scenario!.steps.map(isSecond)).toEqual(
      config.steps.map(({ id }) => drawn.includes(id)),
    );
    const { decisions } = JSON.parse(passed.payload) as ScenarioSubmissionPayload;
    for (const { stepId, choiceId } of decisions) {
      const step = review.scenario!.steps.find(({ id }) => id === stepId)!;
      expect(step.choices.map(({ id }) => id)).toContain(choiceId);
    }
  });

  test('counts the choices of each variant for itself', async () => {
    const fresh = await createSampleTable(undefined, ({ activities }) => {
      activities.set(SCENARIO, varied);
    });
    const freshApi = openApi(fresh, start);
    for (let count = 0; count < 12; count += 1) {
      const learner = await enrolledLearner(freshApi, COURSE);
      await scenarioCalls(learner, SCENARIO, config).play(BEST);
    }
    const counts = (await queryPartition(fresh, `CHOICES#${SCENARIO}`)).flatMap((item) =>
      Object.entries(item).filter(([name]) => name.startsWith('open#')),
    );
    const sumOf = (name: string) =>
      counts.filter(([key]) => key === name).reduce((sum, [, count]) => sum + Number(count), 0);
    expect(sumOf('open#ask') + sumOf('open#ask-again')).toBe(12);
    expect(new Set(counts.map(([name]) => name))).toEqual(new Set(['open#ask', 'open#ask-again']));
  });

  test('takes an attempt that was stored without a draw for one of the first variants', async () => {
    const userId = randomUUID();
    const scenario = await open(userId);
    const forgetDraw = async () => {
      const key = submissionKeys.scenarioAttempt(userId, SCENARIO);
      const { secondVariants: _drawn, ...stored } = (await getItem(table, key))!;
      await putItem(table, stored);
    };
    await scenario.play(WORST);
    await forgetDraw();
    const next = await scenario.decideAll(BEST);
    expect(next.decisions.map(({ step }) => isSecond(step))).toEqual([true, true]);
    expect(await scenario.submit(next.id)).toMatchObject({ completed: true });
    await forgetDraw();
    const { scenario: whole } = await scenario.review();
    expect(whole!.steps.some(isSecond)).toBe(false);
  });
});
