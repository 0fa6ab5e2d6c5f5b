import { expect, test } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, newLearner, signIn } from './learner.ts';
import { startProduct } from './running-product.ts';

test('a stranger creates an account, starts the trial, completes course 14, and finds 100 % after a restart', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const state = mkdtempSync(join(tmpdir(), 'learning-restart-'));
  const product = await startProduct(state);
  const learner = newLearner();

  await page.goto(product.origin);
  await page.getByRole('button', { name: 'Start Free 3-Day Trial' }).first().click();
  await createAccount(page, learner, product.origin);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/trial/i).first()).toBeVisible();

  await page.goto(`${product.origin}/courses/14`);
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page.getByText('Enrollment Successful!')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Learning' }).first().click();

  for (let done = 1; done <= 5; done += 1) {
    const module = page.locator('nav, aside').getByRole('link', { name: new RegExp(`^${done}\\b`) });
    await module.first().click();
    await page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await expect(page.getByText(`${done * 20}%`).first()).toBeVisible();
  }
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('tab', { name: 'Learning Path' }).click();
  await expect(page.getByText('100%').first()).toBeVisible();

  const port = Number(new URL(product.origin).port);
  expect(await product.stop()).toBe(0);
  const again = await startProduct(state, port);
  await page.goto(`${again.origin}/dashboard`);
  if (page.url().includes('/login')) await signIn(page, learner);
  await page.getByRole('tab', { name: 'Learning Path' }).click();
  await expect(page.getByText('100%').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Review/ })).toBeVisible();
  expect(await again.stop()).toBe(0);
});
