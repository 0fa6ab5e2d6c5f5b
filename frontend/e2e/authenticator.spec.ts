import { expect, test } from '@playwright/test';
import { appCode, wrongCode } from './steps/authenticator-app.ts';
import { newestMail, newLearner, signIn, signUp } from './steps/learner.ts';
import { signOut } from './steps/sign-out.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a learner connects an authenticator app on a phone, signs in with its code, and turns it off', async ({
  page,
}) => {
  const learner = await signUp(page, '/account', newLearner('Imani Cole'));
  const section = page.locator('#authenticator');
  // Whether there is an app, Cognito is asked once the section is on the screen.
  await page.getByRole('link', { name: 'Authenticator app' }).click();
  await section.getByRole('button', { name: 'Connect an App' }).click();
  await expect(section.locator('code')).toHaveText(/^[A-Z2-7 ]{40,}$/);
  const key = await section.locator('code').innerText();
  await section.getByLabel('Code').fill(appCode(key));
  await section.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByText('Authenticator App On')).toBeVisible();
  await expect(section.getByText('On', { exact: true })).toBeVisible();
  await newestMail(page.request, learner.email, /authenticator app was connected/);

  await signOut(page, learner);
  await page.goto('/login?redirect=/account');
  await signIn(page, learner);
  const code = page.getByLabel('Code');
  await code.fill(wrongCode(key));
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.click();
  await expect(
    page.getByText('That code is not correct. Enter the one your app shows now.'),
  ).toBeVisible();
  // The code that turned the app on counts no more.
  await code.fill(appCode(key, 1));
  await submit.click();
  await expect(page).toHaveURL(/:\d+\/account$/);

  await page.getByRole('link', { name: 'Authenticator app' }).click();
  await section.getByRole('button', { name: 'Turn Off' }).click();
  await expect(page.getByText('Authenticator App Off')).toBeVisible();
  await newestMail(page.request, learner.email, /authenticator app of your account was turned off/);
  await expect(section.getByRole('button', { name: 'Connect an App' })).toBeVisible();
  await signOut(page, learner);
  await page.goto('/login?redirect=/account');
  await signIn(page, learner);
  await expect(page).toHaveURL(/:\d+\/account$/);
});
