/** Plays the script that once passed all fifteen courses in 23 seconds. Source: rules/scoring.md S2, S20, S21, S22 */
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#publishing/load-content.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';

const SECOND_MS = 1000;
const start = new Date('2026-11-22T09:00:00.000Z');
/** Two checks with a bank, and one that has none yet. */
const COURSES = [1, 4, 14];
const checks = (await loadContent())
  .filter(({ course }) => COURSES.includes(course.id))
  .flatMap(({ course, activities }) =>
    [...activities.values()].flatMap((activity) =>
      activity.type === 'skill-check' ? [{ courseId: course.id, id: activity.id }] : [],
    ),
  );

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

describe('the blind script', () => {
  test.each(checks)(
    'fails at $id, and after 23 seconds it has to wait',
    async ({ courseId, id }) => {
      const api = openApi(table, start);
      const check = activityCalls(await enrolledLearner(api, courseId), id);
      const essay = 'x'.repeat(55);

      // The first attempt is handed in with one nonsense answer, to read the answers of all questions.
      const first = await check.start();
      const probe = await check.submit(
        { answers: { [first.questions[0]!.id]: 'nonsense' } },
        first.id,
      );
      const learned = new Map<string, unknown>();
      const { results } = JSON.parse(probe.payload) as SkillCheckSubmissionPayload;
      for (const { questionId, correctAnswer } of results.questionResults) {
        if (correctAnswer !== undefined) learned.set(questionId, correctAnswer);
      }
      expect(learned.size).toBe(0);

      // The second one, seconds later, sends them back, with fifty times the letter x as the essay.
      api.now = new Date(start.getTime() + 2 * SECOND_MS);
      const second = await check.start();
      const answers = Object.fromEntries(
        second.questions.map(({ id: questionId, type, options }) => [
          questionId,
          learned.get(questionId) ??
            (type === 'essay' ? essay : type === 'multiple-select' ? options : (options[0] ?? 'x')),
        ]),
      );
      expect((await check.submit({ answers }, second.id)).completed).toBe(false);

      api.now = new Date(start.getTime() + 23 * SECOND_MS);
      const refusal = await check.startRefusal();
      expect(refusal.code).toBe('attempt_not_yet');
      expect((await check.submitRefusal({ answers }, 'another-attempt')).code).toBe(
        'attempt_not_yet',
      );
    },
  );

  test('gets four attempts on the first day and one on each day after it', async () => {
    const api = openApi(table, start);
    const { courseId, id } = checks[0]!;
    const check = activityCalls(await enrolledLearner(api, courseId), id);
    const startedAtSeconds: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      startedAtSeconds.push((api.now.getTime() - start.getTime()) / SECOND_MS);
      const attempt = await check.start();
      const { wait } = await check.submit({ answers: {} }, attempt.id);
      api.now = new Date(wait!.opensAt);
    }
    expect(startedAtSeconds).toEqual([0, 0, 600, 4200, 90_600]);
  });
});
