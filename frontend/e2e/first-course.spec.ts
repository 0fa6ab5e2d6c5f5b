import { expect, test } from '@playwright/test';
import check from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-skill-check';
import generator from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-generator';
import scenario from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-scenario';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, newLearner, signIn } from './steps/learner.ts';
import { passActivity } from './steps/pass-activity.ts';
import { startProduct } from './steps/running-product.ts';

const activities = [generator, scenario, check];

const cleanups: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const stop of cleanups.splice(0)) await stop();
});

test('a visitor creates an account, starts the trial, completes course 14, and still sees 100% after a restart', async ({
  page,
}) => {
  const state = mkdtempSync(join(tmpdir(), 'learning-restart-'));
  const product = await startProduct(state);
  cleanups.push(() => product.stop());
  const learner = newLearner();

  await page.goto(product.origin);
  await page.getByRole('link', { name: 'Start Free 3-Day Trial' }).first().click();
  await createAccount(page, learner, product.origin);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/trial/i).first()).toBeVisible();

  await page.goto(`${product.origin}/courses/14`);
  await expect(page.getByRole('button', { name: learner.name })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).first().click();
  await expect(page).toHaveURL(/\/play\?module=/);

  const outline = page.getByRole('navigation', { name: /modules/i });
  for (let done = 1; done <= 5; done += 1) {
    await outline
      .getByRole('link')
      .nth(done - 1)
      .click();
    // A module is complete only once its activities are passed. The page learns of that when it is opened again.
    const own = activities.filter(({ moduleId }) => moduleId.endsWith(`-m${done}`));
    for (const activity of own) await passActivity(page, activity);
    if (own.length > 0) await page.reload();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    const outcome =
      done < 5 ? `${done * 20}% of the course complete.` : 'You have completed this course';
    await expect(page.getByText(outcome)).toBeVisible();
  }
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('tab', { name: 'Learning Path' }).click();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();

  const port = Number(new URL(product.origin).port);
  expect(await product.stop()).toBe(0);
  const restarted = await startProduct(state, port);
  cleanups.push(() => restarted.stop());
  await page.goto(`${restarted.origin}/dashboard`);
  if (page.url().includes('/login')) await signIn(page, learner);
  await page.getByRole('tab', { name: 'Learning Path' }).click();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Review/ })).toBeVisible();
  expect(await restarted.stop()).toBe(0);
});
