import { expect, test } from '@playwright/test';
import { signInToDemo } from './steps/learner.ts';

test('a click before the script is there is answered once it is, and a card shows what the learner has', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/public-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /File them as they are/ }).click();
  await expect(page.getByText('This will hurt you later')).toBeHidden();
  release();
  await expect(page.getByText('This will hurt you later')).toBeVisible();
  await page.unroute('**/assets/public-*.js');

  await signInToDemo(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('link', { name: /^(Continue|Open) HR Foundations/ })).toHaveAttribute(
    'href',
    '/course/1/play',
  );
  expect(await page.evaluate(() => document.getElementById('root'))).toBeNull();
});

test('home page and prices are at most nine screens long on a phone (rule W31)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/pricing']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, address).toBeLessThanOrEqual(9 * 844);
  }
});

test('the home page is at most seven screens long on a desktop (rule W31)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(7 * 900);
});
