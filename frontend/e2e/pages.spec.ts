import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';
import { expectStill, watchShifts } from './steps/layout-shift.ts';
import { signInToDemo, startTrial } from './steps/learner.ts';
import { PAGES, type VisitedPage } from './steps/pages.ts';
import { checkScreen, inspectZoomed } from './steps/screen-check.ts';

/** Compressed kilobytes, to catch accidents. */
const MAX_SCRIPT = { visitor: { public: 40, app: 190 }, learner: { public: 190, app: 190 } };
const MAX_DOCUMENT = 40;

test.use({ viewport: { width: 412, height: 823 } });

for (const visited of PAGES) {
  const { address, session, kind } = visited;
  test(`${address} for a ${session}: light, still, without errors and accessible`, async ({
    page,
  }) => {
    await signIn(page, session);
    const consoleErrors = watchConsole(page);
    await watchShifts(page);
    const weight = await openAndWeigh(page, address);
    const budget = MAX_SCRIPT[session === 'visitor' ? 'visitor' : 'learner'][kind];
    expect.soft(weight.script, 'KB of script').toBeLessThanOrEqual(budget);
    expect.soft(weight.document, 'KB of the document').toBeLessThanOrEqual(MAX_DOCUMENT);
    await expectStill(page);
    expect.soft(consoleErrors.filter((text) => !isExpected(text, visited))).toEqual([]);

    const title = page.getByRole('heading', { level: 1 });
    // Until React shows the form that the address asks for, the served sign-in form is there.
    const isOtherForm = address.startsWith('/login?mode=');
    await checkScreen(
      page,
      isOtherForm ? title.filter({ hasNotText: /^Sign in$/ }) : title,
      address,
    );
    await inspectZoomed(page, address);
  });
}

async function signIn(page: Page, session: VisitedPage['session']): Promise<void> {
  if (session === 'demo account') await signInToDemo(page);
  if (session === 'new learner') await startTrial(page);
}

/** Opens a page and returns the compressed kilobytes of its document and of all scripts it loads before a click. */
async function openAndWeigh(page: Page, address: string) {
  // What was loaded ahead is requested again from memory.
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    // The local stand-in for Stripe.js is not part of the product.
    const isStandIn = new URL(response.url()).pathname.startsWith('/_local/');
    if (response.request().resourceType() !== 'script' || isStandIn) return;
    scripts.set(response.url(), Number(response.headers()['content-length']));
  });
  // On a busy machine, the network can be idle before the document has asked for its scripts.
  const document = await page.goto(address);
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  return { script: bytes / 1024, document: Number(document!.headers()['content-length']) / 1024 };
}

const isExpected = (text: string, { refusal }: VisitedPage) =>
  refusal !== undefined && text.includes(`status of ${refusal}`);
