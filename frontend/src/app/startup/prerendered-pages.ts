import type {
  CourseWithChanges,
  Module,
  ModuleSummary,
  Resource,
} from '@learning/shared/contract/catalog';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { QueryClient } from '@tanstack/react-query';
import { documentationCourseIds } from '#features/marketing/documentation-courses.ts';
import {
  courseQuery,
  coursesQuery,
  courseTitles,
  courseTitlesQuery,
  featuredCoursesQuery,
  modulesQuery,
  previewModuleQuery,
  sampleDocumentQuery,
} from '#queries/catalog.ts';
import { tiersQuery } from '#queries/billing.ts';
import { NOT_FOUND_PATH } from './not-found-path.ts';

/** Responses of the public catalog calls, written by the content build for prerendering. */
export interface CatalogData {
  courses: CourseWithChanges[];
  modules: Record<number, ModuleSummary[]>;
  previews: Record<string, Module>;
  tiers: PricingTier[];
  sampleDocument?: Resource;
}

/** The pages that are prerendered for every visitor and hydrated, because they are forms. */
export const hydratedPages = ['/login'];

/** Returns the path of every public page, which starts without React. */
export function catalogPages(data: CatalogData): string[] {
  return [
    '/',
    '/courses',
    '/pricing',
    '/paths',
    '/teams',
    '/instructor',
    '/credentials',
    '/course-review',
    '/terms',
    '/privacy',
    '/cookies',
    '/verify',
    ...data.courses.flatMap(({ id }) => [`/courses/${id}`, `/course/${id}`]),
    ...data.courses.flatMap(({ id }) => (previewOf(data, id) ? [`/courses/${id}/preview`] : [])),
    NOT_FOUND_PATH,
  ];
}

/**
 * Returns the path of every page whose frame and placeholders are prerendered: what it shows depends on the learner. The player has one
 * for each course, because course and modules are delivered with it.
 */
export function shellPages(data: CatalogData): string[] {
  return [
    '/dashboard',
    '/review',
    '/certificates',
    '/checkout',
    '/account',
    '/account/purchases',
    '/account/requests',
    '/account/team',
    '/notifications',
    '/join',
    '/unsubscribe',
    ...data.courses.map(({ id }) => `/course/${id}/play`),
  ];
}

/** The path of the shell for all other pages, which are printed resources. */
export const GENERIC_SHELL = '/course/0/resources/0';

/** Pages that list or count the whole catalog. */
const COUNTED_PAGES = [
  '/',
  '/courses',
  '/paths',
  '/teams',
  '/instructor',
  '/credentials',
  '/course-review',
];

/** Pages that name plans with their prices. */
const PLAN_PAGES = ['/', '/pricing', '/paths', '/teams'];

/** Fills the query cache with the responses that the calls of a page would get. */
export function seedCatalog(queryClient: QueryClient, path: string, data: CatalogData): void {
  const cache = (query: { queryKey: readonly unknown[] }, response: unknown) =>
    queryClient.setQueryData(query.queryKey, response, { updatedAt: 0 });
  if (path === '/') {
    cache(featuredCoursesQuery(), data.courses.filter((course) => course.isPopular).slice(0, 3));
    const [lessonCourse] = documentationCourseIds;
    const preview = previewOf(data, lessonCourse);
    cache(modulesQuery(lessonCourse), data.modules[lessonCourse]);
    if (preview) cache(previewModuleQuery(preview.id), preview);
    cache(sampleDocumentQuery(), data.sampleDocument ?? null);
  }
  if (PLAN_PAGES.includes(path)) cache(tiersQuery(), data.tiers);
  if (COUNTED_PAGES.includes(path)) cache(coursesQuery(), data.courses);
  if (path === '/login' || path === '/checkout')
    cache(courseTitlesQuery(), courseTitles(data.courses));
  const id = Number(/^\/courses?\/(\d+)/.exec(path)?.[1]);
  const course = data.courses.find((candidate) => candidate.id === id);
  if (!course) return;
  cache(courseQuery(id), course);
  cache(modulesQuery(id), data.modules[id]);
  const preview = path.endsWith('/preview') && previewOf(data, id);
  if (preview) cache(previewModuleQuery(preview.id), preview);
}

function previewOf(data: CatalogData, courseId: number): Module | undefined {
  const module = data.modules[courseId]?.find(({ isPreview }) => isPreview);
  return module && data.previews[module.id];
}
