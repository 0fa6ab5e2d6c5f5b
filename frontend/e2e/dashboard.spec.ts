import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { watchConsole } from './steps/console-errors.ts';
import { enroll, startTrial } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

const TABS = ['Overview', 'Learning Path', 'My Work', 'Analytics', 'Achievements'];

async function openAsDemoLearner(page: Page, address = '/dashboard'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
}

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

test('the dashboard loads with one call, and each tab has an address', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await openAsDemoLearner(page);
  const calls = watchCalls(page);
  await page.reload();
  await expect(page.getByText('Active Courses')).toBeVisible();
  await page.getByRole('tab', { name: 'Learning Path' }).click();
  await expect(page).toHaveURL(/\?tab=learning-path$/);
  await expect(page.getByRole('heading', { name: 'Recommended for You' })).toBeVisible();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/\?tab=analytics$/);
  await expect(page.getByRole('heading', { name: 'Weekly activity' })).toBeVisible();
  expect(calls).toEqual(['GET /dashboard']);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Recertification log' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  expect(calls).toEqual(['GET /dashboard', 'GET /recertification-log']);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Achievements', selected: true })).toBeVisible();
  expect(consoleErrors.filter((text) => !text.includes('custom Amazon'))).toEqual([]);
});

test('the chart and its table show the same minutes', async ({ page }) => {
  await openAsDemoLearner(page, '/dashboard?tab=analytics');
  await expect(page.locator('rect[data-day]').first()).toBeVisible();
  const bars = await page
    .locator('rect[data-day]')
    .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('height'))));
  await page.getByRole('button', { name: 'Show as Table' }).click();
  const table = page.getByRole('table', { name: /Learning minutes by day/ });
  const numbers = (await table.getByRole('cell').allTextContents()).map(Number);
  const [days, total] = [numbers.slice(0, 7), numbers.at(-1)];
  expect(days).toHaveLength(7);
  expect(days.reduce((sum, minutes) => sum + minutes, 0)).toBe(total);
  const learned = days.filter((minutes) => minutes > 0);
  expect(bars).toHaveLength(learned.length);
  expect(bars.length, 'days with learning since Monday').toBeGreaterThan(0);
  const pixels = bars.map((height, index) => height / learned[index]!);
  for (const pixelsPerMinute of pixels) expect(pixelsPerMinute).toBeCloseTo(pixels[0]!, 1);
});

test('a learner downloads the recertification log as CSV and PDF', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await openAsDemoLearner(page, '/dashboard?tab=achievements');
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const csv = await save('Download CSV');
  expect(csv.name).toMatch(/^Recertification_Log_\d{4}-\d\d-\d\d\.csv$/);
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toContain('Completed on,Course,Instruction hours');
  expect(lines.length).toBeGreaterThan(1);
  const pdf = await save('Download PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(pdf.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
  const text = pdf.bytes.toString('latin1');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('SourceSerif4-SemiBold');
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(consoleErrors.filter((text) => !text.includes('custom Amazon'))).toEqual([]);
});

test('every tab invites a new learner to begin, also after enrolling in a course', async ({
  page,
}) => {
  await startTrial(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Choose your first course' })).toBeVisible();
  const invitations = [
    'Your path begins with one course',
    'Nothing written yet',
    'No activity yet this week',
    'No completed courses yet',
  ];
  for (const [index, invitation] of invitations.entries()) {
    await page.getByRole('tab', { name: TABS[index + 1]! }).click();
    await expect(page.getByRole('heading', { name: invitation })).toBeVisible();
  }
  await enroll(page, 14);
  await page.goto('/dashboard?tab=analytics');
  await expect(page.getByRole('heading', { name: 'No activity yet this week' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue / })).toHaveAttribute(
    'href',
    /\/course\/14\/play\?module=/,
  );
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('link', { name: 'Start the First Module' })).toBeVisible();
});

test('axe finds nothing on any tab at 320 and 1280 px, in light and dark', async ({ page }) => {
  await openAsDemoLearner(page);
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    if (name === 'Achievements') {
      await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    }
    await checkScreen(page, page.getByRole('tabpanel', { name }), name);
  }
});
