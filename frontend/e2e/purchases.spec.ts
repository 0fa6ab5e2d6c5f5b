import { expect, test, type Page } from '@playwright/test';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { signUp } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

const BASIC = 'HR Documentation Essentials (Basic)';
const ADVANCED = 'Defensible HR Documentation (Advanced)';

/** Pays with a card that succeeds, and waits for the confirmation. */
async function buy(page: Page, query: string): Promise<void> {
  await openCheckout(page, query);
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a purchase canceled within 24 hours is refunded, and the course is no longer accessible', async ({
  page,
}) => {
  const learner = await signUp(page, '/checkout?course=14');
  const consoleErrors = watchConsole(page);
  await buy(page, 'course=14');
  await button(page, 'Start Learning').click();
  await expect(page).toHaveURL(/\/course\/14\/play/);
  // The page has replaced the frame of the checkout.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();

  await button(page, learner.name).click();
  await page.getByRole('link', { name: 'Purchases' }).click();
  await expect(page.getByText(/^Full refund until /)).toBeVisible();
  await button(page, 'Cancel Purchase').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Cancel ${BASIC}?` });
  await expect(dialog.getByText(/You get \$29\.00 back/)).toBeVisible();
  await checkScreen(page, dialog, 'the dialog that cancels a purchase');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Cancel Purchase')).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel Purchase' }).click();
  await expect(page.getByText(/^(Refunded|Refund on its way)$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: BASIC, exact: true })).toBeFocused();
  await expect(button(page, /Cancel Purchase|Exchange Course/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('$29.00 refunded')).toBeVisible();

  await page.goto('/course/14/play');
  await expect(
    page.getByRole('heading', { name: /access to this course has ended/ }),
  ).toBeVisible();
  await page.goto('/checkout?course=14');
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a course can be exchanged once for another of the same or a lower price', async ({
  page,
}) => {
  await signUp(page, '/account/purchases');
  await buy(page, 'course=15');
  await page.goto('/account/purchases');
  await button(page, 'Exchange Course').click();
  const dialog = page.getByRole('dialog', { name: `Exchange ${ADVANCED}` });
  const choices = dialog.getByRole('radio');
  await expect(choices).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Exchange Course' })).toBeDisabled();
  await choices.check();
  await checkScreen(page, dialog, 'the dialog that exchanges a course');
  await dialog.getByRole('button', { name: 'Exchange Course' }).click();
  await expect(page.getByText(`Received in exchange for ${ADVANCED}`)).toBeVisible();
  const receipt = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Receipt', exact: true }).click();
  await expect((await receipt).getByText('$89.00').first()).toBeVisible();
  await expect(button(page, 'Exchange Course')).toHaveCount(0);
  await page.getByRole('link', { name: BASIC }).click();
  await expect(page).toHaveURL(/\/course\/14/);
  await page.goto('/checkout?course=14');
  await expect(page.getByText('You already own this course.')).toBeVisible();
  await page.goto('/checkout?course=15');
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('an owner schedules the end of a plan, keeps it, and changes it in the billing portal', async ({
  page,
}) => {
  await signUp(page, '/account/purchases');
  const consoleErrors = watchConsole(page);
  await buy(page, 'tier=professional');
  await page.goto('/account/purchases');
  await button(page, 'Cancel Plan').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Professional?' });
  await expect(dialog.getByText(/^You get \$199\.00 back on the card you paid with/)).toBeVisible();
  await checkScreen(page, dialog, 'the dialog that cancels a plan');
  await dialog.getByRole('button', { name: /^End on/ }).click();
  await expect(page.getByText(/^Ends on .* You will not be charged again\.$/)).toBeVisible();
  await button(page, 'Keep Plan').click();
  await expect(page.getByText(/^Renews on .*, until you cancel\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Professional', exact: true })).toBeFocused();
  expect(consoleErrors).toEqual([]);

  await button(page, 'Change Plan').click();
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  await page.getByRole('link', { name: /^Change to .*Executive$/ }).click();
  await button(page, 'Confirm').click();
  await expect(page).toHaveURL(/\/account\/purchases$/);
  await expect(page.getByRole('heading', { name: 'Executive', exact: true })).toBeVisible();
  await expect(page.getByText('1 of 10 seats taken, including yours.')).toBeVisible();
  await expect(page.getByText('Executive is active.')).toBeVisible();

  await button(page, 'Change Plan').click();
  await page.getByRole('link', { name: /^Change to .*Starter$/ }).click();
  await button(page, 'Confirm').click();
  await expect(page.getByText(/^Changes to Starter, \$99\.00 per month, on /)).toBeVisible();

  await button(page, 'Cards, Invoices, Receipts').click();
  await expect(page.getByRole('table')).toContainText('$199.00');
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await button(page, 'Cancel plan').click();
  await page.getByRole('link', { name: /^Return to/ }).click();
  await expect(page.getByText(/^Ends on /)).toBeVisible();
});
