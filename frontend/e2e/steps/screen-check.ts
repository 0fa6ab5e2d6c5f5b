import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type NodeResult, type Result } from 'axe-core';

const WIDTHS = [320, 1280];

/** The rules whose result depends on colors. All others find the same in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for `ready`, and expects that axe finds nothing on the screen, nothing scrolls sideways, and every icon has a tooltip. */
export async function inspectScreen(page: Page, ready: Locator, name = 'screen'): Promise<void> {
  const { violations } = await analyze(page, ready, name);
  expect(violations.map(describeRule), name).toEqual([]);
}

/** Inspects a newly opened page in light and dark, where axe must also be able to measure the contrast of all text. */
export async function inspectPage(page: Page, ready: Locator, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const shown = `${name} in ${colorScheme}`;
    const { violations, incomplete } = await analyze(page, ready, shown, colorScheme === 'dark');
    const undecided = incomplete
      .filter((rule) => rule.id === 'color-contrast')
      .map((rule) => ({ ...rule, nodes: rule.nodes.filter((node) => !isUnmeasurable(node)) }))
      .filter((rule) => rule.nodes.length > 0);
    expect([...violations, ...undecided].map(describeRule), shown).toEqual([]);
  }
}

/** Inspects the screen in every combination of narrow, wide, light and dark. */
export async function checkScreen(page: Page, ready: Locator, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const shown = `${name} at ${width} px in ${colorScheme}`;
      const { violations } = await analyze(page, ready, shown, colorScheme === 'dark');
      expect(violations.map(describeRule), shown).toEqual([]);
    }
  }
}

async function analyze(
  page: Page,
  ready: Locator,
  name: string,
  onlyColors = false,
): Promise<AxeResults> {
  await expect(ready, name).toBeVisible();
  await endTransitions(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await iconButtonsWithoutTooltip(page), `${name} has icons without a tooltip`).toEqual([]);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        // Describing every passed element takes longer than finding the others.
        resultTypes: ['violations', 'incomplete'],
        ...(rules ? { runOnly: rules } : {}),
      }),
    onlyColors ? COLOR_RULES : undefined,
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
 * Ends temporary states: waits for a dialog that has hidden the page but does not have the focus yet, and finishes colors that fade
 * between light and dark, whose contrast cannot be measured.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.activeElement?.closest('[aria-hidden=true], [inert]'));
  await page.evaluate(async () => {
    const running = async (): Promise<Animation[]> => {
      // The first frame applies the color scheme; by the second, transitions have started.
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    };
    // A color that stops changing starts the transitions of the elements that inherit it.
    for (let left = await running(); left.length > 0; left = await running()) {
      for (const transition of left) transition.finish();
    }
  });
}

/**
 * Returns whether the contrast of a text cannot be measured: hidden under a fixed bar, outside a scrolling table, or drawn in a figure,
 * whose colors are those of the theme.
 */
function isUnmeasurable(node: NodeResult): boolean {
  if (/^<(text|tspan)\b/.test(node.html)) return true;
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
