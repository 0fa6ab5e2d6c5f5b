import { expect, test } from '@playwright/test';
import { newLearner, signUp } from './steps/learner.ts';
import { openOperator } from './steps/operator.ts';

test('finance agrees a contract for 60 seats, and its owner gets the plan and the team', async ({
  browser,
  page,
}, { outputDir }) => {
  const owner = await signUp(page, '/account/purchases', newLearner('Olga Owner'));
  await expect(page.getByText('No purchases yet')).toBeVisible();

  const admin = await openOperator(browser, 'owner', '/admin/contracts');
  await admin.getByRole('button', { name: 'New Contract' }).click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('Company').fill('Acme Industries');
  await form.getByLabel('Email of the team’s owner').fill(owner.email);
  await form.getByLabel('Seats').fill('60');
  await form.getByLabel('Price of one term in US dollars').fill('30000');
  await form.getByLabel('Billing contact', { exact: true }).fill('Bea Books');
  await form.getByLabel('Email of the billing contact').fill('books@acme.example');
  await form.getByLabel('Purchase order number').fill('PO 4711');
  await admin.screenshot({ path: `${outputDir}/contract-form-1280.png` });
  await form.getByLabel('Reason').fill('Signed on paper');
  await form.getByRole('button', { name: 'Create Contract' }).click();
  await expect(form).toBeHidden();
  const row = admin.getByRole('row', { name: /Acme Industries/ });
  await expect(row).toContainText('$30,000.00 per year');
  await admin.screenshot({ path: `${outputDir}/contracts-1280.png`, fullPage: true });

  // The reconciler starts it; on this machine it runs every minute.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('By contract, 1 of 60 seats taken')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 200_000 });
  await expect(page.getByText(/It renews on/)).toBeVisible();
  await page.screenshot({ path: `${outputDir}/plan.png`, fullPage: true });

  await admin.reload();
  await admin.getByRole('button', { name: 'Open the contract with Acme Industries' }).click();
  await expect(form.getByText('1 of 60, 0 invitations open')).toBeVisible();
  await form.getByLabel('After each term').selectOption('Ends with its term');
  await form.getByLabel('Reason').fill('Agreed for one year only');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('Ends with its term');
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.screenshot({ path: `${outputDir}/contracts-390.png`, fullPage: true });
  await admin.getByRole('button', { name: 'Open the contract with Acme Industries' }).click();
  await expect(form.getByText('1 of 60, 0 invitations open')).toBeVisible();
  await admin.screenshot({ path: `${outputDir}/contract-390.png` });
  await admin.context().close();
});

test('support grants access to a learner, who sees it, and withdraws it', async ({
  browser,
  page,
}, { outputDir }) => {
  const learner = await signUp(page, '/account/purchases', newLearner('Gwen Grant'));
  await expect(page.getByText('No purchases yet')).toBeVisible();
  const admin = await openOperator(browser, 'support', '/admin/learners');
  await admin.getByRole('searchbox').fill(learner.email);
  await admin.keyboard.press('Enter');
  await admin.getByRole('link', { name: learner.email }).click();
  await admin.getByRole('button', { name: 'Grant Access' }).click();
  const form = admin.getByRole('dialog');
  await form.getByText('Every course, also those published later').click();
  await form.getByText('Without an end').click();
  await form.getByLabel('Reason').fill('Instructor of the next course');
  await form.getByRole('button', { name: 'Grant Access' }).click();
  await expect(form).toBeHidden();
  const granted = admin.getByRole('region', { name: 'Granted access' });
  await expect(granted.getByText('Every course')).toBeVisible();
  await granted.screenshot({ path: `${outputDir}/granted.png` });

  await page.reload();
  await expect(
    page.getByText('We granted this access to you at no cost. It has no end.'),
  ).toBeVisible();
  await page.screenshot({ path: `${outputDir}/purchases.png`, fullPage: true });

  await granted.getByRole('button', { name: 'Withdraw access to Every course' }).click();
  await form.getByLabel('Reason').fill('The course was canceled');
  await form.getByRole('button', { name: 'Withdraw Access' }).click();
  await expect(granted.getByText('Ended', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/This access ended on/)).toBeVisible();
  await admin.context().close();
});
