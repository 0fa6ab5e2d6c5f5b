import { isQuarter, type TimeEntry } from '@learning/shared/domain/learning-time';
import { learnerPartition } from '../table/keys.ts';
import { queryPartition, type Item, type Table } from '../table/table.ts';
import {
  CourseMarkRecord,
  EnrollmentRecord,
  EntitlementRecord,
  ProgressRecord,
} from './learner-records.ts';
import type { LearnerReader } from './learner-state.ts';

/** A learner's everyday items in the table. */
export function learnerRepository(table: Table): LearnerReader {
  return {
    async read(userId) {
      const items = await queryPartition(table, learnerPartition(userId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const marks = [...of('bookmark'), ...of('wish')].map((item) => CourseMarkRecord.parse(item));
      return {
        entitlements: of('entitlement').map((item) => EntitlementRecord.parse(item)),
        enrollments: of('enrollment').map(parseEnrollment),
        progress: of('moduleProgress').map((item) => ProgressRecord.parse(item)),
        bookmarkedCourseIds: marks
          .filter((mark) => mark.entity === 'bookmark')
          .map((mark) => mark.courseId),
        wishedCourseIds: marks
          .filter((mark) => mark.entity === 'wish')
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
          .map((mark) => mark.courseId),
        learningTime: of('learningTime').flatMap(parseLearningTime),
      };
    },
  };
}

/** DynamoDB's string set arrives as a Set, and an empty one not at all. */
export function parseEnrollment(item: Item): EnrollmentRecord {
  const completed = item['completedModuleIds'];
  const completedModuleIds = completed instanceof Set ? [...completed] : [];
  return EnrollmentRecord.parse({ ...item, completedModuleIds });
}

function parseLearningTime(item: Item): TimeEntry[] {
  const month = String(item['month']);
  return Object.entries(item).flatMap(([quarter, minutes]) =>
    isQuarter(quarter) && typeof minutes === 'number' ? [{ month, quarter, minutes }] : [],
  );
}
