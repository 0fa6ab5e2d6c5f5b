import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type Result } from 'axe-core';
import { textsWithLowContrast } from './measured-contrast.ts';

/** Each size and each color scheme once. The colors themselves are compared in both by `frontend/src/theme/palette.test.ts`. */
const COMBINATIONS = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** Waits for `ready`, and expects that axe finds nothing on the screen, nothing scrolls sideways, and every icon has a tooltip. */
export async function inspectScreen(page: Page, ready: Locator, name = 'screen'): Promise<void> {
  const { violations, incomplete } = await analyze(page, ready, name);
  // Where axe cannot tell the contrast of a text, it is measured.
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  const found = [...violations.map(describeRule), ...(await textsWithLowContrast(page, undecided))];
  expect(found, name).toEqual([]);
}

/** Inspects the screen narrow and light, then wide and dark. The window has its former size afterwards. */
export async function checkScreen(page: Page, ready: Locator, name: string): Promise<void> {
  const former = page.viewportSize()!;
  for (const { width, colorScheme } of COMBINATIONS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await inspectScreen(page, ready, `${name} at ${width} px, ${colorScheme}`);
  }
  await page.setViewportSize(former);
}

/** At most this share of a low window may be covered by bars that stay while the page scrolls. */
const COVERED_SHARE = 1 / 3;

/** Expects a page to be readable in a window of 1280 × 1024 px that is zoomed to 400%. */
export async function inspectZoomed(page: Page, name: string): Promise<void> {
  const former = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 256 });
  const { overflow, covered } = await page.evaluate(() => {
    const middle = document.documentElement.scrollHeight / 2;
    scrollTo({ top: middle, behavior: 'instant' });
    const bars = [...document.querySelectorAll('#page *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { width, top, bottom } = element.getBoundingClientRect();
      const isAtEdge = Math.abs(top) < 2 || Math.abs(bottom - innerHeight) < 2;
      const stays = position === 'fixed' || position === 'sticky';
      return stays && isAtEdge && width > innerWidth / 2 && visibility === 'visible';
    });
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    scrollTo({ top: 0, behavior: 'instant' });
    return {
      overflow: document.documentElement.scrollWidth - innerWidth,
      covered: heights.reduce((sum, height) => sum + height, 0) / innerHeight,
    };
  });
  expect(overflow, `${name} scrolls sideways at 400%`).toBeLessThanOrEqual(0);
  expect(covered, `bars cover ${name} at 400%`).toBeLessThanOrEqual(COVERED_SHARE);
  await page.setViewportSize(former);
}

async function analyze(page: Page, ready: Locator, name: string): Promise<AxeResults> {
  await expect(ready, name).toBeVisible();
  await endTransitions(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await iconButtonsWithoutTooltip(page), `${name} has icons without a tooltip`).toEqual([]);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(() =>
    // Describing every passed element takes longer than finding the others.
    (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations', 'incomplete'],
    }),
  );
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
 * Ends temporary states: waits for a dialog that has hidden the page but does not have the focus yet, and finishes what fades, such as
 * dialogs and colors between light and dark, whose contrast cannot be measured.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.activeElement?.closest('[aria-hidden=true], [inert]'));
  await page.evaluate(async () => {
    const running = async (): Promise<Animation[]> => {
      // The first frame applies the color scheme; by the second, transitions have started.
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().filter(({ playState, effect }) => {
        const endsAt = Number(effect?.getComputedTiming().endTime);
        return playState === 'running' && Number.isFinite(endsAt);
      });
    };
    // A color that stops changing starts the transitions of the elements that inherit it.
    for (let left = await running(); left.length > 0; left = await running()) {
      for (const animation of left) animation.finish();
    }
  });
}
