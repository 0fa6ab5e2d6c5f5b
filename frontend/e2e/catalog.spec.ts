import { expect, test } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';

test('a visitor filters the catalog by search, level and category, and a reload keeps the filters', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(page.getByText('Showing 9 of 15 courses')).toBeVisible();
  await page.getByRole('button', { name: 'Load More Courses' }).click();
  await expect(page.getByText('Showing 15 of 15 courses')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load More Courses' })).toBeHidden();

  await page.getByRole('searchbox').fill('DOCUMENTATION');
  await expect(page.getByText(/Showing \d+ of \d+ courses/)).toHaveText('Showing 2 of 15 courses');
  await page.getByLabel('Level').selectOption('advanced');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('DOCUMENTATION');

  await page.getByLabel('Category').selectOption('recruitment');
  await expect(page.getByText('No courses found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible();
});

test('a visitor opens a course at both of its addresses and reads its tabs', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  for (const address of ['/courses/14', '/course/14']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'HR Documentation Essentials (Basic)',
    );
    await page.getByRole('tab', { name: 'Curriculum' }).click();
    await expect(page.getByRole('heading', { name: 'Facts, Not Opinions' })).toBeVisible();
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await expect(page.getByText('Sample Learner A')).toBeVisible();
  }
  expect(consoleErrors).toEqual([]);
});

test('the bar of the tabs stays where it is when Reviews opens (screens bug 1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/courses/1');
  const tabs = page.getByRole('tablist');
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  const before = await tabs.boundingBox();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  expect((await tabs.boundingBox())?.y).toBe(before?.y);
});

test('an unknown course and an unknown address answer 404 with a page (conformance: unknown addresses)', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  expect((await page.goto('/courses/999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
  await expect(page.getByText('The course you’re looking for doesn’t exist.')).toBeVisible();
  const unknown = await page.goto('/nope', { waitUntil: 'networkidle' });
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a keyboard user skips to the catalog and opens a course', async ({ page }) => {
  await page.goto('/courses');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Details/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/1$/);
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
