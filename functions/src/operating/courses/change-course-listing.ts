import type { CourseListing } from '@learning/shared/domain/course';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatedCourses } from './dependencies.ts';

interface Input {
  courseId: number;
  listing: CourseListing;
  /** The one that the operator saw. */
  version: number;
  reason: string;
}

/**
 * Publishes, announces or hides a course, with its audit record in the same transaction. Learners' calls see it once their cached
 * catalog is a minute old.
 *
 * @throws Failure `course_not_found`, `changed_by_operator`. Source: rules/content.md C46
 */
export async function changeCourseListing(
  { courseId, listing, version, reason }: Input,
  operator: Operator,
  { operatedCourses, newId }: Pick<OperatedCourses, 'operatedCourses' | 'newId'>,
  now: Date,
): Promise<{ listing: CourseListing; version: number }> {
  return retryOnConflict(async () => {
    const before = await operatedCourses.find(courseId);
    if (!before) throw new Failure('course_not_found');
    if (before.listingVersion !== version) throw changed(before);
    const entry = {
      operator,
      action: 'changeCourseListing',
      subject: `course ${courseId}`,
      reason,
      before: { listing: before.listing },
      after: { listing },
    };
    const change = { listing, version, by: operator.name, at: now.toISOString() };
    const audit = auditWrites(entry, newId(now), now);
    const outcome = await operatedCourses.changeListing(courseId, change, [audit]);
    // Read again, the course says who was faster.
    return outcome === 'changed' ? { listing, version: version + 1 } : CONFLICT;
  });
}

function changed({ listingChangedBy, listingChangedAt }: CourseRecord): Failure {
  return new Failure('changed_by_operator', {
    by: [listingChangedBy ?? ''],
    at: [listingChangedAt ?? ''],
  });
}
