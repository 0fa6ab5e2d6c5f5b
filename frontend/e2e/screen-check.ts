import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** In every combination of narrow, wide, light and dark: axe finds nothing in what is shown now, and nothing scrolls sideways. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
      expect(found, `${name} at ${width} px in ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

/** Colors fade into another appearance; what is between the two has no contrast to measure. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames: the first applies the appearance, the second has begun what fades.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map((one) => one.finished));
  });
}
