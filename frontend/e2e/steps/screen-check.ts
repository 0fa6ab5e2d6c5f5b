import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result } from 'axe-core';

/** Waits for `ready`, and expects that axe finds nothing on the screen, nothing scrolls sideways, and every icon has a tooltip. */
export async function inspectScreen(page: Page, ready: Locator, name = 'screen'): Promise<void> {
  const { violations } = await analyze(page, ready, name);
  expect(violations.map(describeRule), name).toEqual([]);
}

/** Inspects a newly opened page, where axe must also be able to measure the contrast of all text. */
export async function inspectPage(page: Page, ready: Locator, name: string): Promise<void> {
  const { violations, incomplete } = await analyze(page, ready, name);
  const undecided = incomplete
    .filter((rule) => rule.id === 'color-contrast')
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter((node) => !isScrolledUnder(node)) }))
    .filter((rule) => rule.nodes.length > 0);
  expect([...violations, ...undecided].map(describeRule), name).toEqual([]);
}

/** Inspects the screen in every combination of narrow, wide, light and dark. */
export async function checkScreen(page: Page, ready: Locator, name: string): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await inspectScreen(page, ready, `${name} at ${width} px in ${colorScheme}`);
    }
  }
}

async function analyze(page: Page, ready: Locator, name: string): Promise<AxeResults> {
  await expect(ready, name).toBeVisible();
  await waitForTransitions(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await iconButtonsWithoutTooltip(page), `${name} has icons without a tooltip`).toEqual([]);
  return new AxeBuilder({ page }).analyze();
}

/** Lists the buttons and links that show only an icon at this width and have no tooltip. */
function iconButtonsWithoutTooltip(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const showsText = (element: Element): boolean =>
      [...element.childNodes].some((node) =>
        node instanceof Element
          ? node.getBoundingClientRect().width > 1 && showsText(node)
          : Boolean(node.nodeValue?.trim()),
      );
    return [...document.querySelectorAll('button, a[href]')]
      .filter((element) => element.querySelector('svg') && element.getClientRects().length > 0)
      .filter((element) => !showsText(element) && !element.hasAttribute('data-tooltip'))
      .map((element) => element.outerHTML);
  });
}

const describeRule = ({ id, nodes }: Result) =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/**
 * Waits for temporary states to end: a dialog that has hidden the page but does not have the focus yet, and colors that fade
 * between light and dark, whose contrast cannot be measured.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.activeElement?.closest('[aria-hidden=true], [inert]'));
  await page.evaluate(async () => {
    // The first frame applies the color scheme; by the second, transitions have started.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const fading = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Returns whether text is hidden under a fixed bar or outside a scrolling table, where its contrast cannot be measured. */
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
