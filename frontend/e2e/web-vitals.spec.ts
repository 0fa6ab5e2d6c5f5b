import { expect, test, type Page } from '@playwright/test';
import { signInToDemo } from './steps/learner.ts';

const VITALS = '/api/web-vitals';

/** Makes every visit a sampled one, of a browser that no program drives, and collects what it sends. */
async function openSampled(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.exposeFunction('collectSent', (body: string) => sent.push(body));
  await page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => {
        (globalThis as unknown as { collectSent: (text: string) => void }).collectSent(text);
      });
      return send(address, body);
    };
  });
  return sent;
}

/** Hides the page, as leaving its tab does. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a sampled visit tells once how fast a public page was, without its id, and the server accepts it', async ({
  page,
}) => {
  const sent = await openSampled(page);
  const loaded = page.waitForResponse((response) => response.url().includes('report-vitals'));
  await page.goto('/courses/14');
  await loaded;
  await page.getByRole('heading', { level: 1 }).click();
  const accepted = page.waitForResponse((response) => response.url().endsWith(VITALS));
  await leave(page);
  expect((await accepted).status()).toBe(204);
  await leave(page);
  await expect.poll(() => sent.length).toBe(1);
  const vitals = JSON.parse(sent[0]!) as Record<string, unknown>;
  expect(vitals).toMatchObject({
    page: '/courses/$courseId',
    lcpMs: expect.any(Number) as unknown,
  });
  expect(Object.keys(vitals).filter((key) => !/^(page|lcpMs|inpMs|cls)$/.test(key))).toEqual([]);
});

test('a sampled visit of the app names its page, too, and other visits load nothing', async ({
  page,
}) => {
  await signInToDemo(page);
  const context = page.context();
  const usual: string[] = [];
  page.on('request', (sentRequest) => usual.push(sentRequest.url()));
  await page.goto('/dashboard', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leave(page);
  expect(usual.filter((url) => /vitals/.test(url))).toEqual([]);

  const sampled = await context.newPage();
  const sent = await openSampled(sampled);
  const loaded = sampled.waitForResponse((response) => response.url().includes('report-vitals'));
  await sampled.goto('/dashboard');
  await loaded;
  await leave(sampled);
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0]!)).toMatchObject({ page: '/dashboard' });
});
