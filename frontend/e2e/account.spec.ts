import { expect, test, type APIRequestContext } from '@playwright/test';
import {
  fillNewAccount,
  newestCode,
  newestMail,
  newLearner,
  PASSWORD,
  signIn,
  signUp,
} from './steps/learner.ts';
import { signOut } from './steps/sign-out.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ACCOUNT = /:\d+\/account$/;
const NEW_PASSWORD = 'a different long pass phrase';
/** Access tokens last 15 minutes. */
const AFTER_TOKENS_MS = 16 * 60_000;

/** Returns the code that confirms a new address. */
async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  return /\b\d{6}\b/.exec(await newestMail(request, email, /\b\d{6}\b/))![0];
}

test('the demo account signs in, leads to an account of the visitor’s own, and its pages are closed after signing out', async ({
  page,
}) => {
  await page.goto('/course/14/play');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goto('/login?redirect=//evil.example/');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL(/:\d+\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, Dana/);
  await expect(page.getByText('Login Successful')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/');
  await page.getByRole('link', { name: 'Start Free 3-Day Trial' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'The demo account has no trial' });
  await expect(dialog.getByRole('button', { name: 'Create an Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page, { name: 'Dana Demo' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('an account is confirmed on another device through the link in the email, which signs in there with a new password', async ({
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

  await otherPage.getByRole('button', { name: 'Forgot your password?' }).click();
  await otherPage.getByLabel('Email').fill(learner.email);
  await otherPage.getByRole('button', { name: 'Send Code' }).click();
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await otherPage.getByLabel('Code').fill(await newestCode(page.request, learner.email));
  await otherPage.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await otherPage.getByRole('button', { name: 'Save and Sign In' }).click();
  await expect(otherPage).toHaveURL(/\/dashboard$/);
  await newestMail(page.request, learner.email, /password of your account was reset/);
  await otherPage.context().close();
});

test('a learner changes settings, name, address and password on a phone, then signs out everywhere', async ({
  page,
  browser,
}) => {
  const learner = await signUp(page, '/account', newLearner('Mara Lund'));
  await page.getByRole('radio', { name: /50% more time/ }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mara Lund-Okafor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name Saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mara Lund-Okafor', exact: true })).toBeVisible();

  // The tokens with the new name were renewed, so what is about signing in asks for the password first.
  await page.reload();
  await page.getByRole('link', { name: 'Passkeys' }).click();
  const passkeys = page.locator('#passkeys');
  await passkeys.getByRole('button', { name: 'Show Passkeys' }).click();
  await passkeys.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  const changed = newLearner('Mara Lund-Okafor');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(changed.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('Code').fill(await codeFor(page.request, changed.email));
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(page.getByText('Email Changed')).toBeVisible();
  const told = await newestMail(page.request, learner.email, /changed/i);
  expect(told).not.toContain(changed.email);

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await expect(page.getByText('Password Changed')).toBeVisible();
  await newestMail(page.request, changed.email, /password of your account was changed/);

  const device = await browser.newContext();
  const otherPage = await device.newPage();
  await otherPage.goto('/login?redirect=/account');
  await signIn(otherPage, learner, NEW_PASSWORD);
  await expect(otherPage.getByText('Login Failed')).toBeVisible();
  await signIn(otherPage, changed, NEW_PASSWORD);
  await expect(otherPage).toHaveURL(ACCOUNT);
  await expect(otherPage.locator('#sign-in').getByText(changed.email)).toBeVisible();
  await expect(otherPage.getByRole('radio', { name: /50% more time/ })).toBeChecked();

  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('button', { name: 'Yes, Sign Out Everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await otherPage.clock.setFixedTime(Date.now() + AFTER_TOKENS_MS);
  await otherPage.goto('/notifications');
  await expect(otherPage).toHaveURL(/\/login/);
  await device.close();
});
