import type { OperatedCourse } from '@learning/shared/contract/operators/courses';
import { daysBetween, isOldReading } from '@learning/shared/domain/law-readings';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { OperatedCourses } from './dependencies.ts';
import type { LinkCheckRecord } from './link-check-record.ts';

/** Returns all courses, hidden ones too, with the live version of the content and the last check of links. Everything is read at once. */
export async function listOperatedCourses(
  { operatedCourses, listVersions }: Pick<OperatedCourses, 'operatedCourses' | 'listVersions'>,
  now: Date,
) {
  const [courses, versions, check] = await Promise.all([
    operatedCourses.list(),
    listVersions(),
    operatedCourses.findLinkCheck(),
  ]);
  const live = versions.find(({ isLive }) => isLive);
  const today = now.toISOString().slice(0, 10);
  return {
    courses: courses.map((course) => presentCourse(course, check, today)),
    version: live ? { name: live.version, publishedAt: live.publishedAt } : null,
    linkCheck: check
      ? {
          checkedAt: check.checkedAt,
          linkCount: check.linkCount,
          redirectCount: check.redirectCount,
        }
      : null,
  };
}

function presentCourse(
  course: CourseRecord,
  check: LinkCheckRecord | undefined,
  today: string,
): OperatedCourse {
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
    deadLinks: (check?.dead ?? [])
      .filter(({ courseIds }) => courseIds.includes(course.id))
      .map(({ address, problem }) => ({ address, problem })),
  };
}
