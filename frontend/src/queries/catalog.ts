import type { Resource } from '@learning/shared/contract/catalog';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { apiQuery } from './api-query.ts';
import { coursesCall, resourceCall } from './first-calls.ts';

export const coursesQuery = () => apiQuery(...coursesCall());

/** Reads the titles of all courses by id. The sign-in form and the checkout are delivered with them. */
export const courseTitlesQuery = () =>
  queryOptions({
    queryKey: ['course-titles'],
    queryFn: async ({ signal }) => courseTitles(await api.listCourses({}, { signal })),
  });

export function courseTitles(
  courses: readonly { id: number; title: string }[],
): Record<number, string> {
  return Object.fromEntries(courses.map(({ id, title }) => [id, title]));
}

/** Reads what the search looks through. It stays until the page is left. */
export const searchIndexQuery = () => apiQuery('getSearchIndex', {});

export const featuredCoursesQuery = () => apiQuery('listFeaturedCourses', {});

export const courseQuery = (courseId: number) =>
  apiQuery('getCourse', { params: { id: courseId } });

/** Reads the course's modules in order, without their text. */
export const modulesQuery = (courseId: number) =>
  apiQuery('listModules', { params: { id: courseId } });

/** Reads a module that visitors can read, with its text. */
export const previewModuleQuery = (moduleId: string) =>
  apiQuery('getPreviewModule', { params: { id: moduleId } });

/** Reads one module with its text. Rejects with `payment_required` when access has ended. */
export const moduleQuery = (moduleId: string) =>
  apiQuery('getModule', { params: { id: moduleId } });

/** Reads one downloadable resource. */
export const resourceQuery = (courseId: number, resourceId: string) =>
  apiQuery(...resourceCall(courseId, resourceId));

/** The document that the home page shows. Only the build knows it: visitors cannot read resources. */
export const sampleDocumentQuery = () =>
  queryOptions({
    queryKey: ['sampleDocument'] as const,
    queryFn: (): Resource | null => null,
    staleTime: Infinity,
  });
