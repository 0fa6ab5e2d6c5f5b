import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result } from 'axe-core';

/** Once `sign` shows: axe finds nothing in what is on the screen now, and nothing scrolls sideways. */
export async function inspectScreen(page: Page, sign: Locator, name = 'screen'): Promise<void> {
  const { violations } = await analyze(page, sign, name);
  expect(violations.map(describeRule), name).toEqual([]);
}

/** The same for a page as it opens; there axe must also have been able to measure the contrast of every text. */
export async function inspectPage(page: Page, sign: Locator, name: string): Promise<void> {
  const { violations, incomplete } = await analyze(page, sign, name);
  const undecided = incomplete
    .filter((rule) => rule.id === 'color-contrast')
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter((node) => !isScrolledUnder(node)) }))
    .filter((rule) => rule.nodes.length > 0);
  expect([...violations, ...undecided].map(describeRule), name).toEqual([]);
}

/** The same in every combination of narrow, wide, light and dark. */
export async function checkScreen(page: Page, sign: Locator, name: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await inspectScreen(page, sign, `${name} at ${width} px in ${colorScheme}`);
    }
  }
}

async function analyze(page: Page, sign: Locator, name: string): Promise<AxeResults> {
  await expect(sign, name).toBeVisible();
  await settle(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  return new AxeBuilder({ page }).analyze();
}

const describeRule = ({ id, nodes }: Result) =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/**
 * Waits out what is only passing: a dialog that has hidden the page but not yet taken the focus, and colors that fade
 * into another appearance, between which there is no contrast to measure.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.activeElement?.closest('[aria-hidden=true], [inert]'));
  await page.evaluate(async () => {
    // Two frames: the first applies the appearance, the second has begun what fades.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map((one) => one.finished));
  });
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
