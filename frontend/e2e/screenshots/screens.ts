/** Command: `npm run screenshots` writes a picture of every page in its states, at two widths, light and dark, and their index. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeCourse } from '../steps/complete-course.ts';
import { enroll, signInToDemo, startTrial } from '../steps/learner.ts';
import { openOperator } from '../steps/operator.ts';
import { SCREENS, type Screen, type Session } from './states.ts';

const FOLDER = join(import.meta.dirname, '../../../screenshots');
const WIDTHS = [390, 1280];
const SCHEMES = ['light', 'dark'] as const;
/** Beyond it, a page repeats what is above. */
const MAX_HEIGHT = 12_000;

const OPEN: Readonly<Record<Session, (browser: Browser) => Promise<Page>>> = {
  visitor: (browser) => browser.newPage(),
  'new learner': async (browser) => {
    const page = await browser.newPage();
    await startTrial(page);
    await enroll(page, 14);
    return page;
  },
  'demo account': async (browser) => {
    const page = await browser.newPage();
    await signInToDemo(page);
    return page;
  },
  completed: async (browser) => {
    const page = await browser.newPage();
    await startTrial(page);
    await completeCourse(page);
    return page;
  },
  operator: (browser) => openOperator(browser, 'owner', '/admin'),
};

const sessions = [...new Set(SCREENS.map(({ session }) => session))];
for (const session of sessions) {
  test(session, async ({ browser }) => {
    mkdirSync(FOLDER, { recursive: true });
    const page = await OPEN[session](browser);
    for (const screen of SCREENS.filter((one) => one.session === session && isWanted(one))) {
      // A state that cannot be reached leaves the others as they are.
      await picture(page, screen).catch((error: Error) => note(`${nameOf(screen)}: ${error}`));
    }
    await page.context().close();
    writeIndex();
  });
}

/** SCREENS names the addresses to take again. */
function isWanted(screen: Screen): boolean {
  return nameOf(screen).includes(process.env['SCREENS'] ?? '');
}

async function picture(page: Page, screen: Screen): Promise<void> {
  const { address, act, isFailing = false } = screen;
  if (isFailing) await page.route('**/api/**', (route) => route.abort());
  await page.setViewportSize({ width: WIDTHS[0]!, height: 844 });
  await page.goto('about:blank');
  await page.goto(address);
  await settle(page);
  await act?.(page);
  await settle(page);
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: join(FOLDER, `${nameOf(screen)}--${width}-${colorScheme}.png`),
        animations: 'disabled',
        fullPage: true,
        ...(height > MAX_HEIGHT ? { clip: { x: 0, y: 0, width, height: MAX_HEIGHT } } : {}),
      });
    }
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await settle(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) note(`${nameOf(screen)}: ${overflow} px wider than 320`);
  if (isFailing) await page.unrouteAll();
}

/** Waits for what loads, and two frames for what follows. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function nameOf({ session, address, state }: Screen): string {
  const words = [session, address, state ?? ''].join('--').replaceAll(/[^\w-]+/g, '-');
  return words.replaceAll(/^-+|-+$/g, '').slice(0, 140);
}

function note(line: string): void {
  console.log(line);
  appendFileSync(join(FOLDER, 'notes.txt'), `${line}\n`);
}

/** Lists the pictures that are in the folder, a row for each page and state. */
function writeIndex(): void {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
  const names = [...new Set(files.map((file) => file.replace(/--\d+-\w+\.png$/, '')))].toSorted();
  const rows = names.map((name) => {
    const own = files.filter((file) => file.startsWith(`${name}--`) && !file.includes('/'));
    const cells = own.map((file) => `<td><a href="${file}"><img src="${file}" loading="lazy"></a>`);
    return `<tr><th>${name.replaceAll('--', '<br>')}</th>${cells.join('')}</tr>`;
  });
  const style =
    'td{vertical-align:top}img{width:200px;max-height:400px;object-fit:cover;object-position:top}';
  const html = `<!doctype html><meta charset="utf-8"><title>${names.length} screens</title><style>${style}</style><table>${rows.join('')}</table>`;
  writeFileSync(join(FOLDER, 'index.html'), html);
}
