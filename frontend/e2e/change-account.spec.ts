import { expect, test, type APIRequestContext } from '@playwright/test';
import { newestMail, newLearner, PASSWORD, signIn, signUp } from './steps/learner.ts';
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

test('a learner changes the name and the address on a phone; the old address is told and signs in no more', async ({
  page,
}) => {
  const learner = await signUp(page, '/account', newLearner('Mara Lund'));
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mara Lund-Okafor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name Saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mara Lund-Okafor', exact: true })).toBeVisible();

  const changed = newLearner('Mara Lund-Okafor');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(changed.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('Code').fill(await codeFor(page.request, changed.email));
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(page.getByText('Email Changed')).toBeVisible();
  const told = await newestMail(page.request, learner.email, /changed/i);
  expect(told).not.toContain(changed.email);

  await signOut(page, changed);
  await page.goto('/login?redirect=/account');
  await signIn(page, learner);
  await expect(page.getByText('Login Failed')).toBeVisible();
  await signIn(page, changed);
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.locator('#sign-in').getByText(changed.email)).toBeVisible();
  await expect(page.getByRole('button', { name: changed.name, exact: true })).toBeVisible();
});

test('a learner changes the password on a phone, then signs out everywhere: another device is asked to sign in', async ({
  page,
  browser,
}) => {
  const learner = await signUp(page, '/account', newLearner('Noor Haddad'));
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await expect(page.getByText('Password Changed')).toBeVisible();

  const device = await browser.newContext();
  const otherPage = await device.newPage();
  await otherPage.goto('/login?redirect=/account');
  await signIn(otherPage, learner, PASSWORD);
  await expect(otherPage.getByText('Login Failed')).toBeVisible();
  await signIn(otherPage, learner, NEW_PASSWORD);
  await expect(otherPage).toHaveURL(ACCOUNT);

  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('button', { name: 'Yes, Sign Out Everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
  await otherPage.clock.setFixedTime(Date.now() + AFTER_TOKENS_MS);
  await otherPage.goto('/notifications');
  await expect(otherPage).toHaveURL(/\/login/);
  await device.close();
});
