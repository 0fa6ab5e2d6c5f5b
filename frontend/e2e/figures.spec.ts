import { expect, test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openOperator } from './steps/operator.ts';

/** A code of an authenticator app counts once, so the operator signs in once for all journeys. */
test.describe.configure({ mode: 'serial' });

const run = promisify(execFile);
const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

let owner: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  owner = await openOperator(browser, 'owner', '/admin/figures/revenue');
});
test.afterAll(() => owner.context().close());

test('an operator reads figures by keyboard, with their filters in the address, and saves them as a file', async () => {
  const page = owner;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revenue');
  await page.getByLabel('Show').selectOption('Trials and seats');
  await expect(page).toHaveURL(/view=trials/);
  const table = page.getByRole('table', { name: 'Months' });
  await expect(table.getByRole('row')).toHaveCount(4);

  // The chart is one stop of the Tab key; the arrow keys move through its months.
  const chart = page.getByRole('application');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.recharts-default-tooltip')).toContainText('Paid since');

  await page.reload();
  await expect(page.getByLabel('Show')).toHaveValue('trials');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export Accounting/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^accounting-\d{4}-\d{2}\.csv$/);
  const lines = (await readFile((await file.path())!, 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    'Month,Product,Title,Currency,Gross,Refunds,Disputes,Fees,Other,Net,Tax on invoices',
  );
  expect(lines.at(-1)).toContain(',Total,USD,');
});

test('an operator sees inside a course on a phone, and the saved file says what to rewrite', async ({
  browserName: _browser,
}, { outputDir }) => {
  const page = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/figures/items?course=14&view=questions');
  await expect(page.getByLabel('Course')).toHaveValue('14');
  await expect(page.getByRole('table', { name: 'Questions' })).toBeVisible();
  await page
    .getByText(/^\d choices$/)
    .first()
    .click();
  await expect(page.getByText(/· right/).first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - globalThis.innerWidth,
  );
  expect(overflow).toBe(0);

  // What is saved here is what `npm run content:report` reads.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = (await saving).suggestedFilename();
  const path = join(outputDir, file);
  await (await saving).saveAs(path);
  const report = ['functions/src/publishing/report.ts', path];
  const { stdout } = await run(process.execPath, report, { cwd: projectRoot });
  expect(stdout).toMatch(/^(Nothing is flagged\.|\d+ to rewrite)/);
});

test('no page of a learner loads the charting library', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/courses', '/dashboard', '/course/14']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /chart-canvas/.test(url))).toEqual([]);
});
