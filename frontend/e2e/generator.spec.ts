import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { SourceOf } from '@learning/content/activities/activity-types';
import generator from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-generator';
import { writtenForm } from '@learning/content/written-form';
import { zipParts } from '../src/testing/zip-parts.ts';
import { watchConsole } from './steps/console-errors.ts';
import { enroll, startTrial } from './steps/learner.ts';

const ADDRESS =
  '/course/14/play?module=hr-documentation-basic-m3#activity-hr-documentation-basic-generator';
const HOSTILE = `</p></body><script>document.title='broken'</script><img src=x onerror="document.title='broken'"> {{current_date}} $&`;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name);

async function openGenerator(page: Page): Promise<void> {
  await startTrial(page);
  await enroll(page, 14);
  await page.goto(ADDRESS);
  await expect(tab(page, 'Customize')).toBeVisible();
}

/** Clicks a download button and returns the file. */
async function download(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await clickButton(page, name);
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a learner fills in a document, previews it, downloads it and completes the activity', async ({
  page,
  context,
}) => {
  const consoleErrors = watchConsole(page);
  await openGenerator(page);
  await expect(tab(page, 'Preview')).toBeDisabled();
  await expect(tab(page, 'Download')).toBeDisabled();

  await clickButton(page, 'Generate Document');
  await expect(page.getByText('Employer name is required')).toBeVisible();
  await expect(page.getByText('Follow-up date is required')).toBeVisible();
  await expect(field(page, 'Employer name')).toBeFocused();

  await field(page, 'Employee response').fill('My own words');
  await clickButton(page, 'Use Sample Data');
  await expect(field(page, 'Employee response')).toHaveValue(/^Yewande agreed/);
  await clickButton(page, 'Undo');
  await expect(field(page, 'Employee response')).toHaveValue('My own words');
  await clickButton(page, 'Use Sample Data');
  await field(page, 'Employee name').fill(HOSTILE);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(field(page, 'Employee name')).toHaveValue(HOSTILE);
  await expect(field(page, 'Date of the conversation')).toHaveValue('2026-10-13');

  await clickButton(page, 'Generate Document');
  await expect(tab(page, 'Preview')).toBeFocused();
  const sheet = page.getByRole('region', { name: 'Document preview' });
  await expect(sheet).toContainText(HOSTILE);
  await expect(sheet).toContainText('October 13, 2026');
  await expect(sheet.locator('script, img')).toHaveCount(0);
  await expect(sheet).toContainText('Millbrook Packaging Company');
  await expect(sheet).toContainText('Acknowledgment');
  await expect(sheet).not.toContainText('Educational content');

  await clickButton(page, 'Continue to Download');
  const html = await download(page, 'Download HTML');
  expect(html.name).toBe('documented-conversation-record.html');
  const htmlPage = await context.newPage();
  await htmlPage.setContent(html.bytes.toString('utf8'));
  await expect(htmlPage).toHaveTitle('Documented Conversation Record');
  await expect(htmlPage.locator('p').nth(1)).toContainText(HOSTILE);
  await expect(htmlPage.locator('script, img')).toHaveCount(0);
  await expect(htmlPage.locator('h1')).toHaveCount(1);
  await expect(htmlPage.locator('table')).toHaveCount(2);

  const word = await download(page, 'Download Word');
  expect(word.name).toBe('documented-conversation-record.docx');
  const xml = zipParts(word.bytes).get('word/document.xml')!;
  expect(xml).toContain('<w:pStyle w:val="Heading1"/>');
  expect(xml.match(/<w:tbl>/g)).toHaveLength(2);
  // On the empty page, because the site's policy refuses to parse text as a document.
  const words = await htmlPage.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror') ? '' : parsed.documentElement.textContent;
  }, xml);
  expect(words).toContain(HOSTILE);
  await htmlPage.close();

  // The sample cannot be handed in: each field that still holds it says so.
  await clickButton(page, 'Mark Activity Complete');
  const refused = page.getByText('Still sample text', { exact: true });
  await expect(refused.first()).toBeVisible();
  await expect(field(page, 'Employer name')).toBeFocused();
  const letterhead = { employerName: 'Own Company', employerAddress: '1 Own Street' };
  for (const [id, text] of Object.entries({
    ...letterhead,
    ...writtenForm((generator as SourceOf<'generator'>).config),
  })) {
    const input = page.locator(`form [name="${id}"][aria-invalid="true"]`);
    if ((await input.count()) > 0) await input.fill(text);
  }
  await expect(refused).toHaveCount(0);
  await clickButton(page, 'Generate Document');
  await expect(sheet).toContainText(HOSTILE);
  await clickButton(page, 'Continue to Download');
  await clickButton(page, 'Mark Activity Complete');
  await expect(page.getByText('Activity Completed!')).toBeVisible();
  await expect(page.getByText(/You completed this activity on/)).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Preview')).toHaveAttribute('aria-selected', 'true');
  await expect(sheet).toContainText(HOSTILE);
  await tab(page, 'Customize').click();
  await field(page, 'Employee name').fill('Yewande Brandt');
  await clickButton(page, 'Generate Document');
  await expect(sheet).toContainText('Employee: Yewande Brandt');
  expect(consoleErrors).toEqual([]);
});
