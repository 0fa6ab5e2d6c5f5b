import { expect, test } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';
import { inspectScreen } from './steps/screen-check.ts';

test('a visitor filters the catalog, opens a course by keyboard and reads its tabs', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await page.goto('/courses');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('searchbox').fill('LEGAL HOLD');
  await expect(page.getByText(/Showing \d+ of \d+ courses/)).toHaveText(
    // Another journey hides a course for a while.
    /^Showing 2 of 1[45] courses$/,
  );
  await page.getByLabel('Level').selectOption('advanced');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('LEGAL HOLD');
  await page
    .getByRole('article')
    .getByRole('link', { name: /Details/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/15$/);

  // Its second address, which links of learners have.
  await page.goto('/course/14');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'HR Documentation Essentials (Basic)',
  );
  const tabs = page.getByRole('tablist');
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await expect(page.getByRole('heading', { name: 'Facts, Not Opinions' })).toBeVisible();
  const before = await tabs.boundingBox();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByText('Sample Learner A')).toBeVisible();
  expect((await tabs.boundingBox())?.y).toBe(before?.y);
  expect(consoleErrors).toEqual([]);

  expect((await page.request.get('/nope')).status()).toBe(404);
  expect((await page.goto('/courses/999'))?.status()).toBe(404);
  await inspectScreen(page, page.getByRole('heading', { name: 'Course Not Found' }));
});

test('on a phone, the menu traps the focus and returns it when closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menuButton = page.getByRole('button', { name: /menu/i });
  await menuButton.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Browse Courses' })).toBeVisible();
  await expect(menu.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();
  await menuButton.click();
  await menu.getByRole('link', { name: 'Browse Courses' }).click();
  await expect(page).toHaveURL(/\/courses$/);
});
