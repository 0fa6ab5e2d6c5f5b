import type { FirstCall } from '#queries/first-calls.ts';

/** The address of a page. */
export interface PageAddress {
  /** The values of the path's parameters, as they stand in the address. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** A part of the public catalog that a page is prerendered with (`app/prerendering/catalog-data.ts`). */
export type CatalogPart =
  | 'courses'
  | 'course-titles'
  | 'tiers'
  | 'course'
  | 'free-module'
  | 'home-lesson'
  | 'sample-document';

/**
 * What the site knows of a page before it runs. Prerendering, preloads, early calls, the worker's list and the pages that tests visit
 * are derived from it.
 */
export interface PageDefinition {
  /**
   * - `public`: prerendered completely, and starts without React.
   * - `form`: prerendered completely, and hydrated by React.
   * - `shell`: frame, headings and placeholders are prerendered; React replaces them once it knows the learner.
   * - `app`: rendered in the browser only, in the shell that all these pages share.
   */
  kind: 'public' | 'form' | 'shell' | 'app';
  /** Absent when the page names itself with `PageHead`, because its title depends on what it shows. */
  title?: string;
  /**
   * The page has one document for each of these, and its path the parameter `courseId`. With `module`, there is one for the course, too,
   * and the query of the address names the module.
   */
  each?: 'course' | 'module' | 'free-module';
  /** A file of `src/public` that the page loads beside the script of all public pages. */
  module?: string;
  /** @default nothing */
  data?: readonly CatalogPart[];
  /**
   * Shows the beginning of a lesson before the app has loaded (`startup/first-text.tsx`), so its documents preload only what that needs.
   *
   * @default false
   */
  textFirst?: boolean;
  /** The first screen has a text in the regular serif, whose font is preloaded: one that comes later is not used. @default false */
  startsWithQuote?: boolean;
  /** The page is one task from start to end, so it has no bar of pages at the lower edge of a phone. @default false */
  isTask?: boolean;
  /** Whether the page opens without a connection. @default false */
  offline?: boolean;
  /** Whether what is seen first depends on the deployment (`lib/config.ts`). @default false */
  readsConfig?: boolean;
  /** The calls whose responses a learner sees first. @default none */
  firstCalls?: (page: PageAddress & { learnerId: string }) => readonly FirstCall[];
}

/** Defines a page, beside its route: `dashboard.page.ts`. */
export function definePage(page: PageDefinition): PageDefinition {
  return page;
}

declare module '@tanstack/react-router' {
  /** A route without the definition of its page does not compile. */
  interface StaticDataRouteOption {
    /** The root route has none. */
    page: PageDefinition | null;
  }
}
