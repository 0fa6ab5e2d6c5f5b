import { expect, test, type Locator, type Page } from '@playwright/test';
import { createAccount, newLearner } from './steps/learner.ts';

const MAX_PRESSES = 80;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not focused after pressing Tab ${MAX_PRESSES} times: ${target.toString()}`);
}

test('a learner starts the trial with a course, completes a module and writes a note without a pointer', async ({
  page,
}) => {
  const learner = newLearner('Noor Haddad');
  await page.goto('/login?mode=create-account&redirect=/courses/14');
  await createAccount(page, learner);
  await expect(page).toHaveURL(/\/courses\/14$/);
  await expect(page.getByRole('button', { name: learner.name })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Enroll Now' }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Start Trial and Enroll' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/module=hr-documentation-basic-m1/);

  const next = page.getByRole('link', { name: /^Next: / });
  const completion = page.getByRole('button', { name: 'Mark Complete' });
  while (!(await completion.isVisible())) {
    const address = page.url();
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(next.or(completion)).toBeVisible();
  }
  await tabTo(page, completion);
  await page.keyboard.press('Enter');
  await expect(page.getByText('20% of the course is complete.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /^Notes/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.type('Ask for dates first.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notes/ })).toBeFocused();
});
