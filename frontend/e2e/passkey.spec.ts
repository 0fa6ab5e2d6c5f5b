import { expect, test } from '@playwright/test';
import { newestCode, newestMail, newLearner, signIn, startTrial } from './steps/learner.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Not the form, whose address ends alike: `/login?redirect=/account`. */
const ACCOUNT = /:\d+\/account$/;

test('a learner creates a passkey when it is offered, signs in with it and with an emailed code, and removes it', async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const learner = await startTrial(page, newLearner('Mina Park'));
  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login?redirect=/account');
  };
  await signOut();
  await signIn(page, learner);
  await expect(page).toHaveURL(ACCOUNT);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create a Passkey' }).click();
  await expect(page.getByText('Passkey Created')).toBeVisible();
  await newestMail(page.request, learner.email, /passkey was added to your account/);
  await expect(page.getByText('Sign in without a password next time')).toHaveCount(0);

  await signOut();
  await expect(page.getByText('Sign in to open your settings.')).toBeVisible();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page).toHaveURL(ACCOUNT);
  // Which passkeys there are, Cognito is asked once the section is on the screen.
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: /^Remove .*[Pp]asskey$/ }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  await signOut();
  await page.getByLabel('Email').fill(learner.email);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'this address has no passkey here' });
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Email Me a Code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await page.getByLabel('Code').fill(await newestCode(page.request, learner.email));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(ACCOUNT);
});
