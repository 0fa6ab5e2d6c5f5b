import { expect, test } from '@playwright/test';

test('a page whose code is not loaded says that it needs a connection, and opens when it is back (screens bug 7)', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  // The app has started, with all that it loads later.
  await expect(page.getByRole('button', { name: 'Try Demo Account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(
    page.getByRole('heading', { name: 'This page needs a connection', level: 1 }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Learning Path');
  await expect(page).toHaveURL(/\/pricing$/);
});
