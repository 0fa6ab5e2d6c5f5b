import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi, type TestApi } from '../api/open-api.ts';
import { createSampleTable } from '../catalog/sample-catalog.ts';
import { activityCalls, enrolledLearner } from './activity-calls.ts';

export const COURSE = 1;
export const CHECK = 'record-keeping-skill-check';
/** The answers that pass it. */
export const RIGHT = { q1: 'He was late', q2: ['Date', 'Signature'], q3: ' Within-One-Day ' };
export const LIMIT_SECONDS = 8 * 60;
export const GRACE_SECONDS = 30;
export const start = new Date('2026-11-18T09:00:00.000Z');

/** Opens an API for each test of a file, at `start`, on one table with the sample catalog. */
export function openSampleCheck() {
  let table: Table;
  let api: TestApi;
  beforeAll(async () => {
    table = await createSampleTable();
  });
  beforeEach(() => {
    api = openApi(table, start);
  });
  return {
    table: () => table,
    api: () => api,
    advance: (seconds: number) => (api.now = new Date(start.getTime() + seconds * 1000)),
    /** Returns the calls about the check of a learner who is enrolled in its course. */
    openCheck: async (userId: string = randomUUID()) =>
      activityCalls(await enrolledLearner(api, COURSE, userId), CHECK),
  };
}
