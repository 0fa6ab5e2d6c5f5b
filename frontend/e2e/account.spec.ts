import { expect, test } from '@playwright/test';
import {
  createAccount,
  fillNewAccount,
  newestCode,
  newestMail,
  newLearner,
  signIn,
  startTrial,
} from './steps/learner.ts';

test('a page for learners asks a visitor to sign in, then opens', async ({ page }) => {
  const learner = newLearner();
  await page.goto('/course/14/play');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await createAccount(page, learner);
  await expect(page).toHaveURL(/\/course\/14\/play/);
  await expect(page.getByText('Login Successful')).toBeVisible();
});

test('a wrong password shows an error and leaves the email in the form', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, { name: '', email: 'unknown@example.com' }, 'not the right password');
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('unknown@example.com');
  await expect(page).toHaveURL(/\/login/);
});

test('a redirect to another site is not followed', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the demo account signs in, and its pages are closed after signing out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // The page itself greets the learner.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, Dana/);
  await expect(page.getByText('Login Successful')).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Dana Demo' }).click();
  await page
    .getByRole('menuitem', { name: /sign out/i })
    .or(page.getByRole('button', { name: /sign out/i }))
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a learner who forgot the password chooses a new one with an emailed code', async ({
  page,
  browser,
}) => {
  const learner = await startTrial(page);
  const otherPage = await browser.newPage();
  await otherPage.goto('/login');
  await otherPage.getByRole('button', { name: 'Forgot your password?' }).click();
  await otherPage.getByLabel('Email').fill(learner.email);
  await otherPage.getByRole('button', { name: 'Send Code' }).click();
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await otherPage.getByLabel('Code').fill(await newestCode(page.request, learner.email));
  await otherPage.getByLabel('New password', { exact: true }).fill('another long pass phrase');
  await otherPage.getByRole('button', { name: 'Save and Sign In' }).click();
  await expect(otherPage).toHaveURL(/\/dashboard$/);
});

test('an account is confirmed on another device through the link in the email', async ({
  page,
  browser,
}) => {
  const learner = newLearner();
  await page.goto('/login?mode=create-account');
  await fillNewAccount(page, learner);
  const [link] = /\/login\?mode=confirm#\S+/.exec(
    await newestMail(page.request, learner.email, /mode=confirm/),
  )!;
  const otherPage = await (await browser.newContext()).newPage();
  await otherPage.goto(link.replace(/\.?$/, ''));
  await otherPage.getByLabel('Code').fill(await newestCode(page.request, learner.email));
  await otherPage.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(otherPage.getByText('Your email address is confirmed.')).toBeVisible();
  await signIn(otherPage, learner);
  await expect(otherPage).toHaveURL(/\/dashboard$/);
});

test('the demo account keeps its trial, and leads to an account of the visitor’s own', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Free 3-Day Trial' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'The demo account has no trial' });
  await dialog.getByRole('button', { name: 'Create an Account' }).click();
  await expect(page).toHaveURL(/\/login\?.*want=trial/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your free trial');
});
