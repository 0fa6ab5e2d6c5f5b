import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { completeCourse } from './steps/complete-course.ts';
import { newestMail, newLearner, postAsLearner, signIn, startTrial } from './steps/learner.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Deletes the account on `/account`, and ends on the home page. */
async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/tax law asks/)).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(dialog.getByText(/confirm it by email/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Go to the Home Page' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('a learner downloads all data on a phone, then deletes the account, which signs in no more, and the certificate is revoked', async ({
  page,
}) => {
  const learner = await startTrial(page, newLearner('Quilla Farrow'));
  await completeCourse(page);
  const claim = { userId: 'me', courseId: 14, participantName: learner.name };
  const { certificateId } = (await postAsLearner(page, '/api/certificates', claim)) as {
    certificateId: string;
  };
  await page.goto('/account#your-data');
  await page.getByRole('button', { name: 'Prepare My Data' }).click();
  await expect(page.getByText(/will email .* when it’s ready/)).toBeVisible();
  const downloadButton = page.getByRole('button', { name: 'Download ZIP' });
  await expect(downloadButton).toBeVisible({ timeout: 60_000 });
  expect(await newestMail(page.request, learner.email, /Your data is ready/)).toContain(
    '/account#your-data',
  );
  const [download] = await Promise.all([page.waitForEvent('download'), downloadButton.click()]);
  expect(download.suggestedFilename()).toMatch(/^due-course-data-[\d-]+\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('data/Courses and progress.json')).toBe(true);

  await deleteAccount(page);
  const mail = await newestMail(page.request, learner.email, /account is deleted/);
  expect(mail).toMatch(/learning data are deleted/);
  expect(mail).toContain('Your certificates are revoked.');
  const published = await page.request.get(`/credentials/${certificateId}.json`);
  const document = await published.json();
  expect(document).toMatchObject({ state: 'revoked' });
  expect(JSON.stringify(document)).not.toContain(learner.name);
  await page.goto('/login');
  await signIn(page, learner);
  await expect(page.getByText('Login Failed')).toBeVisible();
});
