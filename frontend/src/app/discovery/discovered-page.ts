import type { CourseWithChanges, Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { PricingTier } from '@learning/shared/contract/billing';

/** The public catalog, as the content build writes it for prerendering. */
export interface Catalog {
  courses: CourseWithChanges[];
  modules: Record<number, ModuleSummary[]>;
  previews: Record<string, Module>;
  tiers: PricingTier[];
}

/** What search engines and previews of links are told about a public page. */
export interface DiscoveredPage {
  /** Canonical path. */
  path: string;
  /** Without the site's name. */
  title: string;
  description: string;
  /** The course that the page is about. */
  course?: CourseWithChanges;
  /** The module that the page shows in full. */
  freeModule?: ModuleSummary;
}

/**
 * Reads title, description and canonical path from a rendered page's head. Returns nothing for a page without a canonical path, which
 * search engines leave out.
 *
 * @throws Error when a page that can be found has no title or description
 */
export function discoveredPage(
  head: string,
  catalog: Catalog,
  site: { name: string; origin: string },
): DiscoveredPage | undefined {
  const canonical = attributeOf(head, /<link rel="canonical" href="([^"]*)"/);
  if (canonical === undefined) return undefined;
  const path = canonical.slice(site.origin.length) || '/';
  const title = attributeOf(head, /<title>([^<]*)<\/title>/);
  const description = attributeOf(head, /<meta name="description" content="([^"]*)"/);
  if (!title || !description) throw new Error(`${path} has no title or no description`);
  const [, courseId, rest] = /^\/courses\/(\d+)(\/preview)?$/.exec(path) ?? [];
  const course = catalog.courses.find(({ id }) => String(id) === courseId);
  const freeModule =
    course && rest && catalog.modules[course.id]?.find((module) => module.isPreview);
  return {
    path,
    title: title.replace(` · ${site.name}`, ''),
    description,
    ...(course ? { course } : {}),
    ...(freeModule ? { freeModule } : {}),
  };
}

const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
] as const;

function attributeOf(head: string, pattern: RegExp): string | undefined {
  const value = pattern.exec(head)?.[1];
  return value && ENTITIES.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), value);
}

/** Escapes a text as React does in what it renders. */
export function escapeText(text: string): string {
  return ENTITIES.toReversed().reduce((all, [entity, sign]) => all.replaceAll(sign, entity), text);
}
