import { expect, test } from '@playwright/test';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { newestMail, signUp } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

const succeeded = /Payment Successful/;

test('a consumer in Germany agrees to the start, pays, and withdraws from the contract in two steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await signUp(page, '/account/purchases');
  const consoleErrors = watchConsole(page);
  await openCheckout(page, 'course=14');
  await page.getByLabel('Country').selectOption('DE');
  const consent = page.getByRole('checkbox', { name: /lose my right to withdraw/ });
  await expect(consent).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText(/^Please tick the box/)).toBeVisible();
  await checkScreen(page, page.getByRole('main'), 'the consent of a consumer at checkout');
  await consent.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: succeeded })).toBeVisible();
  expect(await newestMail(page.request, email, /Thank you for your order/)).toContain(
    'I know that I lose my right to withdraw once I open it.',
  );

  await page.goto('/account/purchases');
  await page.getByRole('button', { name: 'Withdraw from contract here' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' });
  await checkScreen(page, dialog, 'the dialog that confirms a withdrawal');
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/^(Refunded|Refund on its way)$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
  expect(await newestMail(page.request, email, /We received your withdrawal/)).toContain(
    'Received',
  );
  // The refused consent is a response of the API that the browser logs.
  expect(consoleErrors.filter((text) => !text.includes('409'))).toEqual([]);
});

test('a course that was opened can no longer be withdrawn from', async ({ page }) => {
  await signUp(page, '/account/purchases');
  await openCheckout(page, 'course=14');
  await page.getByLabel('Country').selectOption('FR');
  await page.getByRole('checkbox', { name: /lose my right to withdraw/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  await page.goto('/account/purchases');
  await expect(page.getByRole('button', { name: 'Cancel Purchase' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
});
