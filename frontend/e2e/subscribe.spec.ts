import { expect, test } from '@playwright/test';
import { CARDS, enterCard, pay } from './steps/card.ts';
import { newestMail, startTrial } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

test('a learner chooses a plan, pays after a declined card, gets the invoice by mail, and then sees the plan marked as theirs', async ({
  page,
}) => {
  const learner = await startTrial(page);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Professional' }).click();
  await expect(page).toHaveURL(/\/checkout\?tier=professional$/);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('$199.00')).toBeVisible();
  await expect(summary.getByText('per month, renews until you cancel')).toBeVisible();
  await expect(summary.getByText('5 seats, including yours')).toBeVisible();

  await enterCard(page, CARDS.declined);
  await pay(page);
  await expect(page.getByText('Your bank declined the card.').first()).toBeVisible();
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  const success = page.getByRole('heading', { name: 'Payment Successful' });
  await checkScreen(page, success, 'the page after a payment');
  await expect(page.getByRole('link', { name: 'Browse Courses' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite Your Team' })).toHaveAttribute(
    'href',
    '/account/team',
  );
  const invoice = await newestMail(page.request, learner.email, /Product: Professional plan/);
  expect(invoice).toContain('Total, paid: $199.00');
  expect(invoice).toMatch(/Open Invoice:\s+http\S+\/invoices\/in_/);

  await page.goto('/pricing');
  const own = page
    .getByRole('article')
    .filter({ has: page.getByText('Your plan').locator('visible=true') });
  await expect(own.getByRole('heading')).toHaveText('Professional');
  await expect(page.getByRole('link', { name: /^Choose/ })).toHaveCount(0);
  await page.goto('/checkout?tier=executive');
  await expect(page.getByText(/You already have a plan\. You can change it/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Plan' })).toBeVisible();
});
