import { expect, test } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';
import { checkScreen } from './steps/screen-check.ts';

test('a visitor searches by keyboard from any page, and a learner also in what they wrote', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  // Nothing of the search is loaded before it is used.
  expect(scripts.filter((path) => path.includes('search'))).toEqual([]);

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('harass');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText('Equality, Harassment and Retaliation');
  await checkScreen(page, options.first(), 'search');
  // A slash is a letter while one types, and Escape returns to the page.
  await field.press('/');
  await expect(field).toHaveValue('harass/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await field.fill('pto');
  await expect(options.first()).toContainText('Incentives, Benefits and Recognition');
  await page.keyboard.press('Enter');
  // The page of the course opens at the module.
  await expect(page).toHaveURL(/\/courses\/8#total-rewards-m3$/);
  await expect(
    page.getByRole('heading', { name: 'Incentives, Benefits and Recognition' }),
  ).toBeInViewport();

  await page.keyboard.press('Control+k');
  await field.fill('pizza');
  await expect(dialog.getByText('Nothing found for “pizza”.')).toBeVisible();
  await expect(
    dialog.getByRole('group', { name: 'These courses come nearest' }).getByRole('option'),
  ).toHaveCount(3);
  await page.keyboard.press('Escape');

  // The catalog searches in the same, and says in each card where.
  await page.goto('/courses');
  await page.getByRole('searchbox').fill('fmla');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('HR Compliance, Policy and Ethical Practice');
  await expect(first.getByRole('link', { name: 'The Employment Law Landscape' })).toHaveAttribute(
    'href',
    '/courses/2/preview',
  );
  await page.getByRole('searchbox').fill('pizza');
  await expect(page.getByText('Nothing found for “pizza”.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await checkScreen(page, page.getByRole('article').first(), 'catalog without a hit');

  await page.goto('/login');
  await page.getByRole('button', { name: /demo/i }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.keyboard.press('Control+k');
  await expect(options.first()).toContainText('Continue');
  await field.fill('dark');
  await expect(options.first()).toContainText('Appearance');
  const isDark = () =>
    page.locator('html').evaluate((element) => element.classList.contains('dark'));
  const wasDark = await isDark();
  await page.keyboard.press('Enter');
  await expect.poll(isDark).toBe(!wasDark);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  expect(consoleErrors).toEqual([]);
});
