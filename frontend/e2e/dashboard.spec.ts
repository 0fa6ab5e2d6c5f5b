import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { watchConsole } from './steps/console-errors.ts';
import { signInToDemo } from './steps/learner.ts';

/** What the header of every page reads once the page has time: the count of notifications and the photo. */
const HEADER_CALLS = ['/notifications/unread', '/photo'];

/** Records the API calls from now on, as `GET /dashboard`, without the learner's id and the header's calls. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api(?:\/users\/[^/]+)?(\/[^?]*)/.exec(request.url()) ?? [];
    if (path && !HEADER_CALLS.includes(path)) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}

test('the dashboard loads with one call and another for the certificate that waits, each tab has an address, and the recertification log is downloaded', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await signInToDemo(page);
  const calls = watchCalls(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Active Courses')).toBeVisible();
  await page.getByRole('tab', { name: 'Learning Path' }).click();
  await expect(page).toHaveURL(/\?tab=learning-path$/);
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\?tab=analytics$/);
  await expect(page.getByRole('heading', { name: 'Weekly activity' })).toBeVisible();
  expect(calls).toEqual(['GET /dashboard', 'GET /certificates/overview']);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Recertification log' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Achievements', selected: true })).toBeVisible();

  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const csv = await save('Download CSV');
  expect(csv.name).toMatch(/^Recertification_Log_\d{4}-\d\d-\d\d\.csv$/);
  const pdf = await save('Download PDF');
  expect(pdf.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pdf.bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  expect(consoleErrors).toEqual([]);
});
