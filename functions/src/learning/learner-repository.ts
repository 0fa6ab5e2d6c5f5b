import { isQuarter, type TimeEntry } from '@learning/shared/domain/time/learning-time';
import { learnerPartition } from '#table/keys.ts';
import { queryPartition, type Item, type Table } from '#table/table.ts';
import { readStored } from '#table/stored-item.ts';
import {
  achievementItem,
  activityResultItem,
  completionItem,
  courseMarkItem,
  enrollmentItem,
  entitlementItem,
  membershipItem,
  progressItem,
  type EnrollmentRecord,
} from './learner-records.ts';
import type { LearnerReader } from './learner-state.ts';
import { parseProfile } from './profile/profile-record.ts';

/** Reads everything in a learner's main partition. */
export function learnerRepository(table: Table): LearnerReader {
  return {
    async read(userId) {
      const items = await queryPartition(table, learnerPartition(userId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const newestMarks = (entity: 'bookmark' | 'wish') =>
        of(entity)
          .map((item) => readStored(courseMarkItem, item))
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      return {
        entitlements: of('entitlement').map((item) => readStored(entitlementItem, item)),
        memberships: of('teamMembership').map((item) => readStored(membershipItem, item)),
        enrollments: of('enrollment').map(parseEnrollment),
        progress: of('moduleProgress').map((item) => readStored(progressItem, item)),
        bookmarks: newestMarks('bookmark'),
        wishlistCourseIds: newestMarks('wish').map((mark) => mark.courseId),
        learningTime: of('learningTime').flatMap(parseLearningTime),
        monthVersions: Object.fromEntries(
          of('learningTime').map((item) => [String(item['month']), Number(item['version'] ?? 0)]),
        ),
        activityResults: of('activityResult').map((item) => readStored(activityResultItem, item)),
        achievements: of('achievement').map((item) => readStored(achievementItem, item)),
        completions: of('courseCompletion').map((item) => readStored(completionItem, item)),
        profile: parseProfile(of('profile')[0]),
      };
    },
  };
}

/** Converts the completed modules: DynamoDB returns a string set as a Set, and omits an empty one. */
export function parseEnrollment(item: Item): EnrollmentRecord {
  const completed = item['completedModuleIds'];
  const completedModuleIds = completed instanceof Set ? [...completed] : [];
  return readStored(enrollmentItem, { ...item, completedModuleIds });
}

function parseLearningTime(item: Item): TimeEntry[] {
  const month = String(item['month']);
  return Object.entries(item).flatMap(([quarter, minutes]) =>
    isQuarter(quarter) && typeof minutes === 'number' ? [{ month, quarter, minutes }] : [],
  );
}
