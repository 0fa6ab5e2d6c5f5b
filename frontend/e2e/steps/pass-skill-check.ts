import { expect, type Page } from '@playwright/test';
import type { ActivitySource } from '@learning/content/schema';
import { postAsLearner } from './learner.ts';

/** Passes a skill check through the API, as the signed-in learner of the page. */
export async function passSkillCheck(page: Page, check: ActivitySource): Promise<void> {
  if (check.type !== 'skill-check') throw new Error(`${check.id} is not a skill check`);
  const attempts = `/api/users/me/activities/${check.id}/attempts`;
  const attempt = (await postAsLearner(page, attempts, {})) as {
    id: string;
    questions: { id: string }[];
  };
  const answers = Object.fromEntries(
    check.config.questions
      .filter(({ id }) => attempt.questions.some((asked) => asked.id === id))
      .map(({ id, correctAnswer }) => [id, correctAnswer]),
  );
  const submission = (await postAsLearner(page, `/api/activities/${check.id}/submit`, {
    userId: 'me',
    activityId: check.id,
    attemptId: attempt.id,
    payload: JSON.stringify({ answers }),
  })) as { completed: boolean };
  expect(submission.completed).toBe(true);
}
