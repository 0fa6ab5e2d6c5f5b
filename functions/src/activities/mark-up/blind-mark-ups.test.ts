/** Plays scripts that know nothing against every published mark-up. Source: rules/scoring.md S2, S21, S30 */
import { activitiesOfType } from '@learning/content/activities/activity-types';
import { MARK_SCRIPTS } from '@learning/content/activities/mark-up/mark-up-scripts';
import { seededRandom } from '@learning/shared/domain/shuffle';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#publishing/load-content.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { grantPurchase } from '#testing/learning/enrolled-learner.ts';
import { activityCalls } from '#testing/learning/activity-calls.ts';

const start = new Date('2026-11-28T09:00:00.000Z');
/** More than a month of tries, as the waits allow them. */
const TRIES = 30;

/** Validation plays all of them, with every problem guessed right. */
const SCRIPTS = Object.entries(MARK_SCRIPTS).filter(([name]) => !/random .*[1-9]/.test(name));

const markUps = (await loadContent()).flatMap(({ course, activities }) =>
  activitiesOfType(activities.values(), 'mark-up').map((markUp) => ({
    courseId: course.id,
    id: markUp.id,
    config: markUp.config,
  })),
);

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

/** Opens a mark-up and returns what a script sees and does. */
async function openMarkUp({ courseId, id }: (typeof markUps)[number]) {
  const api = openApi(table, start);
  const userId = randomUUID();
  await grantPurchase(table, userId, courseId);
  const learner = api.as(userId);
  await learner.ok('createEnrollment', { body: { userId: 'me', courseId, progress: '0' } });
  const calls = activityCalls(learner, id);
  return {
    sentences: async () => {
      const { markUp } = await calls.state();
      const sentences = markUp!.paragraphs.flatMap((paragraph) => paragraph.sentences);
      return { documentId: markUp!.id, sentences };
    },
    submit: async (documentId: string, marks: Record<string, string>) => {
      const submission = await calls.submit({ documentId, marks });
      if (submission.wait) api.now = new Date(submission.wait.opensAt);
      return submission;
    },
  };
}

describe.each(markUps)('the mark-up $id', (markUp) => {
  test('is not passed by any script', async () => {
    const problems = markUp.config.problems.map(({ id }) => id);
    for (const [at, [name, script]] of SCRIPTS.entries()) {
      const learner = await openMarkUp(markUp);
      const { documentId, sentences } = await learner.sentences();
      const marked = script(sentences, markUp.config.asks);
      const marks = marked.map((sentenceId) => [sentenceId, problems[at % problems.length]!]);
      const submission = await learner.submit(documentId, Object.fromEntries(marks));
      expect(submission.completed, name).toBe(false);
    }
  });

  test('is not passed in a month by a script that marks what has changed since the last try', async () => {
    const learner = await openMarkUp(markUp);
    const random = seededRandom(7);
    const problems = markUp.config.problems.map(({ id }) => id);
    const seen = new Map<string, Set<string>>();
    for (let tryNumber = 0; tryNumber < TRIES; tryNumber += 1) {
      const { documentId, sentences } = await learner.sentences();
      for (const { id, text } of sentences) {
        seen.set(id, (seen.get(id) ?? new Set()).add(text.replace(/\d/g, '')));
      }
      const changed = sentences.filter(({ id }) => seen.get(id)!.size > 1);
      const marks = changed.map(({ id }) => [
        id,
        problems[Math.floor(random() * problems.length)]!,
      ]);
      const submission = await learner.submit(documentId, Object.fromEntries(marks));
      expect(submission.completed, `try ${tryNumber + 1}`).toBe(false);
    }
  });
});
