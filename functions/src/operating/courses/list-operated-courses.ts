import type { OperatedCourse } from '@learning/shared/contract/operators/courses';
import { daysBetween, isOldReading } from '@learning/shared/domain/law-readings';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { LinkCheck, OperatedCourses } from './dependencies.ts';

/** Returns all courses, hidden ones too, with the live version of the content. Everything is read at once. */
export async function listOperatedCourses(
  {
    operatedCourses,
    listVersions,
    readLinkCheck,
  }: Pick<OperatedCourses, 'operatedCourses' | 'listVersions' | 'readLinkCheck'>,
  now: Date,
) {
  const [courses, versions, links] = await Promise.all([
    operatedCourses.list(),
    listVersions(),
    readLinkCheck(),
  ]);
  const live = versions.find(({ isLive }) => isLive);
  const today = now.toISOString().slice(0, 10);
  return {
    courses: courses.map((course) => ({
      ...presentCourse(course, today),
      deadLinks: deadLinksOf(course.id, links),
    })),
    version: live ? { name: live.version, publishedAt: live.publishedAt } : null,
    linkCheck: links ? { checkedAt: links.checkedAt, addresses: links.addressCount } : null,
  };
}

function deadLinksOf(courseId: number, check: LinkCheck | undefined): OperatedCourse['deadLinks'] {
  return (check?.links ?? [])
    .filter((link) => link.courseId === courseId)
    .map(({ address, kind, detail, place, country }) => ({ address, kind, detail, place, country }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.address.localeCompare(b.address));
}

function presentCourse(course: CourseRecord, today: string): Omit<OperatedCourse, 'deadLinks'> {
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
