import { expect, type Locator, type Page, test } from '@playwright/test';
import { signUp } from './steps/learner.ts';
import { choosePhoto } from './steps/photo.ts';

/** What moves on a phone without a press, summed over the visit. Lighthouse calls more than 0.1 poor. */
const MAX_SHIFT = 0.01;
const PHONE = { width: 412, height: 823 };
const MODULE = '/course/14/play?module=hr-documentation-basic';

const PUBLIC = [
  '/',
  '/courses',
  '/courses/14',
  '/courses/14/preview',
  '/pricing',
  '/login',
  '/instructor',
  '/credentials',
  '/course-review',
  '/teams',
  '/paths',
  '/terms',
  '/privacy',
  '/cookies',
  '/join#no-such-invitation-anywhere',
  '/unsubscribe#no-such-link-anywhere.x',
  '/answer#no-such-link-anywhere.x',
  '/verify',
  '/verify/nosuchcertificate0',
];
const LEARNERS = [
  '/courses',
  '/dashboard',
  '/dashboard?tab=learning-path',
  '/dashboard?tab=analytics',
  '/dashboard?tab=achievements',
  '/account',
  '/account/purchases',
  '/account/requests',
  '/account/team',
  '/notifications',
  '/review',
  '/certificates',
  '/checkout?course=4',
  `${MODULE}-m2`,
  `${MODULE}-m5`,
  `${MODULE}-m5#activity-hr-documentation-basic-skill-check`,
];

interface Shift {
  value: number;
  moved: string[];
}

/** Keeps the shifts of each page. Runs in the browser, before the page. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent),
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

async function expectStill(page: Page, address: string, late?: Locator): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle' });
  if (late) await expect(late).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${address} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

test('nothing moves on a public page once it is shown', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(watchShifts);
  for (const address of PUBLIC) await expectStill(page, address);
});

test('nothing moves on a page of a learner once it is shown', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.addInitScript(watchShifts);
  for (const address of LEARNERS) await expectStill(page, address);
});

test('nothing moves when the learner’s photo arrives last', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page, '/account');
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Save Photo' }).click();
  await expect(page.getByRole('button', { name: 'Change Photo' })).toBeVisible();
  await page.addInitScript(watchShifts);
  // As on a device that does not have the photo yet.
  await page.addInitScript(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('photo:')) sessionStorage.removeItem(key);
    }
  });
  const photo = page.getByRole('banner').locator('img');
  for (const address of ['/dashboard', '/account']) await expectStill(page, address, photo);
});

test('nothing moves in sight when a linked activity arrives after the text', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.addInitScript(watchShifts);
  const text = page.getByRole('heading', { name: 'Your deliverable' });
  for (const late of [/\/assets\/module-activities-/, /\/activities$/, /\/work$/]) {
    await page.route(late, async (route) => {
      await text.waitFor();
      await route.continue();
    });
    await expectStill(page, `${MODULE}-m5#activity-hr-documentation-basic-skill-check`);
    await expect(page.locator('article').getByRole('button', { name: 'Close' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});
