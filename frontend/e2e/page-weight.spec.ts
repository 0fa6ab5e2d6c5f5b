import { expect, type Page, test } from '@playwright/test';

/** Compressed kilobytes of script that a first visit may load. When a page exceeds it, find the cause before raising it. */
const budgets: [string, number][] = [
  ['/', 25],
  ['/courses', 25],
  ['/courses/14', 25],
  ['/pricing', 25],
  ['/verify', 25],
  ['/login', 153],
];

/** Script of a learner's page before a press: kilobytes and files. The goal is 135 KB in 15 requests; see decision 042. */
const learnerBudgets: [string, number, number][] = [
  ['/dashboard', 198, 55],
  ['/course/14/play?module=hr-documentation-basic-m2', 210, 65],
];
/** Kilobytes of styles inside a page. */
const MAX_INLINE_STYLES = 20;
const INLINE_STYLES: Readonly<Record<string, number>> = { '/': 23 };

async function weigh(page: Page, address: string) {
  // Compressed bytes by address: what was loaded ahead is requested again from memory.
  const scripts = new Map<string, number>();
  let fonts = 0;
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // The local stand-in for Stripe.js is not part of the product.
    const isStandIn = new URL(response.url()).pathname.startsWith('/_local/');
    if (type === 'script' && !isStandIn) {
      scripts.set(response.url(), Number(response.headers()['content-length']));
    }
    if (type === 'font') fonts += 1;
  });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  const kilobytes = Math.round(bytes / 1024);
  const html = await response!.text();
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!).join('');
  const styleKilobytes = Math.round(Buffer.byteLength(styles) / 1024);
  console.log(
    `${address}: ${kilobytes} KB of script in ${scripts.size} files, ${fonts} fonts, ${styleKilobytes} KB of styles inside`,
  );
  return { kilobytes, files: scripts.size, fonts, styleKilobytes };
}

for (const [address, budgetKilobytes] of budgets) {
  test(`a first visit to ${address} loads at most ${budgetKilobytes} KB of script and two fonts`, async ({
    page,
  }) => {
    const { kilobytes, fonts, styleKilobytes } = await weigh(page, address);
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budgetKilobytes);
    expect(fonts).toBeLessThanOrEqual(2);
    expect(styleKilobytes).toBeLessThanOrEqual(INLINE_STYLES[address] ?? MAX_INLINE_STYLES);
  });
}

test('the pages of a learner load few files of script', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  for (const [address, budgetKilobytes, budgetFiles] of learnerBudgets) {
    page.removeAllListeners('response');
    await page.goto('about:blank');
    const { kilobytes, files, styleKilobytes } = await weigh(page, address);
    expect.soft(kilobytes, address).toBeLessThanOrEqual(budgetKilobytes);
    expect.soft(files, address).toBeLessThanOrEqual(budgetFiles);
    expect.soft(styleKilobytes, address).toBeLessThanOrEqual(MAX_INLINE_STYLES);
  }
});
