import { expect, type Locator, type Page, test } from '@playwright/test';
import { enroll, type Learner, PASSWORD, signIn, startTrial } from './steps/learner.ts';
import { inspectScreen } from './steps/screen-check.ts';

const moduleAddress = (number: number) =>
  `/course/14/play?module=hr-documentation-basic-m${number}`;
const nextStep = (page: Page) => page.getByRole('link', { name: /^Next: / });

/** Finds the section marked as the current one. */
const currentSection = (contents: Locator) =>
  contents.locator('[aria-current=location]').filter({ visible: true });

/** Starts the trial, enrolls in course 14 and opens a module. */
async function openModule(page: Page, number: number): Promise<Learner> {
  const learner = await startTrial(page);
  await enroll(page, 14);
  await page.goto(moduleAddress(number));
  await expect(nextStep(page)).toBeVisible();
  return learner;
}

const waitForSavedPosition = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/position') &&
      'lastBlock' in (response.request().postDataJSON() as object),
  );

test('the table of contents leads to a section and marks the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openModule(page, 4);
  const contents = page.getByRole('navigation', { name: 'In this module' });
  await contents.getByRole('link', { name: 'Access Rights' }).click();
  const heading = page.getByRole('heading', { name: 'Access Rights' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(currentSection(contents)).toHaveText('Access Rights');
  await expect(page).toHaveURL(/step=access-rights/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Why it matters' })).toBeVisible();
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
  await page.goto(`${moduleAddress(4)}&step=access-rights`);
  const paragraph = page.getByText('One rule overrides it');
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
  await expect(second.getByText('One rule overrides it')).toBeInViewport();
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
