import { expect, test, type Locator } from '@playwright/test';
import { signInToDemo } from './steps/learner.ts';

const fontSizeOf = (element: Locator) =>
  element.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));

test('on a wide screen, header and lesson begin at the same edge', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await signInToDemo(page);
  await page.goto('/course/14/play');
  await expect(page.locator('[data-full-width]')).toBeVisible();
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect.poll(async () => (await logo.boundingBox())?.x).toBeLessThan(64);
});

test('what a learner has of a course is not set like a price', async ({ page }) => {
  await page.goto('/courses');
  // Hidden ones have their size, too.
  const label = page.locator('[data-if^="source="]').first();
  const price = page.locator('[data-if="!source"]').first();
  expect(await fontSizeOf(label)).toBeLessThan(await fontSizeOf(price));
});

test('the ways to sign in have letters of one size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const code = page.getByRole('button', { name: 'Email Me a Code' });
  await expect(code).toBeVisible();
  const passkey = page.getByRole('button', { name: 'Use a Passkey' });
  expect(await fontSizeOf(passkey)).toBe(await fontSizeOf(code));
});

test('on a phone, nothing is left open between an empty inbox and what follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDemo(page);
  await page.goto('/notifications');
  const empty = await page.getByRole('link', { name: 'Browse Courses' }).last().boundingBox();
  const next = await page.getByRole('heading', { name: 'Recent Activity' }).boundingBox();
  expect(next!.y - empty!.y - empty!.height).toBeLessThan(120);
});
