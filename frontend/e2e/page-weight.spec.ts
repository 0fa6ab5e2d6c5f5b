import { expect, type Page, test } from '@playwright/test';

/** Compressed kilobytes of script that a first visit may load. When a page exceeds it, find the cause before raising it. */
const budgets: [string, number][] = [
  ['/', 25],
  ['/courses', 25],
  ['/courses/14', 25],
  ['/pricing', 25],
  ['/verify', 25],
  ['/login', 138],
];

/** Script of a learner's page before a press: kilobytes and files, as they are delivered. Source: shared/decisions/032-performance.md */
const learnerBudgets: [string, number, number][] = [
  ['/dashboard', 136, 10],
  ['/course/14/play?module=hr-documentation-basic-m2', 141, 9],
  ['/review', 131, 9],
  [
    '/course/14/play?module=hr-documentation-basic-m5#activity-hr-documentation-basic-skill-check',
    156,
    15,
  ],
];
/** Kilobytes of styles inside a page; `infra/deploy/site/page-budget.test.ts` holds it for every document. */
const MAX_INLINE_STYLES = 20;
/** Two fonts, and a third one on pages with quotes. */
const MAX_FONTS = 48;

async function weigh(page: Page, address: string) {
  // Compressed bytes by address: what was loaded ahead is requested again from memory.
  const scripts = new Map<string, number>();
  let fontBytes = 0;
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // The local stand-in for Stripe.js is not part of the product.
    const isStandIn = new URL(response.url()).pathname.startsWith('/_local/');
    if (type === 'script' && !isStandIn) {
      scripts.set(response.url(), Number(response.headers()['content-length']));
    }
    if (type === 'font') fontBytes += Number(response.headers()['content-length']);
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  const kilobytes = Math.round(bytes / 1024);
  const fontKilobytes = Math.round(fontBytes / 1024);
  const html = await response!.text();
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!).join('');
  const styleKilobytes = Math.round(Buffer.byteLength(styles) / 1024);
  console.log(
    `${address}: ${kilobytes} KB of script in ${scripts.size} files, ${fontKilobytes} KB of fonts, ${styleKilobytes} KB of styles inside`,
  );
  return { kilobytes, files: scripts.size, fontKilobytes, styleKilobytes };
}

for (const [address, budgetKilobytes] of budgets) {
  test(`a first visit to ${address} loads at most ${budgetKilobytes} KB of script and ${MAX_FONTS} KB of fonts`, async ({
    page,
  }) => {
    const { kilobytes, fontKilobytes, styleKilobytes } = await weigh(page, address);
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budgetKilobytes);
    expect(fontKilobytes).toBeGreaterThan(0);
    expect(fontKilobytes).toBeLessThanOrEqual(MAX_FONTS);
    expect(styleKilobytes).toBeLessThanOrEqual(MAX_INLINE_STYLES);
  });
}

test('the pages of a learner load few files of script', async ({ page }) => {
  await signIn(page);
  for (const [address, budgetKilobytes, budgetFiles] of learnerBudgets) {
    const { kilobytes, files, styleKilobytes } = await weighAgain(page, address);
    expect.soft(kilobytes, address).toBeLessThanOrEqual(budgetKilobytes);
    expect.soft(files, address).toBeLessThanOrEqual(budgetFiles);
    expect.soft(styleKilobytes, address).toBeLessThanOrEqual(MAX_INLINE_STYLES);
  }
});

test('public pages show a learner what they have with at most 60 KB of script', async ({
  page,
}) => {
  await signIn(page);
  for (const address of ['/', '/courses', '/courses/14', '/pricing', '/paths']) {
    const { kilobytes } = await weighAgain(page, address);
    expect.soft(kilobytes, address).toBeLessThanOrEqual(60);
    await expect(page.locator('[data-session=unknown]')).toHaveCount(0);
  }
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
}

/** Weighs a page that is opened after another one. */
async function weighAgain(page: Page, address: string) {
  page.removeAllListeners('response');
  await page.goto('about:blank');
  return weigh(page, address);
}
