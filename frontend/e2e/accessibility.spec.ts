import { expect, test, type Page } from '@playwright/test';
import { inspectPage, inspectZoomed } from './steps/screen-check.ts';

const publicScreens = [
  '/',
  '/courses',
  '/courses/14',
  '/courses/14/preview',
  '/pricing',
  '/instructor',
  '/credentials',
  '/course-review',
  '/teams',
  '/paths',
  '/terms',
  '/privacy',
  '/cookies',
  '/verify',
  '/courses/999',
  '/login',
  '/login?mode=create-account',
  '/login?mode=create-account&want=trial&course=14',
  '/login?mode=confirm&want=trial',
  '/login?mode=code',
  '/login?mode=forgot',
  '/login?mode=reset',
  '/no-such-page',
  '/verify/nosuchcertificate0',
  '/join#no-such-invitation-anywhere',
  '/unsubscribe#no-such-link',
  '/unsubscribe#no-such-link-anywhere.x',
  '/answer#no-such-link',
  '/answer#no-such-link-anywhere.x',
];
const learnerScreens = [
  '/checkout',
  '/checkout?course=3',
  '/checkout?tier=corporate',
  '/dashboard',
  '/dashboard?tab=learning-path',
  '/dashboard?tab=analytics',
  '/dashboard?tab=achievements',
  '/dashboard?tab=my-work',
  '/review',
  '/notifications',
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
  '/account/requests',
  '/account/team',
  '/courses/1',
];

for (const width of [320, 1280]) {
  test.describe(`at ${width} px, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [first, screens] of partsOf(publicScreens)) {
      test(`axe finds nothing on the public screens from ${first}`, async ({ page }) => {
        for (const screen of screens) await inspect(page, screen);
      });
    }

    for (const [first, screens] of partsOf(learnerScreens)) {
      test(`axe finds nothing on the learner's screens from ${first}`, async ({ page }) => {
        await page.goto('/login');
        await page.getByRole('button', { name: 'Try Demo Account' }).click();
        await expect(page).toHaveURL(/\/dashboard$/);
        for (const screen of screens) await inspect(page, screen);
      });
    }
  });
}

/** Splits the screens, so that no test takes minutes. Each part comes with its first screen. */
function partsOf(screens: readonly string[]): (readonly [string, string[]])[] {
  const size = 8;
  return screens
    .filter((_, index) => index % size === 0)
    .map((first, part) => [first, screens.slice(part * size, (part + 1) * size)] as const);
}

async function inspect(page: Page, screen: string): Promise<void> {
  await page.goto(screen, { waitUntil: 'networkidle' });
  const title = page.getByRole('heading', { level: 1 });
  // Until React shows the form that the address asks for, the served sign-in form is there.
  const isOtherForm = screen.startsWith('/login?mode=');
  const ready = isOtherForm ? title.filter({ hasNotText: /^Sign in$/ }) : title;
  await inspectPage(page, ready, screen);
  // The zoomed window is as wide as the narrow one.
  if (page.viewportSize()!.width === 320) await inspectZoomed(page, screen);
}
