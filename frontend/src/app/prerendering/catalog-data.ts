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
import type { CatalogPart, PageDefinition } from '../page-definition.ts';

/** Responses of the public catalog calls, written by the content build for prerendering. */
export interface CatalogData {
  courses: CourseWithChanges[];
  modules: Record<number, ModuleSummary[]>;
  previews: Record<string, Module>;
  tiers: PricingTier[];
  sampleDocument?: Resource;
}

type Cache = (query: { queryKey: readonly unknown[] }, response: unknown) => void;

const parts: Record<CatalogPart, (cache: Cache, data: CatalogData, courseId: number) => void> = {
  courses: (cache, { courses }) => cache(coursesQuery(), courses),
  'course-titles': (cache, { courses }) => cache(courseTitlesQuery(), courseTitles(courses)),
  tiers: (cache, { tiers }) => cache(tiersQuery(), tiers),
  course: (cache, { courses, modules }, courseId) => {
    cache(
      courseQuery(courseId),
      courses.find(({ id }) => id === courseId),
    );
    cache(modulesQuery(courseId), modules[courseId]);
  },
  'free-module': (cache, data, courseId) => {
    const module = freeModuleOf(data, courseId);
    if (module) cache(previewModuleQuery(module.id), module);
  },
  'home-lesson': (cache, data) => {
    const [courseId] = documentationCourseIds;
    cache(featuredCoursesQuery(), data.courses.filter((course) => course.isPopular).slice(0, 3));
    cache(modulesQuery(courseId), data.modules[courseId]);
    parts['free-module'](cache, data, courseId);
  },
  'sample-document': (cache, { sampleDocument }) =>
    cache(sampleDocumentQuery(), sampleDocument ?? null),
};

/** Fills the query cache with the responses that a page is prerendered with. */
export function fillCache(
  queryClient: QueryClient,
  page: PageDefinition,
  courseId: number,
  data: CatalogData,
): void {
  const cache: Cache = (query, response) =>
    queryClient.setQueryData(query.queryKey, response, { updatedAt: 0 });
  for (const part of page.data ?? []) parts[part](cache, data, courseId);
}

/** Returns the module of a course that visitors can read. */
export function freeModuleOf(data: CatalogData, courseId: number): Module | undefined {
  const module = data.modules[courseId]?.find(({ isPreview }) => isPreview);
  return module && data.previews[module.id];
}
