import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { CARDS, enterCard, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { newLearner, signUp } from './steps/learner.ts';
import { openOperator } from './steps/operator.ts';
import { inspectScreen } from './steps/screen-check.ts';

test('finance creates a promotion code, a learner pays less with it, and gets others for nothing', async ({
  browser,
  page,
}, { outputDir }) => {
  const admin = await openOperator(browser, 'owner', '/admin/discounts');
  const form = admin.getByRole('dialog');
  const create = async (code: string, percent: string) => {
    await admin.getByRole('button', { name: 'New Code' }).click();
    await form.getByLabel('Code', { exact: true }).fill(code);
    await form.getByLabel('Percent').fill(percent);
    await form.getByLabel('Most redemptions').fill('1');
    await form.getByLabel('Reason').fill('Spring sale');
    if (code === 'SPRING20') {
      await admin.screenshot({ path: `${outputDir}/new-code-1280.png` });
      await admin.setViewportSize({ width: 390, height: 844 });
      await admin.screenshot({ path: `${outputDir}/new-code-390.png` });
      await admin.setViewportSize({ width: 1280, height: 720 });
    }
    await form.getByRole('button', { name: 'Create Code' }).click();
    await expect(form).toBeHidden();
  };
  await create('SPRING20', '20');
  await create('ALL-FREE', '100');

  const consoleErrors = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await signUp(page, '/checkout?course=14', newLearner('Dora Discount'));
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('$29.00')).toBeVisible();
  await summary.getByRole('button', { name: 'Show Details' }).click();
  await summary.getByRole('button', { name: 'Promotion Code' }).click();
  await summary.getByLabel('Code', { exact: true }).fill('spring99');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText(/This promotion code isn’t valid/)).toBeVisible();
  await page.screenshot({ path: `${outputDir}/refused-390.png`, fullPage: true });
  consoleErrors.length = 0;
  await summary.getByLabel('Code', { exact: true }).fill('spring20');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('Promotion code SPRING20')).toBeVisible();
  await expect(summary.getByText('$23.20')).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Remove Code' })).toBeFocused();
  await inspectScreen(page, summary);
  await page.screenshot({ path: `${outputDir}/applied-390.png`, fullPage: true });
  await page.reload();
  await expect(summary.getByText('$23.20')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.screenshot({ path: `${outputDir}/applied-1280.png`, fullPage: true });

  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.goto('/account/purchases');
  await expect(page.getByText('$23.20 instead of $29.00 with SPRING20')).toBeVisible();
  await page.screenshot({ path: `${outputDir}/purchases-1280.png`, fullPage: true });
  expect(consoleErrors).toEqual([]);

  // Its only redemption is taken; the other code leaves nothing to pay.
  await page.goto('/checkout?course=1&code=SPRING20');
  await expect(page.getByRole('heading', { name: 'This code can’t be used' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Without the Code' }).click();
  await expect(page).toHaveURL(/\/checkout\?course=1$/);
  await page.goto('/checkout?course=1&code=ALL-FREE');
  await expect(summary.getByText('$0.00')).toBeVisible();
  await page.screenshot({ path: `${outputDir}/free-1280.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectScreen(page, summary);
  await page.screenshot({ path: `${outputDir}/free-390.png`, fullPage: true });
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Order Complete')).toBeVisible();

  // A gift code needs no checkout, which says where to redeem it.
  await admin.getByRole('button', { name: 'New Gift Codes' }).click();
  await form.getByLabel('For', { exact: true }).fill('HR conference');
  await form.getByLabel('Gives').selectOption('course:2');
  await form.getByLabel('Number of codes').fill('1');
  await form.getByLabel('Last day (UTC)').fill('2099-12-31');
  await form.getByLabel('Reason').fill('Gifts for speakers');
  await form.getByRole('button', { name: 'Make Codes' }).click();
  await expect(form).toBeHidden();
  const saved = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Download CSV' }).click();
  const gift = /GIFT-[\w-]+/.exec(await readFile(await (await saved).path(), 'utf8'))![0];
  await page.goto('/checkout?course=2');
  await summary.getByRole('button', { name: 'Show Details' }).click();
  await summary.getByRole('button', { name: 'Promotion Code' }).click();
  await summary.getByLabel('Code', { exact: true }).fill(gift);
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText(/This is a gift code:/)).toBeVisible();
  await page.screenshot({ path: `${outputDir}/gift-at-checkout-390.png`, fullPage: true });
  await summary.getByRole('link', { name: 'redeem it with your purchases' }).click();
  await page.getByLabel('Gift code').fill(gift);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText(`You redeemed the gift code ${gift}`)).toBeVisible();
  await page.screenshot({ path: `${outputDir}/redeemed-390.png`, fullPage: true });

  await admin.reload();
  await admin.getByRole('button', { name: 'Redemptions of HR conference' }).click();
  const redemptions = admin.getByRole('list', { name: 'Redemptions of HR conference' });
  await expect(redemptions).toContainText(gift);
  await expect(redemptions.getByRole('link', { name: email })).toBeVisible();
  const spring = admin.getByRole('row', { name: /SPRING20/ });
  await expect(spring).toContainText('Used up');
  await expect(spring).toContainText('1 of 1');
  await expect(spring).toContainText('$5.80');
  await admin.getByRole('button', { name: 'End SPRING20' }).click();
  await form.getByLabel('Reason').fill('The sale is over');
  await form.getByRole('button', { name: 'End Code' }).click();
  await expect(form).toBeHidden();
  await expect(spring).toContainText('Ended');
  await inspectScreen(admin, spring);
  await admin.screenshot({ path: `${outputDir}/discounts-1280.png`, fullPage: true });
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.screenshot({ path: `${outputDir}/discounts-390.png`, fullPage: true });
  await admin.context().close();
});
