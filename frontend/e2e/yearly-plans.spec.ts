import { expect, test } from '@playwright/test';
import { CARDS, enterCard, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { newestMail, signUp } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

test('the prices by the year show without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL!}/pricing`);
  await expect(page.getByText('$99 per month')).toBeVisible();
  await expect(page.getByText('$990 per year')).toBeHidden();
  await page.getByText('Yearly, 2 months free').click();
  await expect(page.getByText('$990 per year')).toBeVisible();
  await expect(page.getByText('$99 per month')).toBeHidden();
  await context.close();
});

test('a learner chooses a plan by the year, pays once for it, and plans the change to the month', async ({
  page,
}) => {
  const { email } = await signUp(page, '/pricing');
  const consoleErrors = watchConsole(page);
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('$1,990 per year')).toBeVisible();
  await checkScreen(page, page.getByText('$1,990 per year'), 'the plans by the year');
  await page.getByRole('link', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL(/\/checkout\?tier=professional&interval=year$/);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('$1,990.00')).toBeVisible();
  await expect(summary.getByText('per year, renews until you cancel')).toBeVisible();
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(
    page
      .getByRole('heading', { name: 'Plan Active' })
      .or(page.getByRole('heading', { name: 'Payment Successful' }))
      .first(),
  ).toBeVisible();
  expect(await newestMail(page.request, email, /Your Professional plan has started/)).toContain(
    '$1,990.00 a year',
  );

  await page.goto('/account/purchases');
  await expect(page.getByText('$1,990 per year')).toBeVisible();
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await page.getByRole('link', { name: 'Change to Professional, monthly' }).click();
  await expect(page.getByText(/Nothing is due now/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.goto('/account/purchases');
  await expect(page.getByText(/^Changes to Professional, \$199\.00 per month, on /)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
