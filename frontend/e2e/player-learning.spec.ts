import { expect, type Locator, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { enroll, type Learner, PASSWORD, signIn, startTrial } from './steps/learner.ts';
import { inspectScreen } from './steps/screen-check.ts';

const moduleAddress = (number: number) =>
  `/course/14/play?module=hr-documentation-basic-m${number}`;
const markComplete = (page: Page) => page.getByRole('button', { name: 'Mark Complete' });

/** Finds the section marked as the current one. */
const currentSection = (contents: Locator) =>
  contents.locator('[aria-current=location]').filter({ visible: true });

/** Starts the trial, enrolls in course 14 and opens a module. */
async function openModule(page: Page, number: number): Promise<Learner> {
  const learner = await startTrial(page);
  await enroll(page, 14);
  await page.goto(moduleAddress(number));
  await expect(markComplete(page)).toBeVisible();
  return learner;
}

const waitForSavedPosition = (page: Page, onlyBlock = true) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/position') &&
      (!onlyBlock || 'lastBlock' in (response.request().postDataJSON() as object)),
  );

test('a module lists the activities still to pass, and its button leads there', async ({
  page,
}) => {
  await openModule(page, 5);
  await expect(page.getByText('to complete the module:')).toBeVisible();
  await inspectScreen(page, page.getByText('to complete the module:'));
  await markComplete(page).click();
  await expect(page).toHaveURL(/#activity-hr-documentation-basic-skill-check$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Documentation Essentials Check' })
    .click();
  await expect(page).toHaveURL(/#activity-hr-documentation-basic-skill-check$/);
  const activity = page.locator('#activity-hr-documentation-basic-skill-check');
  await expect(activity).toBeInViewport();
  await expect(activity).toBeFocused();
  await expect(page.getByText('0%', { exact: true }).first()).toBeVisible();
});

test('the table of contents leads to a section and marks the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openModule(page, 4);
  const contents = page.getByRole('navigation', { name: 'In this module' });
  await contents.getByRole('link', { name: 'Access Rights' }).click();
  const heading = page.getByRole('heading', { name: 'Access Rights' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(currentSection(contents)).toHaveText('Access Rights');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -20_000);
  await expect(currentSection(contents)).toHaveText('Why it matters');

  await page.setViewportSize({ width: 320, height: 700 });
  const folded = contents.getByText('In this module');
  await folded.filter({ visible: true }).press('Enter');
  await inspectScreen(
    page,
    contents.getByRole('link', { name: 'Takeaways' }).filter({ visible: true }),
  );
  await contents.getByRole('link', { name: 'Takeaways' }).filter({ visible: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Takeaways' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Takeaways' }).first()).toBeHidden();
});

test('reading resumes at the last paragraph, after a reload and on a second device', async ({
  page,
  browser,
  baseURL,
}) => {
  const learner = await openModule(page, 4);
  const paragraph = page.getByText('Employees often have a right to see their records.');
  const saved = waitForSavedPosition(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await paragraph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(paragraph).toBeInViewport();
  expect((await saved).ok()).toBe(true);

  await page.reload();
  await expect(page.getByText('Where you stopped reading')).toBeVisible();
  await expect(paragraph).toBeInViewport();

  const device = await browser.newContext({ baseURL: baseURL! });
  const second = await device.newPage();
  await second.goto('/login');
  await signIn(second, learner, PASSWORD);
  await expect(second).toHaveURL(/\/dashboard$/);
  await second.goto(moduleAddress(4));
  await expect(second.getByText('Where you stopped reading')).toBeVisible();
  await expect(
    second.getByText('Employees often have a right to see their records.'),
  ).toBeInViewport();
  await second.getByRole('button', { name: 'Back to the Top' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(second.getByText('Where you stopped reading')).toBeHidden();

  // Another module opens at its start; returning leads to the last paragraph.
  await second.keyboard.press('[');
  await expect(second).toHaveURL(/-m3/);
  await expect(second.getByRole('heading', { level: 1 })).toBeInViewport();
  await device.close();

  await page.keyboard.press(']');
  await expect(page).toHaveURL(/-m5/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.press('[');
  await expect(page.getByText('Where you stopped reading')).toBeVisible();
  await expect(paragraph).toBeInViewport();
});

test('single-key shortcuts control the player and can be turned off permanently', async ({
  page,
}) => {
  await openModule(page, 1);
  await page.keyboard.press('n');
  const note = page.getByLabel('Note', { exact: true });
  await expect(note).toBeFocused();
  await page.keyboard.type('n b m c ]');
  await expect(note).toHaveValue('n b m c ]');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All Notes' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Why and When to Document\n------------------------\n\nn b m c ]');
  await note.focus();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.keyboard.press('b');
  await expect(page.getByText('Course Bookmarked')).toBeVisible();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/-m2/);
  await expect(markComplete(page)).toBeVisible();
  await page.keyboard.press('m');
  const modules = page.getByRole('navigation', { name: 'Modules' });
  await expect(modules.getByRole('link', { name: 'Facts, Not Opinions' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByText('20% of the course complete.')).toBeVisible();

  await page.keyboard.press('?');
  const box = page.getByLabel('Use shortcuts on this device');
  await inspectScreen(page, box);
  await box.uncheck();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark as Not Complete' })).toBeVisible();
  await page.keyboard.press(']');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
  await expect(box).not.toBeChecked();
  await expect(page).toHaveURL(/-m2/);
});

test('the minutes spent reading are reported, and count as far as they have passed on the server', async ({
  page,
}) => {
  await startTrialWithClock(page);
  const timeSaved = page.waitForResponse(/\/modules\/hr-documentation-basic-m1\/time$/);
  // Half a minute more than is counted: a stalled machine loses a second or two, like a device that sleeps.
  await readFor(page, 6.5);
  expect((await timeSaved).request().postDataJSON()).toMatchObject({ minutes: 5 });

  // Leaving the module reports the whole sitting.
  const restSaved = page.waitForRequest(/\/modules\/hr-documentation-basic-m1\/time$/);
  const dashboard = page.waitForResponse(/\/dashboard\?/);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  expect((await restSaved).postDataJSON()).toMatchObject({ minutes: 6 });
  // Only this page's clock was moved: the server believes what has passed on its own, and two minutes more.
  const { learningMinutes } = (await (await dashboard).json()) as { learningMinutes: number };
  expect(learningMinutes).toBeGreaterThan(0);
  expect(learningMinutes).toBeLessThan(5);
});

async function startTrialWithClock(page: Page): Promise<void> {
  await startTrial(page);
  await enroll(page, 14);
  await page.clock.install();
  await page.goto(moduleAddress(1));
  await expect(markComplete(page)).toBeVisible();
}

/** Lets minutes pass, with a key press every half minute as a sign of activity. */
async function readFor(page: Page, minutes: number): Promise<void> {
  for (let halfMinute = 0; halfMinute < 2 * minutes; halfMinute += 1) {
    await page.keyboard.press('Shift');
    await page.clock.runFor(30_000);
  }
}
