import { site } from '@learning/content/site';
import { home } from '@learning/content/site/home';
import type { CourseWithChanges, ModuleSummary } from '@learning/shared/contract/catalog';
import { describe, expect, it } from 'vitest';
import {
  type Catalog,
  discoveredPage,
  escapeText,
} from '../../src/app/discovery/discovered-page.ts';
import { sharingPicture } from './sharing-picture.ts';
import { changedOn, llmsText, sitemap } from '../../src/app/discovery/site-lists.ts';
import {
  isoDuration,
  structuredData,
  structuredDataScript,
} from '../../src/app/discovery/structured-data.ts';

const minutes = { onScreen: 60, activities: 30, atDesk: 120 };
const course: CourseWithChanges = {
  id: 3,
  slug: 'pay',
  title: 'Pay & Equity',
  description: 'Set pay that holds up.',
  imageUrl: null,
  isPopular: false,
  moduleNumber: 3,
  level: 'advanced',
  category: 'performance',
  duration: '3.5 hours',
  minutes,
  price: 129,
  rating: '5.0',
  reviewCount: 0,
  publishedOn: '2026-11-21',
  features: ['Read a pay range'],
  moduleCount: 1,
  activityCount: 2,
  resourceCount: 1,
  contentStatus: 'full',
  instructionHours: 1.5,
  listing: 'published',
  changes: [
    { date: '2026-11-20', edition: 2, kind: 'law', modules: ['pay-m2'], text: 'Law checked.' },
    { date: '2026-10-01', edition: 1, kind: 'content', modules: [], text: 'Published.' },
  ],
};
const lesson: ModuleSummary = {
  id: 'pay-m1',
  courseId: 3,
  order: 1,
  title: 'Why pay is hard',
  description: 'Where pay goes wrong.',
  type: 'lesson',
  duration: '40 minutes',
  durationMinutes: 40,
  minutes,
  resources: [],
  activityCount: 0,
  activityIds: [],
  isPreview: true,
  recallCardCount: 0,
};
const catalog: Catalog = { courses: [course], modules: { 3: [lesson] }, previews: {}, tiers: [] };

const headOf = (path: string, title: string) =>
  `<title>${escapeText(title)} · ${site.name}</title><meta name="description" content="What it is."/><link rel="canonical" href="${site.origin}${path}"/>`;
const pageAt = (path: string, title: string) => discoveredPage(headOf(path, title), catalog, site)!;
const graphOf = (path: string, title: string, html = '') =>
  JSON.stringify(structuredData(pageAt(path, title), html, 'https://x.example/p.png', catalog));

describe('a page that can be found', () => {
  it('is read from the head of what was rendered', () => {
    expect(pageAt('/courses/3', 'Pay & Equity')).toMatchObject({
      path: '/courses/3',
      title: 'Pay & Equity',
      description: 'What it is.',
      course,
    });
    expect(pageAt('/courses/3/preview', 'Free').freeModule).toBe(lesson);
    expect(pageAt('/', 'Home').course).toBeUndefined();
  });

  it('needs a canonical address, a title and a description', () => {
    expect(discoveredPage('<title>Account</title>', catalog, site)).toBeUndefined();
    const untitled = headOf('/courses', '').replace(/<title>.*<\/title>/, '');
    expect(() => discoveredPage(untitled, catalog, site)).toThrow('/courses has no title');
  });
});

describe('structured data', () => {
  it('of a course has price, hours and modules, and no rating that no one gave', () => {
    const graph = graphOf('/courses/3', 'Pay & Equity');
    expect(graph).toContain('"price":129,"priceCurrency":"USD"');
    expect(graph).toContain('"courseWorkload":"PT3H30M"');
    expect(graph).toContain('"name":"Why pay is hard"');
    expect(graph).not.toMatch(/rating|"review/i);
  });

  it('of a page with questions names those that it shows', () => {
    const [first, second] = home.questions.items;
    const graph = graphOf('/', 'Home', `<h3>${escapeText(first!.question)}</h3>`);
    expect(graph).toContain(JSON.stringify(first!.question));
    expect(graph).not.toContain(JSON.stringify(second!.question));
    expect(graphOf('/', 'Home')).not.toContain('FAQPage');
  });

  it('cannot end its element', () => {
    const script = structuredDataScript({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization', name: '</script><script>steal()' }],
    });
    expect(script.match(/<\/script>/g)).toHaveLength(1);
  });

  it.each([
    [0, 'PT0M'],
    [45, 'PT45M'],
    [60, 'PT1H'],
    [210, 'PT3H30M'],
  ])('writes %i minutes as %s', (given, expected) => {
    expect(isoDuration(given)).toBe(expected);
  });
});

it('a picture is the same for the same page, and another one for another', () => {
  const pages = [pageAt('/courses/3', 'Pay'), pageAt('/pricing', 'Plans')];
  const [first, second] = pages.map((page) => JSON.stringify(sharingPicture(page, catalog)));
  expect(JSON.stringify(sharingPicture(pages[0]!, catalog))).toBe(first);
  expect(second).not.toBe(first);
});

it('the lists name each page once, and the day of change where it is known', () => {
  const pages = [pageAt('/', 'Home'), pageAt('/terms', 'Terms'), pageAt('/courses/3', 'Pay')];
  expect(sitemap(pages, catalog)).toContain(`<url><loc>${site.origin}/</loc></url>`);
  expect(sitemap(pages, catalog)).toMatch(/\/terms<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect(changedOn(pages[2]!, catalog)).toBe('2026-11-20');
  expect(changedOn(pageAt('/courses', 'Courses'), catalog)).toBe('2026-11-20');
  // The latest change concerns another module.
  expect(changedOn(pageAt('/courses/3/preview', 'Free'), catalog)).toBe('2026-10-01');
  expect(llmsText(pages, catalog)).toContain(
    `- [Pay](${site.origin}/courses/3): advanced, 3.5 hours, $129. What it is.`,
  );
});
