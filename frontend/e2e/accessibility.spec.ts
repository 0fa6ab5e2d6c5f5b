import { expect, test, type Page } from '@playwright/test';
import { inspectPage } from './steps/screen-check.ts';

const publicScreens = [
  '/',
  '/courses',
  '/courses/14',
  '/courses/14/preview',
  '/pricing',
  '/courses/999',
  '/login',
  '/login?mode=create-account',
  '/login?mode=forgot',
  '/no-such-page',
  '/join#no-such-invitation-anywhere',
];
const learnerScreens = [
  '/checkout',
  '/checkout?course=3',
  '/checkout?tier=corporate',
  '/dashboard',
  '/course/14/play',
  '/course/14/play?module=hr-documentation-basic-m2',
  '/course/14/play?module=hr-documentation-basic-m4#activity-hr-documentation-basic-scenario',
  '/course/14/play?module=hr-documentation-basic-m5',
  '/course/1/play',
  '/course/14/resources/file-note-template',
  '/account',
  '/account/purchases',
  '/account/team',
  '/courses/1',
];

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any screen at ${width} px in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const screen of publicScreens) await inspect(page, screen);
      await page.goto('/login');
      await page.getByRole('button', { name: 'Try Demo Account' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      for (const screen of learnerScreens) await inspect(page, screen);
    });
  }
}

async function inspect(page: Page, screen: string): Promise<void> {
  await page.goto(screen, { waitUntil: 'networkidle' });
  await inspectPage(page, page.getByRole('heading', { level: 1 }), screen);
}
