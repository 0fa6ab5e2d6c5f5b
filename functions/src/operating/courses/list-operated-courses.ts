import type { OperatedCourse } from '@learning/shared/contract/operators/courses';
import { daysBetween, isOldReading } from '@learning/shared/domain/law-readings';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { OperatedCourses } from './dependencies.ts';

/** Returns all courses, hidden ones too, with the live version of the content. Everything is read at once. */
export async function listOperatedCourses(
  { operatedCourses, listVersions }: Pick<OperatedCourses, 'operatedCourses' | 'listVersions'>,
  now: Date,
) {
  const [courses, versions] = await Promise.all([operatedCourses.list(), listVersions()]);
  const live = versions.find(({ isLive }) => isLive);
  const today = now.toISOString().slice(0, 10);
  return {
    courses: courses.map((course) => presentCourse(course, today)),
    version: live ? { name: live.version, publishedAt: live.publishedAt } : null,
  };
}

function presentCourse(course: CourseRecord, today: string): OperatedCourse {
  const [newest] = course.changes;
  return {
    id: course.id,
    title: course.title,
    listing: course.listing,
    listingVersion: course.listingVersion,
    listingChangedBy: course.listingChangedBy ?? null,
    listingChangedAt: course.listingChangedAt ?? null,
    edition: newest?.edition ?? null,
    changedOn: newest?.date ?? null,
    modules: course.modules.map(({ id, title, type }) => ({ id, title, type })),
    lawReadings: course.lawReadings.map((reading) => ({
      ...reading,
      days: daysBetween(reading.readOn, today),
      isOld: isOldReading(reading.readOn, today),
    })),
  };
}
