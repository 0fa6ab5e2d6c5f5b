import { expect, type Page } from '@playwright/test';

/** What moves without a click, summed over the visit. Lighthouse calls more than 0.1 poor. */
const MAX_SHIFT = 0.02;

interface Shift {
  value: number;
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Keeps the shifts of each page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent),
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects that the open page has not moved since it was opened. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
}
