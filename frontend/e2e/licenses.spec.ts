import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Used only when the site is built: the theme is defined with them. */
const NOT_IN_THE_BROWSER = ['@chakra-ui/react', '@emotion/react'];

test('the footer leads to the licenses of every bundled package and font', async ({ page }) => {
  await page.goto('/pricing');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Open-Source Licenses' });
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  for (const [name, version] of Object.entries(dependencies)) {
    if (name.startsWith('@learning/') || NOT_IN_THE_BROWSER.includes(name)) continue;
    expect(text, name).toContain(`\n${name} ${version} (`);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Apache License');
});
