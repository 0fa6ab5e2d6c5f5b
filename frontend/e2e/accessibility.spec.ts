import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const publicScreens = ['/', '/courses', '/courses/14', '/courses/14/preview', '/courses/999', '/login', '/login?mode=create-account', '/login?mode=forgot', '/no-such-page'];
const learnerScreens = ['/dashboard', '/course/14/play', '/course/14/play?module=hr-documentation-basic-m2', '/course/14/resources/file-note-template', '/courses/1'];
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
  const found = [...violations, ...incomplete.filter((one) => one.id === 'color-contrast')].map(
    (one) => `${screen}: ${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}
