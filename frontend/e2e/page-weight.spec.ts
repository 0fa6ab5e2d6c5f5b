import { expect, test } from '@playwright/test';

/** Compressed kilobytes of script that a first visit may load. When a page exceeds it, find the cause before raising it. */
const budgets: [string, number][] = [
  ['/', 25],
  ['/courses', 25],
  ['/courses/14', 25],
  ['/pricing', 25],
  ['/verify', 25],
  ['/login', 150],
];

for (const [address, budgetKilobytes] of budgets) {
  test(`a first visit to ${address} loads at most ${budgetKilobytes} KB of script and two fonts`, async ({
    page,
  }) => {
    const scripts: Promise<number>[] = [];
    let fonts = 0;
    page.on('requestfinished', (request) => {
      // The local stand-in for Stripe.js is not part of the product.
      const isStandIn = new URL(request.url()).pathname.startsWith('/_local/');
      if (request.resourceType() === 'script' && !isStandIn) {
        scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
      }
      if (request.resourceType() === 'font') fonts += 1;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    const kilobytes = Math.round(bytes / 1024);
    console.log(`${address}: ${kilobytes} KB of script in ${scripts.length} files, ${fonts} fonts`);
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(budgetKilobytes);
    expect(fonts).toBeLessThanOrEqual(2);
  });
}
