import { expect, test, type Page } from '@playwright/test';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { newLearner, signUp } from './steps/learner.ts';
import { openOperator } from './steps/operator.ts';

/** A code of an authenticator app counts once, so each operator signs in once for all journeys. */
test.describe.configure({ mode: 'serial' });

let owner: Page;
let support: Page;
test.beforeAll(async ({ browser }) => {
  owner = await openOperator(browser, 'owner', '/admin/audit');
  support = await openOperator(browser, 'support', '/admin/learners');
});
test.afterAll(async () => {
  await owner.context().close();
  await support.context().close();
});

const reasonAnd = async (page: Page, reason: string, button: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

test('support finds a learner by the order of a purchase, reconciles and returns a part of the money', async ({
  page,
}) => {
  const learner = await signUp(page, '/pricing', newLearner('Imani Cole'));
  await openCheckout(page, 'course=14');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await support.goto('/admin/learners');
  await support.getByLabel('Find a learner').fill(learner.email.slice(0, 14));
  await support.keyboard.press('Enter');
  await support.getByRole('link', { name: learner.email }).click();
  await expect(support.getByRole('heading', { name: 'Nothing is wrong' })).toBeVisible();
  const orderId = await support
    .getByText(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    .first()
    .innerText();

  await support.getByRole('link', { name: 'Find Another' }).click();
  await support.getByLabel('Find a learner').fill(orderId);
  await support.keyboard.press('Enter');
  await support.getByRole('link', { name: learner.email }).click();
  await support.getByRole('button', { name: 'Reconcile Now' }).click();
  await reasonAnd(support, 'Paid and sees nothing', 'Reconcile Now');
  await expect(support.getByText('Stripe says the same as our records')).toBeVisible();

  await support.getByRole('button', { name: /^Refund / }).click();
  const dialog = support.getByRole('dialog');
  await dialog.getByText('A part. Access stays.').click();
  await dialog.getByLabel('Amount in US dollars').fill('5');
  await reasonAnd(support, 'Goodwill', 'Refund Part');
  await expect(support.getByText('$5.00 returned')).toBeVisible();
  await expect(support.getByRole('region', { name: 'Changes by operators' })).toContainText(
    'Goodwill',
  );

  await owner.getByRole('link', { name: 'Audit' }).click();
  await owner.getByLabel('Search changes').fill('goodwill');
  await expect(owner).toHaveURL(/q=goodwill/);
  await expect(owner.getByRole('row', { name: /support@.*Refund payment/ })).toBeVisible();
});

test('two operators ask for the same erasure at once; the second sees who was first, and confirms', async ({
  page,
}) => {
  const learner = await signUp(page, '/dashboard', newLearner('Rosa Lind'));
  for (const operator of [owner, support]) {
    await operator.goto(`/admin/learners?q=${learner.email}`);
    await operator.getByRole('link', { name: learner.email }).click();
    await operator.getByRole('button', { name: 'Erase Account' }).click();
  }
  await reasonAnd(owner, 'Asked by letter', 'Ask for Erasure');
  await expect(owner.getByText('Another operator has to confirm it.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Confirm Erasure' })).toHaveCount(0);

  await reasonAnd(support, 'Asked by phone', 'Ask for Erasure');
  await expect(support.getByRole('alert')).toContainText('operator@duecourse.example changed this');
  await support.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await support.getByRole('button', { name: 'Confirm Erasure' }).click();
  await reasonAnd(support, 'Saw the letter', 'Erase Account');
  await expect(support.getByText('The account is closed and will be erased')).toBeVisible();
  await expect(support.getByRole('heading', { name: 'This account is closed.' })).toBeVisible();
});

test('an owner makes an account an operator, and takes that back', async ({ page }) => {
  const learner = await signUp(page, '/dashboard', newLearner('Tess Moor'));
  await owner.goto('/admin/operators');
  await owner.getByRole('button', { name: 'Invite Operator' }).click();
  await owner.getByLabel('Email').fill(learner.email);
  await reasonAnd(owner, 'Joined support', 'Invite');
  const row = owner.getByRole('row', { name: new RegExp(learner.email) });
  await expect(row).toContainText('Support');
  await row.getByRole('button', { name: `Remove ${learner.email}` }).click();
  await reasonAnd(owner, 'By mistake', 'Remove Operator');
  await expect(row).toHaveCount(0);
});

test('a learner sees no page of operators', async ({ page }) => {
  await signUp(page, '/admin/operators');
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible();
});
