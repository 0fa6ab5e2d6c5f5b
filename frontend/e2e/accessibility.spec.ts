import { expect, test, type Page } from '@playwright/test';
import { inspectPage } from './steps/screen-check.ts';

const publicScreens = [
  '/',
  '/courses',
  '/courses/14',
  '/courses/14/preview',
  '/pricing',
  '/instructor',
  '/credentials',
  '/course-review',
  '/courses/999',
  '/login',
  '/login?mode=create-account',
  '/login?mode=forgot',
  '/no-such-page',
  '/verify/nosuchcertificate0',
  '/join#no-such-invitation-anywhere',
];
const learnerScreens = [
  '/checkout',
  '/checkout?course=3',
  '/checkout?tier=corporate',
  '/dashboard',
  '/certificates',
  '/certificates?tab=available',
  '/certificates?tab=badges',
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
  test.describe(`at ${width} px, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on any public screen', async ({ page }) => {
      for (const screen of publicScreens) await inspect(page, screen);
    });

    test("axe finds nothing on any learner's screen", async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Try Demo Account' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      for (const screen of learnerScreens) await inspect(page, screen);
    });
  });
}

async function inspect(page: Page, screen: string): Promise<void> {
  await page.goto(screen, { waitUntil: 'networkidle' });
  await inspectPage(page, page.getByRole('heading', { level: 1 }), screen);
}
