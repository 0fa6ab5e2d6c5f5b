import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { zipParts } from '../src/testing/zip-parts.ts';
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

  const resource = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /Word Choice Guide/ })
    .first()
    .click();
  const popup = await resource;
  await expect(popup.getByRole('heading', { level: 1 })).toContainText('Word Choice Guide');
  await popup.close();

  await page.getByRole('button', { name: 'Mark Complete' }).first().click();
  await expect(page.getByText('Progress Updated')).toBeVisible();
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

test('different modules completed in two tabs both count', async ({ page }) => {
  await startTrial(page);
  await enroll(page, 14);
  await page.goto('/course/14/play?module=hr-documentation-basic-m1');
  // A tab popup from this one shares its session, like a link popup in a new tab.
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/course/14/play?module=hr-documentation-basic-m2'));
  const other = await popup;
  const [here, there] = [page, other].map((tab) =>
    tab.getByRole('button', { name: 'Mark Complete' }).first(),
  );
  await Promise.all([here!.click(), there!.click()]);
  // Each notice disappears after seconds.
  await Promise.all(
    [page, other].map((tab) => expect(tab.getByText('Progress Updated')).toBeVisible()),
  );
  await page.reload();
  await expect(page.getByText('40%', { exact: true }).first()).toBeVisible();
});

test('a learner downloads a resource as a Word file', async ({ page }) => {
  await startTrial(page);
  await enroll(page, 14);
  await page.goto('/course/14/resources/file-note-template');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('File Note Template');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Word' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('file-note-template.docx');
  const bytes = await readFile(await file.path());
  const parts = zipParts(bytes);
  expect(parts.get('docProps/core.xml')).toContain('<dc:title>File Note Template</dc:title>');
  expect(parts.get('word/document.xml')).toContain('<w:tbl>');
});
