import { expect, test } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';
import { enroll, startTrial } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

test('questions of a completed lesson are reviewed by keyboard alone, and axe finds nothing', async ({
  page,
}) => {
  await startTrial(page);
  await enroll(page, 14);
  const consoleErrors = watchConsole(page);
  await page.goto('/course/14/play?module=hr-documentation-basic-m1&step=take-away');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('20% of the course is complete.')).toBeVisible();

  await page.goto('/review');
  const start = page.getByRole('button', { name: 'Start Review' });
  await expect(start).toBeVisible();
  const dueText = await page.getByRole('region', { name: 'Due today' }).textContent();
  const dueCount = Number.parseInt(/\d+/.exec(dueText!)![0], 10);
  await start.press('Enter');

  const session = page.getByRole('region', { name: 'Review session' });
  const answer = session.getByText('Answer', { exact: true });
  for (let asked = 1; asked <= dueCount; asked += 1) {
    await expect(session.getByText(`${asked} of ${dueCount}`)).toBeVisible();
    // Space shows an answer; a card with options takes a digit.
    const isGraded = await session.getByRole('group', { name: 'Choose an answer' }).isVisible();
    await page.keyboard.press(isGraded ? '1' : ' ');
    if (asked === 1) await checkScreen(page, answer, 'an answer');
    await expect(answer).toBeVisible();
    await page.keyboard.press(isGraded ? ' ' : '4');
  }
  await expect(
    page.getByRole('heading', { name: /^(Done for today|\d+ questions? done)$/ }),
  ).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
