import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';

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
  '/join/no-such-invitation-anywhere',
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
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any screen at ${width} px in ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
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
  await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const undecided = incomplete
    .filter((rule) => rule.id === 'color-contrast')
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter((node) => !isScrolledUnder(node)) }))
    .filter((rule) => rule.nodes.length > 0);
  const found = [...violations, ...undecided].map(
    (rule) =>
      `${screen}: ${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Text that lies under a bar fixed to the screen, or outside a table that scrolls, has no contrast to measure there. */
function isScrolledUnder(node: NodeResult): boolean {
  const obscured = [
    'bgOverlap',
    'elmPartiallyObscured',
    'elmPartiallyObscuring',
    'outsideViewport',
  ];
  return node.any.some((check) => {
    const data = check.data as { messageKey?: string } | null;
    return obscured.includes(data?.messageKey ?? '');
  });
}
