import { Failure } from '#failure.ts';
import type { CourseRecord, ModuleRecord } from './catalog-records.ts';
import { findActivity, findCourse, findModule, isOffered, type CatalogReader } from './catalog.ts';

/** @throws Failure `course_not_found`. */
export async function requireCourse(
  catalog: CatalogReader,
  courseId: number,
): Promise<CourseRecord> {
  const course = findCourse(await catalog.read(), courseId);
  if (!course) throw new Failure('course_not_found');
  return course;
}

/** Returns a course that takes new learners. @throws Failure `course_not_found`, `course_not_offered`. */
export async function requireOfferedCourse(
  catalog: CatalogReader,
  courseId: number,
): Promise<CourseRecord> {
  const course = await requireCourse(catalog, courseId);
  if (!isOffered(course)) throw new Failure('course_not_offered');
  return course;
}

/** @throws Failure `module_not_found`. */
export async function requireModule(
  catalog: CatalogReader,
  moduleId: string,
): Promise<{ course: CourseRecord; module: ModuleRecord }> {
  const found = findModule(await catalog.read(), moduleId);
  if (!found) throw new Failure('module_not_found');
  return found;
}

/** @throws Failure `activity_not_found`. */
export async function requireActivity(catalog: CatalogReader, activityId: string) {
  const found = findActivity(await catalog.read(), activityId);
  if (!found) throw new Failure('activity_not_found');
  return found;
}
