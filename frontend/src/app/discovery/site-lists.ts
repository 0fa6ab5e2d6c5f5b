/** The lists of pages for search engines and language models. */
import { site } from '@learning/content/site';
import { cookiesPage } from '@learning/content/site/cookies';
import { privacyPage } from '@learning/content/site/privacy';
import { TERMS_VERSION } from '@learning/content/site/terms-version';
import type { Catalog, DiscoveredPage } from './discovered-page.ts';

/** A page of the router. */
export interface PageKind {
  /** `/course/$courseId/play` */
  path: string;
  kind: string;
}

/** The day a legal text was last changed. */
const CHANGED_ON: Readonly<Record<string, string>> = {
  '/terms': TERMS_VERSION,
  '/privacy': privacyPage.updatedOn,
  '/cookies': cookiesPage.updatedOn,
};

/** Pages that list the whole catalog. */
const CATALOG_PAGES = ['/courses', '/course-review'];

/** Returns the day on which a page last changed, where the content states it: in a text or in the change logs of courses. */
export function changedOn(
  { path, course, freeModule }: DiscoveredPage,
  { courses }: Catalog,
): string | undefined {
  const shown = course ? [course] : CATALOG_PAGES.includes(path) ? courses : [];
  const days = shown
    .flatMap(({ changes }) => changes)
    .filter(({ modules }) => !freeModule || modules.length === 0 || modules.includes(freeModule.id))
    .map(({ date }) => date);
  return CHANGED_ON[path] ?? days.toSorted().at(-1);
}

/** Returns `/sitemap.xml` with the pages that can be found. */
export function sitemap(pages: readonly DiscoveredPage[], catalog: Catalog): string {
  const entries = pages.map((page) => {
    const day = changedOn(page, catalog);
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${site.origin}${page.path}</loc>${lastChange}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns `/robots.txt` for an environment that search engines may list. They need not ask for what only a learner or a program uses. */
export function robots(pages: readonly PageKind[]): string {
  const ofLearners = pages.filter(({ kind }) => kind !== 'public').map(({ path }) => path);
  const paths = ['/api/', ...ofLearners.map((path) => path.replaceAll(/\$\w+/g, '*')).toSorted()];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Returns `/llms.txt`: what the site is and where to read on, in Markdown.
 *
 * @see https://llmstxt.org
 */
export function llmsText(pages: readonly DiscoveredPage[], { tiers }: Catalog): string {
  const link = ({ title, path, description }: DiscoveredPage, facts = '') =>
    `- [${title}](${site.origin}${path}): ${facts}${description}`;
  const courses = pages.filter(({ course, freeModule }) => course && !freeModule);
  const free = pages.filter(({ freeModule }) => freeModule);
  const others = pages.filter(({ course, path }) => !course && path !== '/');
  const plans = tiers.map(({ name, price, yearlyPrice, description }) => {
    const yearly = yearlyPrice === null ? '' : ` or $${yearlyPrice} a year`;
    const amount = price === null ? 'Contact sales' : `$${price} a month${yearly}`;
    return `- ${name}, ${amount}: ${description}`;
  });
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    'Certificates show that a course was completed. They are not a license or a professional certification, and anyone can verify them under /verify.',
    '',
    '## Courses',
    '',
    ...courses.map((page) => {
      const { level, duration, price } = page.course!;
      return link(page, `${level}, ${duration}, $${price}. `);
    }),
    '',
    '## Modules to read for free',
    '',
    ...free.map((page) => link(page)),
    '',
    '## Plans',
    '',
    ...plans,
    '',
    '## More',
    '',
    ...others.map((page) => link(page)),
    '',
  ].join('\n');
}
