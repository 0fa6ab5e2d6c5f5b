import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@learning/content/site';
import { coursePicturePath } from '@learning/shared/credentials/issuing/addresses';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, builtPages, readBuilt, unescaped } from './built-pages.ts';
import { readVocabulary, vocabularyProblems } from '#testing/schema-vocabulary.ts';
import { readSiteRoutes, SITE_DIRECTORY } from './site-files.ts';
import { StructuredData } from './structured-data-schema.ts';

const pages = builtPages();
/** The pages that search engines may list: each under its canonical address. */
const listed = pages.filter(({ path, html }) => canonicalOf(html) === path);

function canonicalOf(html: string): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return address && (address.slice(site.origin.length) || '/');
}

function metaOf({ html }: BuiltPage, name: string): string {
  const [, content] =
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return unescaped(content ?? '');
}

function titleOf({ html }: BuiltPage): string {
  return unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

function graphOf({ html }: BuiltPage): unknown {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]![1]!);
}

/** Returns width and height from the header of a PNG file. */
function sizeOf(file: string): [width: number, height: number] {
  const png = readFileSync(join(SITE_DIRECTORY, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('every page that can be found', () => {
  it('is one of the public pages, each course and its free module among them', () => {
    const paths = listed.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/courses', '/pricing', '/terms']));
    const courses = paths.filter((path) => /^\/courses\/\d+$/.test(path));
    expect(courses.length).toBeGreaterThan(10);
    for (const course of courses) expect(paths).toContain(`${course}/preview`);
  });

  it('has a title and a description of its own', () => {
    for (const of of [titleOf, (page: BuiltPage) => metaOf(page, 'description')]) {
      const texts = listed.map(of);
      expect(texts.every((text) => text.length > 5)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('separates the parts of its title as all others do', () => {
    expect(listed.map(titleOf).filter((title) => title.includes(' | '))).toEqual([]);
  });

  it('leads to the page that checks certificates, home and credentials in their text, too', () => {
    const links = (html: string) => html.split('href="/verify"').length - 1;
    for (const { path, html } of listed) expect(links(html), path).toBeGreaterThan(0);
    const texts = listed
      .filter(({ path }) => ['/', '/credentials'].includes(path))
      .map(({ html }) => html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(links(text)).toBeGreaterThan(0);
  });

  it('loads one font more early at home, which begins with a quote', () => {
    const fonts = (html: string) => html.match(/<link rel="preload" as="font"/g)?.length ?? 0;
    const [home, ...others] = listed.toSorted((a, b) => a.path.length - b.path.length);
    expect(home!.path).toBe('/');
    const usual = new Set(others.map(({ html }) => fonts(html)));
    expect(Math.max(...usual)).toBeLessThan(fonts(home!.html));
  });

  it('has its content in the document itself, and links its styles', () => {
    for (const { path, html } of listed) {
      expect(html, path).toMatch(/<h1[^>]*>/);
      expect(html.slice(0, html.indexOf('</head>')), path).toMatch(
        /<link rel="stylesheet"[^>]* href="\/assets\/[^"]+\.css">/,
      );
    }
  });

  it('has a picture of 1200 × 630 for previews of its link', () => {
    for (const page of listed) {
      const picture = metaOf(page, 'og:image');
      expect(picture.startsWith(`${site.origin}/assets/`), page.path).toBe(true);
      expect(sizeOf(picture.slice(site.origin.length)), page.path).toEqual([1200, 630]);
      expect(metaOf(page, 'og:image:alt'), page.path).not.toBe('');
      expect(metaOf(page, 'twitter:card'), page.path).toBe('summary_large_image');
    }
  });

  it('has structured data with all that search engines require, in the words of schema.org', () => {
    const vocabulary = readVocabulary();
    for (const page of listed) {
      const graph = graphOf(page);
      expect(StructuredData.safeParse(graph).error?.issues, page.path).toBeUndefined();
      const things = (graph as { '@graph': unknown })['@graph'];
      expect(vocabularyProblems(vocabulary, things), page.path).toEqual([]);
    }
  });

  it('names in its structured data only questions that it shows', () => {
    for (const page of listed) {
      const { '@graph': things } = StructuredData.parse(graphOf(page));
      for (const thing of things) {
        if (thing['@type'] !== 'FAQPage') continue;
        const text = unescaped(page.html.slice(0, page.html.indexOf('application/ld+json')));
        for (const { name } of thing.mainEntity) expect(text, page.path).toContain(name);
      }
    }
  });
});

it('what a second address shows is listed under the first', () => {
  const others = pages.filter(({ path, html }) => {
    const canonical = canonicalOf(html);
    return canonical !== undefined && canonical !== path;
  });
  expect(others.length).toBeGreaterThan(10);
  for (const { path } of others) expect(path).toMatch(/^\/course\/\d+$/);
  const unlisted = pages.filter(({ html }) => canonicalOf(html) === undefined);
  expect(unlisted.length).toBeGreaterThan(5);
  for (const page of unlisted) expect(metaOf(page, 'robots'), page.path).toBe('noindex');
});

describe('the lists for search engines and language models', () => {
  it('name every page that can be found, and no other', () => {
    const inSitemap = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address!.slice(site.origin.length) || '/',
    );
    expect(inSitemap.toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
    const inText = [...readBuilt('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address]) =>
      address!.slice(site.origin.length),
    );
    expect([...inText, '/'].toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
  });

  it('state days of change as dates', () => {
    const days = [...readBuilt('sitemap.xml').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
    expect(days.length).toBeGreaterThan(0);
    for (const [, day] of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('keep search engines away from private pages, and from no public one', () => {
    const robots = readBuilt('robots.txt');
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
      ([, path]) => new RegExp(`^${path!.replaceAll('*', '.*')}`),
    );
    const isRefused = (path: string) => rules.some((rule) => rule.test(path));
    const open = ['/verify', '/404'];
    const unlisted = pages.filter(({ path, html }) => !canonicalOf(html) && !open.includes(path));
    const ofTheApp = [...unlisted.map(({ path }) => path), ...readSiteRoutes().shell];
    expect(ofTheApp).toContain('/dashboard');
    for (const path of [...ofTheApp, '/api/courses']) expect(isRefused(path), path).toBe(true);
    for (const { path } of listed) expect(isRefused(path), path).toBe(false);
  });
});

it('the manifest names icons that exist in the sizes it states', () => {
  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const [drawn, ...painted] = manifest.icons;
  expect(readBuilt(drawn!.src.slice(1))).toContain('<svg');
  for (const { src, sizes, type } of painted) {
    expect([type, sizeOf(src).join('x')]).toEqual(['image/png', sizes]);
  }
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  for (const { path, html } of pages) expect(html, path).toContain('rel="manifest"');
});

// Source: rules/certificates.md K26
it('each course has its picture under a name that stays in every release, for previews of its certificates', () => {
  const courses = listed.filter(({ path }) => /^\/courses\/\d+$/.test(path));
  expect(courses.length).toBeGreaterThan(10);
  for (const page of courses) {
    const lasting = coursePicturePath(Number(page.path.split('/').at(-1)));
    const hashed = metaOf(page, 'og:image').slice(`${site.origin}/`.length);
    expect(sizeOf(lasting)).toEqual([1200, 630]);
    const bytes = [lasting, hashed].map((file) => readFileSync(join(SITE_DIRECTORY, file)));
    expect(bytes[0]!.equals(bytes[1]!), page.path).toBe(true);
    expect(readSiteRoutes().files).toContain('/share/*');
  }
});
