import type { SourceOf } from '@learning/content/activities/activity-types';
import written from '@learning/content/courses/hr-foundations/activities/hr-foundations-simulation';
import type { SimulationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submissionKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { openApi, type TestApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { simulationCalls } from '#testing/learning/simulation-calls.ts';

const { id, config } = written as SourceOf<'simulation'>;
const COURSE = 1;
const NOTHING = { offers: 0, temps: 0 };

let table: Table;
let api: TestApi;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(() => {
  api = openApi(table, new Date('2026-11-28T09:00:00.000Z'));
});

async function open(userId = randomUUID()) {
  return simulationCalls(await enrolledLearner(api, COURSE, userId), id, config);
}

describe('a simulation', () => {
  test('begins with figures of its own, and shows no others', async () => {
    const first = await (await open()).start();
    expect(first).toMatchObject({ periods: [], periodsLeft: 3 });
    expect(Object.keys(first.start)).toEqual(config.start.map(({ id: shown }) => shown));
    const others = await Promise.all([1, 2, 3].map(async () => (await open()).start()));
    expect(others.some(({ start }) => start['headcount'] !== first.start['headcount'])).toBe(true);
  });

  test('is resumed with its periods, in every tab', async () => {
    const simulation = await open();
    const started = await simulation.start();
    const played = await simulation.send(started.id, 0, NOTHING);
    expect(await simulation.start()).toEqual(played);
    expect((await simulation.state()).simulationAttempt).toEqual(played);
  });

  test('plays a period, tells its figures and what followed', async () => {
    const simulation = await open();
    const started = await simulation.start();
    const { periods, periodsLeft } = await simulation.send(started.id, 0, {
      offers: 10,
      temps: 2,
    });
    expect(periodsLeft).toBe(2);
    const [{ entered, figures, messages }] = periods as [(typeof periods)[number]];
    expect(entered).toEqual({ offers: 10, temps: 2 });
    expect(figures['hires']).toBe(Math.round((10 * started.start['acceptance']!) / 100));
    expect(Object.keys(figures)).toEqual(config.figures.map(({ id: shown }) => shown));
    expect(messages.length).toBeGreaterThan(0);
    for (const { text } of messages) expect(text).not.toContain('{');
  });

  test('plays the same numbers again without a change, and refuses others for a played period', async () => {
    const simulation = await open();
    const { id: attemptId } = await simulation.start();
    const [first, second] = await Promise.all([
      simulation.send(attemptId, 0, NOTHING),
      simulation.send(attemptId, 0, NOTHING),
    ]);
    expect(second).toEqual(first);
    expect(await simulation.sendRefusal(attemptId, 0, { offers: 1, temps: 0 })).toMatchObject({
      code: 'period_played',
    });
    expect(await simulation.sendRefusal(attemptId, 2, NOTHING)).toMatchObject({
      code: 'period_played',
    });
  });

  test('refuses numbers that are missing, unknown, out of range or between steps, each by its field', async () => {
    const simulation = await open();
    const { id: attemptId } = await simulation.start();
    const issues = async (entered: Record<string, number>) => {
      const { code, fields = [] } = await simulation.sendRefusal(attemptId, 0, entered);
      return [code, ...fields.map(({ path, message }) => `${path} ${message}`)];
    };
    expect(await issues({ offers: 251 })).toEqual([
      'invalid_request',
      'body.entered.offers must be between 0 and 250',
      'body.entered.temps is missing',
    ]);
    expect(await issues({ offers: 1.5, temps: 0, gone: 1 })).toEqual([
      'invalid_request',
      'body.entered.offers must be a multiple of 1',
      'body.entered.gone is not a number of this simulation',
    ]);
    expect((await simulation.state()).simulationAttempt?.periods).toEqual([]);
  });

  test('ends after three periods, and is submitted once', async () => {
    const simulation = await open();
    const attempt = await simulation.start();
    expect(await simulation.submitRefused(attempt.id)).toBe('simulation_not_finished');
    const played = await simulation.play(attempt, simulation.numbersOf(attempt));
    expect(played.periodsLeft).toBe(0);
    expect(await simulation.sendRefusal(attempt.id, 3, NOTHING)).toMatchObject({
      code: 'simulation_over',
    });
    const submission = await simulation.submit(attempt.id);
    expect(submission).toMatchObject({ completed: true });
    expect(await simulation.submit(attempt.id)).toEqual(submission);
    expect(await simulation.startRefused()).toBe('activity_passed');
    expect(await simulation.sendRefusal(attempt.id, 0, NOTHING)).toMatchObject({
      code: 'simulation_attempt_closed',
    });
    const payload = JSON.parse(submission.payload) as SimulationSubmissionPayload;
    expect(payload.broken).toEqual([]);
    expect(payload.replay?.paths.map(({ name }) => name)).toEqual(
      config.strategies.map(({ name }) => name),
    );
    expect(payload.replay?.paths[0]?.periods.map(({ entered }) => entered)).toEqual(
      simulation.numbersOf(attempt),
    );
  });

  test('tells after a failure what fell short, no score, no effects and no other ways, and waits', async () => {
    const simulation = await open();
    for (const wait of [0, 600]) {
      const attempt = await simulation.start();
      await simulation.play(attempt, [NOTHING, NOTHING, NOTHING]);
      const failed = await simulation.submit(attempt.id);
      expect(failed).toMatchObject({ completed: false, score: null });
      expect(failed.wait?.secondsLeft).toBe(wait);
      const payload = JSON.parse(failed.payload) as SimulationSubmissionPayload;
      expect(payload.reachesOutcome).toBe(false);
      expect(payload.replay).toBeUndefined();
    }
    expect(await simulation.startRefused()).toBe('attempt_not_yet');
  });

  test('is replaced when another release stored it in another shape', async () => {
    const userId = randomUUID();
    const simulation = await open(userId);
    const before = await simulation.start();
    const key = submissionKeys.playedSimulation(userId, id);
    const stored = await getItem(table, key);
    await putItem(table, { ...stored!, start: 'unreadable' });
    expect(await simulation.state()).toMatchObject({ outdated: ['attempt'] });
    expect((await simulation.start()).id).not.toBe(before.id);
  });
});
