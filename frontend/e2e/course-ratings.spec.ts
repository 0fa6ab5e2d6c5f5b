import { expect, test, type Page } from '@playwright/test';
import generator from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-generator';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { enroll, postAsLearner, startTrial } from './steps/learner.ts';
import { passActivity } from './steps/pass-activity.ts';
import { checkScreen } from './steps/screen-check.ts';

/** Completes three of the five modules of course 14 through the API. */
async function completeHalf(page: Page): Promise<void> {
  await passActivity(page, generator);
  for (const number of [1, 2, 3]) {
    const moduleId = `hr-documentation-basic-m${number}`;
    await postAsLearner(page, `/api/users/me/modules/${moduleId}/progress`, { completed: true });
  }
}

async function openCourseRatings(page: Page): Promise<void> {
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
  await openCourseRatings(page);
  await expect(page.getByText(/^Reviews come from learners who bought this course/)).toBeVisible();
  await openCheckout(page, 'course=14');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.goto('/courses/14');
  await openCourseRatings(page);
  await expect(page.getByText('Complete half of the course to review it.')).toBeVisible();
  await completeHalf(page);

  await page.goto('/courses/14');
  await openCourseRatings(page);
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
  // On a phone, the toast lies on the bar at the bottom for a moment.
  await expect(page.getByText('Review Published')).toBeHidden();
  await checkScreen(page, own.getByText('2 out of 5'), 'the reviews');
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
  await openCourseRatings(visitor);
  expect(await reviewCount(visitor)).toBe(before + 1);
  await expect(visitor.getByText('Too short.')).toBeVisible();
  await visitor.close();

  await own.getByRole('button', { name: 'Delete Review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete Review' }).click();
  await expect(page.getByRole('button', { name: 'Write a Review' })).toBeVisible();
  await expect(ratingHeader(page, before)).toBeVisible();
  await page.reload();
  await openCourseRatings(page);
  expect(await reviewCount(page)).toBe(before);
  expect(consoleErrors).toEqual([]);
});
