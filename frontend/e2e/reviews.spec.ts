import { expect, test, type Page } from '@playwright/test';
import generator from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-generator';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { enroll, signUp, startTrial } from './steps/learner.ts';
import { passActivity } from './steps/pass-activity.ts';
import { checkScreen } from './steps/screen-check.ts';

/** Marks the first modules of course 14 as complete in the player. */
async function completeModules(page: Page, modules: number): Promise<void> {
  await page.getByRole('link', { name: 'Continue Learning' }).first().click();
  const outline = page.getByRole('navigation', { name: /modules/i });
  for (let done = 1; done <= modules; done += 1) {
    await outline
      .getByRole('link')
      .nth(done - 1)
      .click();
    if (done === 3) {
      await passActivity(page, generator);
      await page.reload();
    }
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(`${done * 20}% of the course complete.`)).toBeVisible();
  }
}

async function openReviews(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'What learners say' })).toBeVisible();
}

/** Returns the number of reviews shown on the tab. */
async function reviewCount(page: Page): Promise<number> {
  const text = await page
    .getByRole('tabpanel')
    .locator('p')
    .getByText(/^\d+ reviews?$/)
    .textContent();
  return Number.parseInt(text!, 10);
}

const ratingHeader = (page: Page, count: number) =>
  page.getByText(new RegExp(`^Rated \\d\\.\\d \\(${count} reviews?\\)$`));

test('a learner who completed half of a course writes, edits and deletes a review, and the count follows', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await startTrial(page);
  await enroll(page, 14);
  await page.goto('/courses/14');
  await openReviews(page);
  await expect(page.getByText(/^Reviews come from learners who bought this course/)).toBeVisible();
  await openCheckout(page, 'course=14');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.goto('/courses/14');
  await openReviews(page);
  await expect(page.getByText('Complete half of the course to review it.')).toBeVisible();
  await completeModules(page, 3);

  await page.goto('/courses/14');
  await openReviews(page);
  const before = await reviewCount(page);
  await expect(ratingHeader(page, before)).toBeVisible();
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('button', { name: 'Publish Review' }).click();
  await checkScreen(page, page.getByText('Choose 1 to 5 stars.'), 'the review form');
  await page.getByRole('radio', { name: '1 star' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 out of 5')).toBeVisible();
  await page.getByLabel('Review (optional)').fill('Too short.\n<b>Bold</b>');
  await expect(page.getByLabel('Name to show')).toHaveValue('Ada O.');
  await page.getByRole('button', { name: 'Publish Review' }).click();

  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own.getByText('2 out of 5')).toBeVisible();
  await expect(own.getByText('<b>Bold</b>')).toBeVisible();
  await expect(ratingHeader(page, before + 1)).toBeVisible();
  expect(await reviewCount(page)).toBe(before + 1);

  await own.getByRole('button', { name: 'Edit Review' }).click();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Save Review' }).click();
  await expect(own.getByText('5 out of 5')).toBeVisible();

  // Another browser session shows the data on the server.
  const visitor = await page.context().browser()!.newPage();
  await visitor.goto(page.url());
  await openReviews(visitor);
  expect(await reviewCount(visitor)).toBe(before + 1);
  await expect(visitor.getByText('Too short.')).toBeVisible();
  await visitor.close();

  await own.getByRole('button', { name: 'Delete Review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete Review' }).click();
  await expect(page.getByRole('button', { name: 'Write a Review' })).toBeVisible();
  await expect(ratingHeader(page, before)).toBeVisible();
  await page.reload();
  await openReviews(page);
  expect(await reviewCount(page)).toBe(before);
  expect(consoleErrors).toEqual([]);
});

test('a course without reviews shows no stars and asks visitors to sign in', async ({ page }) => {
  await page.goto('/courses/3');
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expect(page.getByText(/out of 5/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to review it' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('extra time and time zone chosen on the account page are saved, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, '/dashboard');
  await page.getByRole('button', { name: 'Ada Okafor' }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('radio', { name: /50% more time/ }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('radio', { name: /50% more time/ })).toBeChecked();
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
});

test('axe finds nothing in reviews', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/courses/14');
  await openReviews(page);
  await checkScreen(page, page.getByRole('tabpanel', { name: 'Reviews' }), 'the reviews');
  // The demo learner has completed course 1, but everyone shares that account.
  await page.goto('/courses/1');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const reason = page.getByText(/^The demo account can’t write reviews/);
  await checkScreen(page, reason, 'why a learner cannot review');
});
