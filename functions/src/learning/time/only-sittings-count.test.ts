import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { enrolledLearner } from '#testing/learning/activity-calls.ts';
import { passCourseActivities } from '#testing/learning/passed-activities.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const COURSE = 14;
const MODULES = [1, 2].map((order) => `hr-documentation-basic-m${order}`);
const start = new Date('2026-11-18T08:00:00.000Z');

const completion = fc.record({
  kind: fc.constant('complete' as const),
  module: fc.nat(1),
  completed: fc.boolean(),
  timeSpent: fc.option(
    fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    { nil: undefined },
  ),
});
const report = fc.record({
  kind: fc.constant('report' as const),
  module: fc.nat(1),
  sittingId: fc.constantFrom('sitting-a', 'sitting-b'),
  minutes: fc.integer({ min: 1, max: 1_440 }),
});
const step = fc.record({ pause: fc.nat(300), call: fc.oneof(completion, report) });

// Source: rules/time.md T4
test('minutes are those that sittings reported, whatever time a completion states', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (history) => {
      const api = openApi(table, start);
      const userId = randomUUID();
      const learner = await enrolledLearner(api, COURSE, userId);
      await passCourseActivities(table, userId, COURSE);
      const reported = MODULES.map(() => 0);
      for (const { pause, call } of history) {
        api.now = new Date(api.now.getTime() + pause * 60_000);
        const params = { userId: 'me', moduleId: MODULES[call.module]! };
        if (call.kind === 'complete') {
          const { completed, timeSpent } = call;
          const body = { completed, ...(timeSpent === undefined ? {} : { timeSpent }) };
          await learner.ok('recordModuleProgress', { params, body });
        } else {
          const { sittingId, minutes } = call;
          const body = { sittingId, minutes };
          const { addedMinutes } = await learner.ok('recordLearningTime', { params, body });
          reported[call.module]! += addedMinutes;
        }
      }
      const { progress } = await learner.ok('getCourseState', {
        params: { userId: 'me', id: COURSE },
      });
      const shown = MODULES.map((id) => progress.find((entry) => entry.moduleId === id)?.timeSpent);
      expect(shown.map((minutes) => minutes ?? 0)).toEqual(reported);
      const dashboard = await learner.ok('getDashboard', { params: { userId: 'me' } });
      expect(dashboard.learningMinutes).toBe(reported[0]! + reported[1]!);
    }),
    propertyRuns(15),
  );
});
