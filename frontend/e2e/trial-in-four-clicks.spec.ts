import { expect, type Locator, test } from '@playwright/test';
import { newestCode, newLearner, PASSWORD } from './steps/learner.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('trial in four clicks', async ({ page }) => {
  const learner = newLearner();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.tap();
  };
  await page.goto('/');
  await click(page.getByRole('link', { name: 'Start Free 3-Day Trial' }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your free trial');
  await page.getByLabel('Name', { exact: true }).fill(learner.name);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await click(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByText('Next: start your free 3-day trial.')).toBeVisible();
  // Phones unload a page while their user reads the mail: the code alone signs in then.
  await page.reload();
  await page.getByLabel('Code').fill(await newestCode(page.request, learner.email));
  await click(page.getByRole('button', { name: 'Confirm Email' }));
  await expect(page.getByText(/Your free trial: .* left/)).toBeVisible();
  // The fourth click leads the page: in the first screen, not below a message or another solid button.
  const start = page.getByRole('button', { name: /^Start / }).first();
  await expect(start).toBeInViewport({ ratio: 1 });
  await click(start);
  await expect(page).toHaveURL(/\/course\/\d+\/play\?module=.*-m1$/);
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  expect(clicks).toBe(4);
});
