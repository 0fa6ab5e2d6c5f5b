import { site } from '@learning/content/site';
import { expect, test } from 'vitest';
import { deliveredText } from './delivered-text.ts';

const origin = 'https://learn.example.org';
const robots = `User-agent: *\nDisallow: /account\n\nSitemap: ${site.origin}/sitemap.xml\n`;

test.each(['courses/1/index.html', 'sitemap.xml', 'llms.txt', 'robots.txt'])(
  '%s names the address where it is delivered',
  (key) => {
    const text = `${site.origin}/courses/1 and ${site.origin}/`;
    expect(deliveredText(key, text, { origin, isListed: true })).toBe(
      `${origin}/courses/1 and ${origin}/`,
    );
  },
);

test('a script is delivered as it was built', () => {
  const code = `const address = "${site.origin}";`;
  expect(deliveredText('assets/app-1a2b.js', code, { origin, isListed: true })).toBe(code);
});

test('a site that is not listed lets search engines in, to read that they may not list it', () => {
  const unlisted = deliveredText('robots.txt', robots, { origin, isListed: false });
  expect(unlisted).toContain('Allow: /');
  expect(unlisted).not.toMatch(/Disallow|Sitemap/);
  expect(deliveredText('robots.txt', robots, { origin, isListed: true })).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
});
