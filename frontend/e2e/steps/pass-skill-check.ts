import { expect, type Page } from '@playwright/test';
import type { ActivitySource } from '@learning/content/schema';

/** Passes a skill check through the API, as the signed-in learner of the page. */
export async function passSkillCheck(page: Page, check: ActivitySource): Promise<void> {
  if (check.type !== 'skill-check') throw new Error(`${check.id} is not a skill check`);
  const token = await page.evaluate(() => {
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage));
    return stored.find(([key]) => key.endsWith('.accessToken'))?.[1] as string | undefined;
  });
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await page.request.post(new URL(path, page.url()).href, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as { id: string; completed?: boolean };
  };
  const attempt = await post(`/api/users/me/activities/${check.id}/attempts`, {});
  const answers = Object.fromEntries(
    check.config.questions.map(({ id, correctAnswer }) => [id, correctAnswer]),
  );
  const submission = await post(`/api/activities/${check.id}/submit`, {
    userId: 'me',
    activityId: check.id,
    attemptId: attempt.id,
    payload: JSON.stringify({ answers }),
  });
  expect(submission.completed).toBe(true);
}
