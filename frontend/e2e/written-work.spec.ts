import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';
import { enroll, startTrial } from './steps/learner.ts';
import { inspectScreen } from './steps/screen-check.ts';

const rate = (page: Page, part: string, level: RegExp) =>
  page.getByRole('group', { name: part }).getByRole('radio', { name: level }).check();

test('a learner answers a pause, writes and rates a deliverable, and downloads everything', async ({
  page,
}) => {
  await startTrial(page);

  await enroll(page, 2);
  const consoleErrors = watchConsole(page);

  await page.goto('/course/2/play?module=hr-compliance-ethics-m1');
  const answer = page.getByLabel('Your answer').first();
  await answer.fill('Time to fill is 41 days. Please decide who approves the shortlist.');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare With a Sound Answer' }).first().click();
  const soundAnswer = page.getByRole('region', { name: 'A sound answer' });
  await inspectScreen(page, soundAnswer, 'a pause with its sound answer');

  await page.goto('/course/2/play?module=hr-compliance-ethics-m5&step=write');
  const deliverable = page.getByRole('textbox', { name: 'Deliverable' });
  await deliverable.fill('The coordinator opens every performance on time. '.repeat(5));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await rate(page, 'Standard', /^Strong/);
  await rate(page, 'Sampling', /^Sound/);
  await rate(page, 'Gap log', /^Not yet/);
  await rate(page, 'Action owners', /^Strong/);
  await page.getByRole('button', { name: 'Save My Rating' }).click();
  const comment = page.getByRole('note', { name: 'Comment' }).first();
  await inspectScreen(page, comment, 'the exemplar');

  await page.goto('/dashboard?tab=my-work');
  await expect(page.getByText(/Time to fill is 41 days/)).toBeVisible();
  await inspectScreen(page, page.getByText('1 deliverable · 1 answer'), 'My Work');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All (ZIP)' }).click();
  expect((await download).suggestedFilename()).toBe('My work.zip');
  expect(consoleErrors).toEqual([]);
});
