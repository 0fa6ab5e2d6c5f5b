import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { zipParts } from '../src/testing/zip-parts.ts';
import { expectStill, watchShifts } from './steps/layout-shift.ts';
import { enroll, startTrial } from './steps/learner.ts';

test('a learner reads a module, writes a note, adds a bookmark, opens a resource, and resumes from the dashboard', async ({
  page,
}) => {
  await startTrial(page);
  await enroll(page, 14);
  await page.goto('/course/14/play?module=hr-documentation-basic-m2');
  await expect(page.getByRole('heading', { name: 'Core ideas' })).toBeVisible();

  await page.getByRole('button', { name: /^Notes/ }).click();
  await page.getByLabel('Note', { exact: true }).fill('Use the camera test on Monday.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Notes/ }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue(
    'Use the camera test on Monday.',
  );

  await page.getByRole('button', { name: /Bookmark/ }).click();
  await expect(page.getByText('Course Bookmarked')).toBeVisible();

  await page.goto('/course/14/play?module=hr-documentation-basic-m2&step=take-away');
  const resource = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /Word Choice Guide/ })
    .first()
    .click();
  const popup = await resource;
  await expect(popup.getByRole('heading', { level: 1 })).toContainText('Word Choice Guide');
  const download = popup.waitForEvent('download');
  await popup.getByRole('button', { name: 'Download as Word' }).click();
  const parts = zipParts(await readFile(await (await download).path()));
  expect(parts.get('docProps/core.xml')).toContain('Word Choice Guide</dc:title>');
  await popup.close();

  await page.getByRole('button', { name: 'Mark Complete' }).first().click();
  await expect(page.getByText('You completed this module.')).toBeVisible();
  await expect(page.getByText('20%', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Not Complete/ })
    .first()
    .click();
  await expect(page.getByText('0%', { exact: true }).first()).toBeVisible();

  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /continue/i })
    .first()
    .click();
  await expect(page).toHaveURL(/module=hr-documentation-basic-m2/);
});

test('nothing moves in sight when a linked activity arrives after its screen', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await startTrial(page);
  await enroll(page, 14);
  await watchShifts(page);
  const header = page.getByRole('link', { name: 'Back to the lesson' });
  await page.route(/\/activities$/, async (route) => {
    await header.waitFor();
    await route.continue();
  });
  await page.goto(
    '/course/14/play?module=hr-documentation-basic-m5#activity-hr-documentation-basic-skill-check',
    { waitUntil: 'networkidle' },
  );
  await expect(page.getByRole('button', { name: 'Start Skill Check' })).toBeVisible();
  await expectStill(page);
});
