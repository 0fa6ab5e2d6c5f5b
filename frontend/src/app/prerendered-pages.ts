import type { Course, Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { QueryClient } from '@tanstack/react-query';
import { documentationCourseIds } from '#features/marketing/documentation-courses.ts';
import {
  courseQuery,
  coursesQuery,
  featuredCoursesQuery,
  modulesQuery,
  previewModuleQuery,
} from '#queries/catalog.ts';
import { tiersQuery } from '#queries/billing.ts';

/** What the content build writes for prerendering: the answers of the public catalog calls. */
export interface CatalogData {
  courses: Course[];
  modules: Record<number, ModuleSummary[]>;
  previews: Record<string, Module>;
  tiers: PricingTier[];
}

/** The 404 page has no address of its own; it is rendered under one that no route matches. */
export const NOT_FOUND_PATH = '/404';

/** Every page that is rendered ahead of time. */
export function catalogPages(data: CatalogData): string[] {
  return [
    '/',
    '/courses',
    '/pricing',
    ...data.courses.flatMap(({ id }) => [`/courses/${id}`, `/course/${id}`]),
    ...data.courses.flatMap(({ id }) => (previewOf(data, id) ? [`/courses/${id}/preview`] : [])),
    NOT_FOUND_PATH,
  ];
}

/** Puts the answers that a page's calls would get into the query cache. */
export function seedCatalog(queryClient: QueryClient, path: string, data: CatalogData): void {
  const put = (query: { queryKey: readonly unknown[] }, answer: unknown) =>
    queryClient.setQueryData(query.queryKey, answer, { updatedAt: 0 });
  if (path === '/') {
    put(featuredCoursesQuery(), data.courses.filter((course) => course.isPopular).slice(0, 3));
    for (const id of documentationCourseIds) {
      put(
        courseQuery(id),
        data.courses.find((course) => course.id === id),
      );
    }
  }
  if (path === '/' || path === '/pricing') put(tiersQuery(), data.tiers);
  if (path === '/courses') put(coursesQuery(), data.courses);
  const id = Number(/^\/courses?\/(\d+)/.exec(path)?.[1]);
  const course = data.courses.find((candidate) => candidate.id === id);
  if (!course) return;
  put(courseQuery(id), course);
  put(modulesQuery(id), data.modules[id]);
  const preview = path.endsWith('/preview') && previewOf(data, id);
  if (preview) put(previewModuleQuery(preview.id), preview);
}

function previewOf(data: CatalogData, courseId: number): Module | undefined {
  const module = data.modules[courseId]?.find(({ isPreview }) => isPreview);
  return module && data.previews[module.id];
}
