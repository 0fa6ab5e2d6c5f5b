import type { BrowserContext, Page } from 'playwright-core';

/** What one interaction took, as the browser's Event Timing counts it: from the click to the next frame. */
export interface MeasuredInteraction {
  name: string;
  /** The slowest click. Event Timing counts in steps of 8 ms and leaves out what takes less than 16. */
  slowestMs: number;
  clicks: number;
}

interface Interaction {
  name: string;
  path: string;
  /** Clicks what comes before the measurement. */
  prepare?: (page: Page) => Promise<void>;
  /** Clicks what is measured. @returns how many clicks */
  act: (page: Page) => Promise<number>;
}

export const INTERACTION_GOAL_MS = 100;
const CPU_SLOWDOWN = 4;
/** Until late frames are counted. */
const SETTLE_MS = 1000;
const MODULE = '/course/14/play?module=hr-documentation-basic';
const BELOW_THRESHOLD_MS = 16;

/** The options of the question that is shown. */
const optionsOf = (page: Page) => page.getByRole('radio').or(page.getByRole('checkbox'));

const interactions: readonly Interaction[] = [
  {
    name: 'choose an answer',
    path: `${MODULE}-m5&step=activity-hr-documentation-basic-skill-check`,
    async prepare(page) {
      const start = page.getByRole('button', { name: /^(Start|Continue|Resume) Skill Check$/ });
      const next = page.getByRole('button', { name: 'Next' });
      await start.or(next).first().waitFor();
      if (await start.isVisible()) await start.click();
      await next.waitFor();
      // The questions are drawn: the first one may ask for text.
      while ((await optionsOf(page).count()) === 0) await next.click();
    },
    async act(page) {
      const options = await optionsOf(page).all();
      const count = Math.min(3, options.length);
      for (const option of options.slice(0, count)) {
        await option.check();
        await page.waitForTimeout(SETTLE_MS);
      }
      return count;
    },
  },
  {
    name: 'type a note',
    path: `${MODULE}-m2`,
    async prepare(page) {
      await page.getByRole('button', { name: /^Notes/ }).click();
      await page.getByLabel('Note', { exact: true }).click();
    },
    async act(page) {
      const text = 'Ask the manager for dates.';
      await page.keyboard.type(text, { delay: 60 });
      return text.length;
    },
  },
  {
    name: 'open the next step',
    path: `${MODULE}-m2`,
    async prepare(page) {
      await page.getByRole('link', { name: /^Next: / }).waitFor();
    },
    async act(page) {
      await page.getByRole('link', { name: /^Next: / }).click();
      await page.waitForURL(/step=/);
      return 1;
    },
  },
  {
    name: 'turn a page of the dashboard',
    path: '/dashboard',
    async prepare(page) {
      await page.getByRole('tab', { name: 'Analytics' }).waitFor();
    },
    async act(page) {
      const names = ['Learning Path', 'Analytics', 'Overview'];
      for (const name of names) {
        await page.getByRole('tab', { name }).click();
        await page.waitForTimeout(SETTLE_MS);
      }
      return names.length;
    },
  },
];

/** Counts events and keeps their durations in the page. Runs in the browser. */
function watchEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { benchDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId !== 0) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Performs every interaction in a browser whose CPU is slowed down four times, as the signed-in learner. */
export async function measureInteractions(
  context: BrowserContext,
  origin: string,
): Promise<MeasuredInteraction[]> {
  const measured: MeasuredInteraction[] = [];
  for (const { name, path, prepare, act } of interactions) {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => {
      (window as unknown as { benchDurations: number[] }).benchDurations.length = 0;
    });
    const clicks = await act(page);
    await page.waitForTimeout(SETTLE_MS);
    const durations = await page.evaluate(
      () => (window as unknown as { benchDurations: number[] }).benchDurations,
    );
    measured.push({ name, clicks, slowestMs: Math.max(BELOW_THRESHOLD_MS, ...durations) });
    await page.close();
  }
  return measured;
}
