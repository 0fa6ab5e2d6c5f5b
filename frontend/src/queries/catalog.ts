import { apiQuery } from './api-query.ts';

export const coursesQuery = () => apiQuery('listCourses', {});

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
  apiQuery('getResource', { params: { id: courseId, resourceId } });
